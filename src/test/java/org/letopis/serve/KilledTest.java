package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Checksums;
import org.letopis.store.Kept;
import org.letopis.store.Release;
import org.letopis.store.Releases;

/**
 * Processes that are really killed (SIGKILL) at random moments of build, switch and serving:
 * afterwards the old or the new release is there, whole, and what was left over goes at the next
 * start. {@code -Plong} kills 200 times.
 */
class KilledTest {

  private static final int KILLS = Integer.getInteger("letopis.kills", 10);
  private static final int LONGEST_MILLIS = 1500;
  private static final String COUNT =
      "SELECT (COUNT(?c) AS ?n) { ?c a <https://w3id.org/letopis/ontology#Claim> }";

  /** Printed with a failure: the same seed gives the same moments, as far as a machine does. */
  private final long seed = Long.getLong("letopis.seed", System.nanoTime());

  private final Random random = new Random(seed);

  @TempDir Path data;

  @Test
  void a_killed_build_leaves_the_old_release_or_the_new_one() throws Exception {
    Map<String, String> counts = new TreeMap<>();
    counts.put(SmallRelease.build(data, "smaller.trig").id(), "1");
    counts.put(SmallRelease.build(data, "small.trig").id(), "2");
    try (ServerProcess server =
        ServerProcess.start(
            data, "--workers=2", "--queries-per-minute=0", "--seconds-per-minute=0")) {
      Client client = new Client(server.url());
      for (int i = 0; i < KILLS; i++) {
        killABuild();
        Release release = new Releases(data).needed();
        assertThat(counts).as("seed %d, kill %d", seed, i).containsKey(release.id());
        assertThat(Checksums.broken(release)).as("seed %d, kill %d", seed, i).isEmpty();
        for (Kept kept : new Releases(data).all()) {
          assertThat(Checksums.broken(kept.release())).isEmpty();
        }
        HttpResponse<String> answer = client.query(COUNT, "text/csv");
        String served = answer.headers().firstValue("Letopis-Release").orElseThrow();
        assertThat(answer.body().lines().toList())
            .as("seed %d, kill %d, release %s", seed, i, served)
            .containsExactly("n", counts.get(served));
      }
    }
    SmallRelease.build(data, "small.trig");
    assertThat(names(data)).doesNotContain("building", "gone", "current.new");
    assertThat(new Releases(data).all()).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void a_killed_server_leaves_nothing_that_keeps_the_next_from_starting() throws Exception {
    SmallRelease.build(data, "small.trig");
    for (int i = 0; i < Math.max(2, KILLS / 10); i++) {
      ServerProcess server = ServerProcess.start(data, "--workers=2");
      assertThat(ServerAddress.read(data)).contains(server.url());
      Thread.sleep(random.nextInt(LONGEST_MILLIS));
      List<ProcessHandle> children = server.children();
      server.kill();
      for (ProcessHandle child : children) {
        child.onExit().get(20, java.util.concurrent.TimeUnit.SECONDS);
      }
      assertThat(ServerAddress.read(data)).isEmpty();
      assertThat(data.resolve("server")).doesNotExist();
    }
    try (LetopisServer next = LetopisServer.start(SmallRelease.settings(data))) {
      assertThat(new Client(next.url()).query(COUNT, "text/csv").body()).contains("2");
      assertThat(folders(data.resolve("serving"))).hasSize(1);
    }
    assertThat(folders(data.resolve("serving"))).isEmpty();
  }

  /** Starts a process that builds without end, and kills it at a random moment of that. */
  private void killABuild() throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Dletopis.home=" + SmallRelease.HOME,
            BuildingProcess.class.getName(),
            data.toString());
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream()))) {
      assertThat(lines.readLine()).isEqualTo("begins");
      Thread.sleep(random.nextInt(LONGEST_MILLIS));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  @Test
  void answers_are_of_one_release_while_it_is_switched() throws Exception {
    Map<String, String> counts = new TreeMap<>();
    counts.put(SmallRelease.build(data, "small.trig").id(), "2");
    try (LetopisServer server = LetopisServer.start(SmallRelease.settings(data))) {
      Client client = new Client(server.url());
      String next = SmallRelease.build(data, "smaller.trig").id();
      counts.put(next, "1");
      Instant end = Instant.now().plus(Duration.ofMinutes(3));
      String served = "";
      while (!served.equals(next)) {
        assertThat(Instant.now()).isBefore(end);
        HttpResponse<String> answer = client.query(COUNT, "text/csv");
        served = answer.headers().firstValue("Letopis-Release").orElseThrow();
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body().lines().toList()).containsExactly("n", counts.get(served));
      }
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(e -> e.getFileName().toString()).toList();
    }
  }

  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Files::isDirectory).toList();
    }
  }
}
