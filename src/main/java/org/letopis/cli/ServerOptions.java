package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.serve.LetopisServer;
import org.letopis.serve.Settings;
import org.letopis.serve.query.Federation;
import org.letopis.serve.query.Limits;
import org.letopis.serve.watch.LogFiles;
import picocli.CommandLine.Option;

/** Options of the commands that serve. */
final class ServerOptions {

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "port to listen on, 0 for a free one (default: ${DEFAULT-VALUE})",
      defaultValue = "3030")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description =
          "address to listen on; 0.0.0.0 opens it to other machines (default: ${DEFAULT-VALUE})",
      defaultValue = Settings.LOOPBACK)
  private String host;

  @Option(
      names = "--query-seconds",
      paramLabel = "S",
      description = "how long a query may run (default: 30)")
  private Optional<Integer> querySeconds = Optional.empty();

  @Option(
      names = "--query-rows",
      paramLabel = "N",
      description = "how many rows an answer may have (default: 100000)")
  private Optional<Long> queryRows = Optional.empty();

  @Option(
      names = "--query-bytes",
      paramLabel = "N",
      description = "how many bytes an answer may have (default: 33554432)")
  private Optional<Long> queryBytes = Optional.empty();

  @Option(
      names = "--query-memory",
      paramLabel = "MIB",
      description = "memory that a query may use (default: 256)")
  private Optional<Integer> queryMemory = Optional.empty();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description =
          "processes that answer queries, one at a time each (default: two more than processors, 4 to 8)")
  private Optional<Integer> workers = Optional.empty();

  @Option(
      names = "--queries-per-minute",
      paramLabel = "N",
      description = "a client's share of queries, 0 for any number (default: 600)")
  private Optional<Integer> perMinute = Optional.empty();

  @Option(
      names = "--seconds-per-minute",
      paramLabel = "S",
      description = "a client's share of computing, 0 for any (default: 60)")
  private Optional<Integer> secondsPerMinute = Optional.empty();

  @Option(
      names = "--kept-answers",
      paramLabel = "MIB",
      description =
          "memory for answers that may be asked for again, 0 for none (default: 64, or a tenth of the heap where that is less)")
  private Optional<Integer> kept = Optional.empty();

  @Option(
      names = "--federate",
      paramLabel = "IRI",
      description =
          "an endpoint that SERVICE may ask; may be given several times (default: none, SERVICE is off)")
  private List<String> federate = List.of();

  @Option(
      names = "--behind-proxy",
      description = "believe X-Forwarded-For of a reverse proxy on this machine")
  private boolean behindProxy;

  @Option(
      names = "--log",
      paramLabel = "DIR",
      description =
          "folder for access.log, slow.jsonl and server.jsonl (default: none are written)")
  private Optional<Path> log = Optional.empty();

  /** Serves until the process is told to stop. */
  void serve(Project project, PrintWriter out, PrintWriter err) throws IOException {
    if (log.isPresent()) {
      LogFiles.begin(log.get());
    }
    LetopisServer server = LetopisServer.start(settings(project));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, err)));
    out.print(Welcome.text(server.url(), project));
    out.flush();
    StartCache.missing().ifPresent(cache -> cache.later(project));
    server.join();
  }

  /** What a long build should not be done for in vain: the address can be listened on. */
  void check(Project project) {
    settings(project).needFreeAddress();
  }

  private Settings settings(Project project) {
    if (port < 0 || port > 65535) {
      throw new WrongUsageException("--port " + port + " is no port; give one from 0 to 65535");
    }
    return new Settings(project.home(), project.data(), project.base(), host, port, limits());
  }

  private Limits limits() {
    Limits usual = Limits.DEFAULT;
    try {
      return new Limits(
          querySeconds.map(Duration::ofSeconds).orElse(usual.time()),
          queryRows.orElse(usual.rows()),
          queryBytes.orElse(usual.bytes()),
          usual.queryBytes(),
          queryMemory.orElse(usual.memory()),
          workers.orElse(usual.workers()),
          usual.waiting(),
          usual.patience(),
          perMinute.orElse(usual.perMinute()),
          secondsPerMinute.orElse(usual.secondsPerMinute()),
          kept.map(mebibytes -> (long) mebibytes << 20).orElse(usual.kept()),
          federate.stream().map(Federation::endpoint).collect(Collectors.toSet()),
          behindProxy);
    } catch (IllegalArgumentException e) {
      throw new WrongUsageException(e.getMessage());
    }
  }

  private static void stop(LetopisServer server, PrintWriter err) {
    try {
      server.close();
      err.println("stopped");
    } catch (IOException e) {
      err.println("stopped, but " + Failure.words(e));
    }
  }
}
