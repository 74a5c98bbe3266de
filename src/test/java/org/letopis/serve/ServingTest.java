package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreConfig;
import org.letopis.store.StoreException;
import org.letopis.store.Stores;

class ServingTest {

  private static final String COUNT =
      "SELECT (COUNT(?c) AS ?n) { ?c a <https://w3id.org/letopis/ontology#Claim> }";

  @TempDir Path data;

  @Test
  void without_a_release_the_error_says_what_to_run() {
    assertThatThrownBy(() -> LetopisServer.start(SmallRelease.settings(data)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("letopis build");
  }

  @Test
  void a_port_that_is_taken_is_named(@TempDir Path other) throws Exception {
    SmallRelease.build(data, "small.trig");
    SmallRelease.build(other, "small.trig");
    try (LetopisServer first = LetopisServer.start(SmallRelease.settings(data))) {
      int port = first.url().getPort();
      Settings same = SmallRelease.settings(other, port);
      assertThatThrownBy(() -> LetopisServer.start(same))
          .isInstanceOf(ServeException.class)
          .hasMessageContaining(Integer.toString(port))
          .hasMessageContaining("--port");
    }
  }

  @Test
  void a_server_leaves_its_address_while_it_runs() throws Exception {
    SmallRelease.build(data, "small.trig");
    try (LetopisServer server = LetopisServer.start(SmallRelease.settings(data))) {
      assertThat(ServerAddress.read(data).orElseThrow()).isEqualTo(server.url());
    }
    assertThat(ServerAddress.read(data)).isEmpty();
  }

  /** While its release is still being read and its processes start. */
  @RepeatedTest(4)
  void a_server_that_is_stopped_as_soon_as_it_runs_leaves_nothing_behind() throws Exception {
    Release release = SmallRelease.build(data, "small.trig");
    LetopisServer.start(SmallRelease.settings(data)).close();
    assertThat(ServerAddress.read(data)).isEmpty();
    try (Stream<Path> left = Files.list(data.resolve("serving"))) {
      assertThat(left.filter(Files::isDirectory)).isEmpty();
    }
    // Nobody has the store open: here it can be opened again.
    Stores.close(
        StoreConfig.read(SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"))
            .open(release.folder()));
  }

  @Test
  void a_running_server_follows_a_new_release() throws Exception {
    SmallRelease.build(data, "small.trig");
    try (LetopisServer server = LetopisServer.start(SmallRelease.settings(data))) {
      Client client = new Client(server.url());
      assertThat(client.query(COUNT, "text/csv").body()).contains("2");

      Release next = SmallRelease.build(data, "smaller.trig");

      Instant end = Instant.now().plus(Duration.ofMinutes(3));
      while (!client.get("health", "*/*").body().contains(next.id())) {
        assertThat(Instant.now()).isBefore(end);
        assertThat(client.query(COUNT, "text/csv").statusCode()).isEqualTo(200);
        Thread.sleep(100);
      }
      assertThat(client.query(COUNT, "text/csv").body()).contains("1");
      String outside = "SELECT ?s { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }";
      assertThat(client.query(outside, "text/csv").statusCode()).isBetween(400, 499);
    }
  }

  @Test
  void a_running_server_goes_back_and_forth_at_once() throws Exception {
    Release first = SmallRelease.build(data, "small.trig");
    try (LetopisServer server = LetopisServer.start(SmallRelease.settings(data))) {
      Client client = new Client(server.url());
      Release second = SmallRelease.build(data, "smaller.trig");
      awaitRelease(client, second);
      for (Release next : List.of(first, second, first)) {
        new Releases(data).rollback(Optional.of(next.id()));
        awaitRelease(client, next);
        assertThat(client.query(COUNT, "text/csv").body()).contains(next.equals(first) ? "2" : "1");
        assertThat(client.get(".", "text/html").statusCode()).isEqualTo(200);
      }
    }
  }

  @Test
  void a_release_that_cannot_be_opened_leaves_the_one_before() throws Exception {
    Release first = SmallRelease.build(data, "small.trig");
    try (LetopisServer server = LetopisServer.start(SmallRelease.settings(data))) {
      Client client = new Client(server.url());
      Path broken = data.resolve("releases/broken");
      Files.createDirectories(broken.resolve("tdb2"));
      Files.writeString(broken.resolve("tdb2/Data-0001"), "no folder");
      point(broken);
      // Until the server has looked at it: what it says of it is in its log.
      Thread.sleep(5000);
      assertThat(client.query(COUNT, "text/csv").body()).contains("2");
      assertThat(client.get("health", "*/*").body()).contains(first.id());

      Release next = SmallRelease.build(data, "smaller.trig");
      awaitRelease(client, next);
      assertThat(client.query(COUNT, "text/csv").body()).contains("1");
    }
  }

  /** As somebody's hand would. */
  private void point(Path release) throws IOException {
    Path link = data.resolve("current");
    Files.delete(link);
    Files.createSymbolicLink(link, data.relativize(release));
  }

  private static void awaitRelease(Client client, Release release) throws Exception {
    Instant end = Instant.now().plus(Duration.ofMinutes(3));
    while (!client.get("health", "*/*").body().contains(release.id())) {
      assertThat(Instant.now()).isBefore(end);
      Thread.sleep(100);
    }
  }

  @Test
  void two_servers_in_one_process_have_workers_each(@TempDir Path other) throws Exception {
    SmallRelease.build(data, "small.trig");
    SmallRelease.build(other, "smaller.trig");
    try (LetopisServer first = LetopisServer.start(SmallRelease.settings(data));
        LetopisServer second = LetopisServer.start(SmallRelease.settings(other))) {
      Instant end = Instant.now().plus(Duration.ofMinutes(3));
      for (LetopisServer server : List.of(first, second)) {
        Client client = new Client(server.url());
        while (!client.get("health", "*/*").body().contains("\"workers\":2")) {
          assertThat(Instant.now()).isBefore(end);
          Thread.sleep(100);
        }
      }
      assertThat(new Client(first.url()).query(COUNT, "text/csv").body()).contains("2");
      assertThat(new Client(second.url()).query(COUNT, "text/csv").body()).contains("1");
    }
  }
}
