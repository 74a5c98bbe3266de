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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Checksums;
import org.letopis.store.Kept;
import org.letopis.store.Release;
import org.letopis.store.Releases;

/**
 * Processes that are really killed (SIGKILL) at random moments of build, switch and serving:
 * afterwards the old or the new release is there, whole, and what was left over goes at the next
 * start. {@code -Plong} kills 200 builders of stores under a running server, 50 servers with a
 * builder beside them, and 50 times the whole command that builds.
 */
class KilledTest {

  private static final int KILLS = Integer.getInteger("letopis.kills", 10);
  private static final int FEWER = Math.max(2, KILLS / 4);
  private static final int LONGEST_MILLIS = 1500;
  private static final int START_MILLIS = 9000;
  private static final List<String> LEFT_OVER = List.of("building", "gone", "current.new");
  private static final String COUNT =
      "SELECT (COUNT(?c) AS ?n) { ?c a <https://w3id.org/letopis/ontology#Claim> }";

  /** Printed with a failure: the same seed gives the same moments, as far as a machine does. */
  private final long seed = Long.getLong("letopis.seed", System.nanoTime());

  private final Random random = new Random(seed);

  /** What the kills met, for whoever runs them. */
  private final Map<String, Integer> met = new TreeMap<>();

  @TempDir Path data;

  @AfterEach
  void tell() {
    System.out.println("seed " + seed + ", what the kills met: " + met);
  }

  @Test
  void a_killed_build_leaves_the_old_release_or_the_new_one() throws Exception {
    Map<String, String> counts = twoReleases();
    String before = new Releases(data).needed().id();
    try (ServerProcess server =
        ServerProcess.start(
            data, "--workers=2", "--queries-per-minute=0", "--seconds-per-minute=0")) {
      Client client = new Client(server.url());
      for (int i = 0; i < KILLS; i++) {
        killABuilder(i % 2 == 0);
        String release = whole(counts, i).id();
        met(release.equals(before) ? "the same release" : "another release");
        before = release;
        answers(client, counts, i);
      }
    }
    SmallRelease.build(data, "small.trig");
    assertThat(names(data)).doesNotContainAnyElementsOf(LEFT_OVER);
    assertThat(new Releases(data).all()).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void a_killed_server_leaves_nothing_that_keeps_the_next_from_starting() throws Exception {
    Map<String, String> counts = twoReleases();
    for (int i = 0; i < FEWER; i++) {
      Process builder = builder();
      List<ProcessHandle> children;
      try {
        // Before it serves, while it serves, while it follows to the next release.
        children = i % 2 == 0 ? killWhileItStarts() : killWhileItServes(counts, i);
      } finally {
        builder.destroyForcibly().waitFor();
      }
      for (ProcessHandle child : children) {
        child.onExit().get(20, TimeUnit.SECONDS);
      }
      assertThat(ServerAddress.read(data)).isEmpty();
      assertThat(data.resolve("server")).doesNotExist();
      whole(counts, i);
    }
    try (LetopisServer next = LetopisServer.start(SmallRelease.settings(data))) {
      answers(new Client(next.url()), counts, FEWER);
      assertThat(folders(data.resolve("serving"))).hasSize(1);
    }
    assertThat(folders(data.resolve("serving"))).isEmpty();
  }

  @Test
  void the_command_that_builds_can_be_killed_at_any_moment() throws Exception {
    Path texts = Files.createDirectory(data.resolve("texts"));
    List<String> commands = new ArrayList<>();
    Map<String, String> releases = new TreeMap<>();
    long longest = 0;
    for (String houses : List.of("20", "30")) {
      Files.writeString(
          texts.resolve("one.txt"),
          "U selu Lipa je 17. marta 2004. godine spaljeno %s kuća.\n".formatted(houses));
      long begin = System.nanoTime();
      assertThat(buildCommand(texts).waitFor()).isZero();
      longest = Math.max(longest, System.nanoTime() - begin);
      releases.put(new Releases(data).needed().id(), houses + " kuća");
      commands.add(houses);
    }
    for (int i = 0; i < FEWER; i++) {
      Files.writeString(
          texts.resolve("one.txt"),
          "U selu Lipa je 17. marta 2004. godine spaljeno %s kuća.\n"
              .formatted(commands.get(i % commands.size())));
      Process build = buildCommand(texts);
      boolean ended = build.waitFor(random.nextLong(longest), TimeUnit.NANOSECONDS);
      build.destroyForcibly().waitFor();
      met(ended ? "a build that had ended" : "a build");
      leftOver();
      Release release = whole(releases, i);
      assertThat(Files.readString(release.dumps().resolve("letopis.nq")))
          .contains(releases.get(release.id()));
    }
    assertThat(buildCommand(texts).waitFor()).isZero();
    assertThat(names(data)).doesNotContainAnyElementsOf(LEFT_OVER);
  }

  private Map<String, String> twoReleases() throws IOException {
    Map<String, String> counts = new TreeMap<>();
    counts.put(SmallRelease.build(data, "smaller.trig").id(), "1");
    counts.put(SmallRelease.build(data, "small.trig").id(), "2");
    return counts;
  }

  /** The current release is one of those, and it and all that are kept are whole. */
  private Release whole(Map<String, String> known, int kill) throws IOException {
    Release release = new Releases(data).needed();
    assertThat(known).as("seed %d, kill %d", seed, kill).containsKey(release.id());
    assertThat(Checksums.broken(release)).as("seed %d, kill %d", seed, kill).isEmpty();
    for (Kept kept : new Releases(data).all()) {
      assertThat(Checksums.broken(kept.release())).as("seed %d, kill %d", seed, kill).isEmpty();
    }
    return release;
  }

  /** An answer is that of the release that it names. */
  private void answers(Client client, Map<String, String> counts, int kill) throws Exception {
    HttpResponse<String> answer = client.query(COUNT, "text/csv");
    String served = answer.headers().firstValue("Letopis-Release").orElseThrow();
    assertThat(answer.body().lines().toList())
        .as("seed %d, kill %d, release %s", seed, kill, served)
        .containsExactly("n", counts.get(served));
  }

  private List<ProcessHandle> killWhileItStarts() throws Exception {
    Process server = ServerProcess.command(data, Map.of(), "--workers=2").start();
    try {
      server.waitFor(random.nextInt(START_MILLIS), TimeUnit.MILLISECONDS);
      met(ServerAddress.read(data).isPresent() ? "a server" : "a server that starts");
      return server.descendants().toList();
    } finally {
      server.destroyForcibly().waitFor();
    }
  }

  private List<ProcessHandle> killWhileItServes(Map<String, String> counts, int kill)
      throws Exception {
    ServerProcess server = ServerProcess.start(data, "--workers=2");
    try {
      assertThat(ServerAddress.read(data)).contains(server.url());
      answers(new Client(server.url()), counts, kill);
      Thread.sleep(random.nextInt(START_MILLIS));
      met("a server");
      return server.children();
    } finally {
      server.kill();
    }
  }

  /** Builds without end beside a server. */
  private Process builder() throws Exception {
    return java(BuildingProcess.class.getName(), data.toString())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /**
   * Starts a process that builds without end, and kills it at a random moment of that.
   *
   * @param anywhere at any moment; else about when it switches to what it built
   */
  private void killABuilder(boolean anywhere) throws Exception {
    Process process = java(BuildingProcess.class.getName(), data.toString()).start();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream()))) {
      assertThat(lines.readLine()).isEqualTo("begins");
      if (anywhere) {
        Thread.sleep(random.nextInt(LONGEST_MILLIS));
      } else {
        Path sums = data.resolve("building/SHA256SUMS");
        while (process.isAlive() && Files.notExists(sums)) {
          Thread.onSpinWait();
        }
        TimeUnit.MICROSECONDS.sleep(random.nextInt(100_000));
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    leftOver();
  }

  private void leftOver() throws IOException {
    List<String> left = names(data).stream().filter(LEFT_OVER::contains).toList();
    met("left over: " + left);
  }

  private void met(String what) {
    met.merge(what, 1, Integer::sum);
  }

  private Process buildCommand(Path texts) throws IOException {
    return java("org.letopis.cli.Letopis", "build", "--anew", "--data=" + data, "--seeds=" + texts)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static ProcessBuilder java(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dfile.encoding=UTF-8",
                "-Dletopis.home=" + SmallRelease.HOME));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD);
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
      return entries.map(e -> e.getFileName().toString()).sorted().toList();
    }
  }

  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Files::isDirectory).toList();
    }
  }
}
