package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The first process for queries begins before the command line is read, is there soon, and goes
 * when those that are faster are there. The system tells how a process was started.
 */
class FirstWorkerTest {

  private static final String QUICK = "-XX:TieredStopAtLevel=1";
  private static final Duration LONGEST = Duration.ofMinutes(5);

  @TempDir Path data;

  @Test
  void it_answers_and_gives_way_to_one_that_is_compiled_in_full() throws Exception {
    SmallRelease.build(data, "small.trig");
    try (ServerProcess server =
        ServerProcess.start(data, "--workers=2", "--queries-per-minute=0")) {
      Client client = new Client(server.url());
      assertThat(client.query("ASK {}", "text/csv").statusCode()).isEqualTo(200);
      Instant end = Instant.now().plus(LONGEST);
      while (workers(server).size() != 2 || workers(server).stream().anyMatch(w -> is(w, QUICK))) {
        assertThat(Instant.now()).as("processes: %s", workers(server)).isBefore(end);
        assertThat(client.query("ASK {}", "text/csv").statusCode()).isEqualTo(200);
      }
      assertThat(client.get("health", "*/*").body()).contains("\"workers\":2");
      assertThat(server.metric("letopis_workers_replaced")).isZero();
    }
  }

  @Test
  void one_that_was_begun_otherwise_than_the_server_wants_is_not_used() throws Exception {
    SmallRelease.build(data, "small.trig");
    // A command line that is not looked at closely enough: the memory is read from a file.
    Path options = Files.writeString(data.resolve("options"), "--query-memory=200\n");
    try (ServerProcess server = ServerProcess.start(data, "--workers=2", "@" + options)) {
      assertThat(new Client(server.url()).query("ASK {}", "text/csv").statusCode()).isEqualTo(200);
      assertThat(workers(server)).isNotEmpty().allMatch(w -> is(w, "-Xmx200m"));
    }
  }

  @Test
  void it_ends_with_a_command_that_serves_nothing() throws Exception {
    for (List<String> line : List.of(List.<String>of(), List.of("--nonsense"))) {
      Process process =
          ServerProcess.command(data, Map.of(), line.toArray(String[]::new))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      Set<ProcessHandle> begun = new HashSet<>();
      while (process.isAlive()) {
        process.descendants().forEach(begun::add);
      }
      assertThat(process.exitValue()).isNotZero();
      assertThat(begun).as("begun for %s", line).isNotEmpty();
      for (ProcessHandle worker : begun) {
        worker.onExit().get(LONGEST.toSeconds(), TimeUnit.SECONDS);
      }
    }
  }

  private static List<String> workers(ServerProcess server) throws IOException {
    return server.children().stream()
        .map(FirstWorkerTest::line)
        .filter(line -> is(line, "org.letopis.serve.worker.QueryWorker"))
        .filter(line -> !line.contains("CacheOutput")) // makes the archive and ends
        .toList();
  }

  /** The whole line, which Java's own interface cuts. */
  private static String line(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"))
          .replace('\0', ' ');
    } catch (IOException e) {
      return ""; // it has ended
    }
  }

  private static boolean is(String line, String word) {
    return List.of(line.split(" ")).contains(word);
  }
}
