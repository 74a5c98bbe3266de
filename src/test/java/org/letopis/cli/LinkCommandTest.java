package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client against our own reconciliation service, a real one of that API, over loopback. */
class LinkCommandTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  @TempDir Path folder;
  private Path mappings;
  private Path data;

  /**
   * The mappings without links, so that there is something to ask for; the release's data folder.
   */
  @BeforeEach
  void copy() throws IOException {
    mappings = Files.createDirectories(folder.resolve("mappings/links")).getParent();
    data = Files.createDirectories(folder.resolve("data"));
    Files.createSymbolicLink(
        data.resolve("current"), SERVER.data().resolve("current").toRealPath());
  }

  /** The link leads out of the folder that is cleared. */
  @AfterEach
  void leave() throws IOException {
    Files.delete(data.resolve("current"));
  }

  @Test
  void candidates_are_written_for_a_person_to_decide_and_nothing_is_linked() throws IOException {
    Files.writeString(
        mappings.resolve("links/wikidata.tsv"), "prizren\tQ1\tconfirmed\tmade up for this test\n");
    Cli linked = link(SERVER.url() + "reconcile");
    assertThat(linked.code()).as(linked.err()).isEqualTo(ExitCode.DONE);
    List<String[]> rows = rows();
    assertThat(rows).hasSizeGreaterThan(20).allMatch(cells -> cells.length == 10);
    assertThat(rows)
        .anySatisfy(
            cells ->
                assertThat(cells)
                    .startsWith("drajkovce", "Settlement", "Drajkovce", "settlement/drajkovce")
                    .contains("100.0", "yes"));
    assertThat(rows).noneMatch(cells -> cells[0].equals("prizren"));
    assertThat(rows).noneMatch(cells -> cells[1].equals("Person") || cells[1].equals("Group"));
    assertThat(Files.readString(mappings.resolve("links/wikidata.tsv"))).hasLineCount(1);
  }

  @Test
  void what_was_refused_is_not_suggested_again_and_the_same_asked_twice_is_the_same()
      throws IOException {
    link(SERVER.url() + "reconcile");
    Path file = mappings.resolve("links/candidates.tsv");
    String first = Files.readString(file);
    link(SERVER.url() + "reconcile");
    assertThat(Files.readString(file)).isEqualTo(first);
    String line = first.lines().filter(l -> l.startsWith("drajkovce\t")).findFirst().orElseThrow();
    Files.writeString(file, first.replace(line, line + "no"));
    Cli again = link(SERVER.url() + "reconcile");
    assertThat(Files.readString(file).lines().filter(l -> l.startsWith(line)))
        .containsExactly(line + "no");
    long open = rows().stream().filter(cells -> !cells[9].equals("no")).count();
    assertThat(again.out()).contains(open + " candidates to decide");
  }

  @Test
  void requests_come_in_batches_and_answers_are_kept() throws IOException {
    List<String> bodies = new CopyOnWriteArrayList<>();
    try (Passing service = new Passing(bodies, List.of())) {
      Cli linked = link(service.address(), "--batch", "7");
      assertThat(linked.code()).as(linked.err()).isEqualTo(ExitCode.DONE);
      List<String> posts = bodies.stream().filter(b -> !b.isEmpty()).toList();
      long queries = posts.stream().mapToLong(LinkCommandTest::queries).sum();
      assertThat(posts).allMatch(b -> queries(b) <= 7);
      assertThat((long) posts.size()).isEqualTo((queries + 6) / 7);
      bodies.clear();
      link(service.address(), "--batch", "7");
      assertThat(bodies.stream().filter(b -> !b.isEmpty())).isEmpty();
    }
  }

  @Test
  void a_service_that_is_busy_is_waited_for() throws IOException {
    List<String> bodies = new CopyOnWriteArrayList<>();
    try (Passing service = new Passing(bodies, List.of(503, 429))) {
      Cli linked = link(service.address());
      assertThat(linked.code()).as(linked.err()).isEqualTo(ExitCode.DONE);
      assertThat(rows()).isNotEmpty();
    }
  }

  @Test
  void a_service_that_stays_broken_is_told_and_nothing_is_written() throws IOException {
    try (Passing service =
        new Passing(new ArrayList<>(), Stream.generate(() -> 500).limit(20).toList())) {
      Cli linked = link(service.address());
      assertThat(linked.code()).isEqualTo(ExitCode.FAILED);
      assertThat(linked.err()).contains("answered 500", "try again later");
      assertThat(mappings.resolve("links/candidates.tsv")).doesNotExist();
    }
  }

  @Test
  void without_a_network_that_is_said_and_nothing_is_written() throws IOException {
    int closed;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      closed = socket.getLocalPort();
    }
    Cli linked = link("http://localhost:" + closed + "/");
    assertThat(linked.code()).isEqualTo(ExitCode.FAILED);
    assertThat(linked.err())
        .contains("cannot be reached", "without a network")
        .doesNotContain("\tat ");
    assertThat(mappings.resolve("links/candidates.tsv")).doesNotExist();
  }

  @Test
  void what_is_no_such_service_is_told() {
    assertThat(link(SERVER.url() + "health").err())
        .contains("does not say that it speaks version 0.2");
    assertThat(link(SERVER.url() + "assets/page.css").err()).contains("is no service of this API");
    assertThat(link(SERVER.url() + "nothing").err()).contains("answered 404");
    assertThat(link(SERVER.url() + "reconcile", "--batch", "0").code()).isEqualTo(ExitCode.USAGE);
  }

  private static long queries(String body) {
    return body.split("%22query%22", -1).length - 1L;
  }

  private Cli link(String service, String... more) {
    return Cli.run(
        Stream.concat(
                Stream.of(
                    "link",
                    "--service",
                    service,
                    "--data",
                    data,
                    "--mappings",
                    mappings,
                    "--pause",
                    "5",
                    "--retries",
                    "3"),
                Stream.of(more))
            .toArray());
  }

  private List<String[]> rows() throws IOException {
    return Files.readAllLines(mappings.resolve("links/candidates.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .toList();
  }

  /** Passes requests on to the real service, notes them, and fails first as it is told. */
  private static final class Passing implements AutoCloseable {

    private final HttpServer server;
    private final List<String> bodies;
    private final List<Integer> failures;

    Passing(List<String> bodies, List<Integer> failures) throws IOException {
      this.bodies = bodies;
      this.failures = new ArrayList<>(failures);
      this.server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/", this::pass);
      server.start();
    }

    String address() {
      return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    private void pass(HttpExchange exchange) throws IOException {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      int status = 200;
      String answer;
      if (failures.isEmpty()) {
        bodies.add(body);
        answer =
            body.isEmpty()
                ? SERVER.get("reconcile").body()
                : SERVER
                    .post("reconcile", body, "Content-Type", "application/x-www-form-urlencoded")
                    .body();
      } else {
        status = failures.removeFirst();
        answer = "busy";
      }
      byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(status, bytes.length);
      try (exchange) {
        exchange.getResponseBody().write(bytes);
      }
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }
}
