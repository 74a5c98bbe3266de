package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * One client sends queries that fill their memory, three at a time, as fast as they end, and has a
 * process ended with each. Others ask on: each of their queries and pages is answered.
 */
@Isolated("it compares times")
class BombsTest {

  private static final int BOMBS = 3;
  private static final Duration LONG = Duration.ofSeconds(25);
  private static final Duration MOST = Duration.ofSeconds(2);

  /** On top: three processors' worth of work on a machine that may have one. */
  private static final int BUSIER = 10;

  private static final String BOMBER = "198.51.100.1";
  private static final String READER = "198.51.100.2";

  @TempDir static Path data;
  private static ServerProcess server;
  private static Client client;

  @BeforeAll
  static void start() throws Exception {
    SmallRelease.build(data, "small.trig");
    server =
        ServerProcess.start(
            data,
            "--workers=4",
            "--query-memory=96",
            "--behind-proxy",
            "--queries-per-minute=0",
            "--seconds-per-minute=0");
    client = new Client(server.url());
    server.awaitWorkers(4);
    server.awaitArchive(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void who_breaks_processes_is_alone_with_it() throws Exception {
    String gallery =
        "letopis/sparql?query="
            + Client.encoded(
                Files.readString(SmallRelease.HOME.resolve("queries/02-figures-by-source.rq")));
    Duration before = median(asked(gallery, Instant.now().plusSeconds(2)));
    Instant end = Instant.now().plus(LONG);
    try (ExecutorService threads = Executors.newFixedThreadPool(BOMBS + 2)) {
      List<Future<List<String>>> bombers = new ArrayList<>();
      for (int i = 0; i < BOMBS; i++) {
        bombers.add(threads.submit(() -> bombed(end)));
      }
      Future<List<Duration>> pages = threads.submit(() -> asked("ontology", end));
      List<Duration> queries = asked(gallery, end);

      assertThat(bombs(bombers)).contains("memory").isSubsetOf("memory", "at-once");
      assertThat(Collections.max(queries))
          .as("%d queries after a median of %s", queries.size(), before)
          .isLessThan(MOST.plus(before.multipliedBy(BUSIER)));
      assertThat(pages.get()).isNotEmpty(); // each of them with an answer
    }
  }

  private static List<String> bombs(List<Future<List<String>>> bombers)
      throws InterruptedException, ExecutionException {
    List<String> limits = new ArrayList<>();
    for (Future<List<String>> bomber : bombers) {
      limits.addAll(bomber.get());
    }
    return limits;
  }

  /** Which limits ended the bombs. */
  private static List<String> bombed(Instant end) throws IOException, InterruptedException {
    StringBuilder bomb =
        new StringBuilder("SELECT (STRLEN(?x29) AS ?n) { BIND(\"0123456789\" AS ?x0)");
    for (int i = 1; i < 30; i++) {
      bomb.append(" BIND(CONCAT(?x%1$d, ?x%1$d) AS ?x%2$d)".formatted(i - 1, i));
    }
    String path = "letopis/sparql?query=" + Client.encoded(bomb + " }");
    List<String> limits = new ArrayList<>();
    while (Instant.now().isBefore(end)) {
      HttpResponse<String> answer = client.send("GET", path, "X-Forwarded-For", BOMBER, "");
      limits.add(answer.headers().firstValue("Letopis-Limit").orElse(answer.body()));
    }
    return limits;
  }

  /** How long answers took, every one of them 200. */
  private static List<Duration> asked(String path, Instant end)
      throws IOException, InterruptedException {
    List<Duration> taken = new ArrayList<>();
    while (Instant.now().isBefore(end)) {
      long begin = System.nanoTime();
      HttpResponse<String> answer = client.send("GET", path, "X-Forwarded-For", READER, "");
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      taken.add(Duration.ofNanos(System.nanoTime() - begin));
      Thread.sleep(50);
    }
    return taken;
  }

  private static Duration median(List<Duration> all) {
    return all.stream().sorted().toList().get(all.size() / 2);
  }
}
