package org.letopis.bench.serve;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.serve.query.Limits;

/**
 * A server as a process of its own on a free port of this machine; ends with this program.
 *
 * @param process the server
 * @param url where it listens
 * @param endpoint the path at which it answers queries
 */
record Program(Process process, URI url, String endpoint) implements AutoCloseable {

  private static final String ENDPOINT = "letopis/sparql";

  private static final Duration START = Duration.ofSeconds(180);

  /** This program's server over a folder of releases, with a heap of 512 MB and no shares. */
  static Program letopis(Path data, Path log) throws IOException, InterruptedException {
    Program program = pages(data, log);
    program.awaitWorkers(data);
    return program;
  }

  /** The same as soon as it answers: pages need none of the processes for queries. */
  static Program pages(Path data, Path log) throws IOException, InterruptedException {
    int port = freePort();
    List<String> command =
        List.of(
            "-Xmx512m",
            "--enable-native-access=ALL-UNNAMED",
            "-Dletopis.home=" + System.getProperty("letopis.home"),
            "org.letopis.cli.Letopis",
            "serve",
            "--port=" + port,
            "--data=" + data,
            "--behind-proxy",
            "--queries-per-minute=0",
            "--seconds-per-minute=0");
    return started(
        java(command), Map.of("CLASSPATH", installed()), Path.of("."), log, port, ENDPOINT);
  }

  /** As it is installed, from jars alone: processes for queries start faster then. */
  private static String installed() {
    Path built = Path.of(System.getProperty("letopis.home"), "target/letopis.jar");
    return Stream.concat(
            Stream.of(built.toAbsolutePath().toString()),
            Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)))
        .filter(entry -> Files.isRegularFile(Path.of(entry)))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** What comes in the first minute of a first start is another matter. */
  private void awaitWorkers(Path data) throws IOException, InterruptedException {
    String all = "\"workers\":" + Limits.DEFAULT.workers();
    Instant end = Instant.now().plus(START);
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(url.resolve("health")).build();
      while (!http.send(request, BodyHandlers.ofString()).body().contains(all)
          || !isArchived(data)) {
        if (Instant.now().isAfter(end)) {
          throw new IOException("not all processes of the server have started");
        }
        Thread.sleep(200);
      }
    }
  }

  private static boolean isArchived(Path data) throws IOException {
    try (Stream<Path> files = Files.list(data.resolve("serving"))) {
      return files.anyMatch(f -> f.toString().matches(".*[.](jsa|aot)"));
    }
  }

  /** A stock Fuseki with the project's own assembler file, in a folder that has a data/current. */
  static Program fuseki(Path jar, Path folder, Path log) throws IOException, InterruptedException {
    int port = freePort();
    List<String> command =
        List.of(
            "-Xmx1536m", // as much as the server above with its processes
            "-jar",
            jar.toAbsolutePath().toString(),
            "--localhost",
            "--port=" + port,
            "--config="
                + Path.of(System.getProperty("letopis.home"))
                    .toAbsolutePath()
                    .resolve("fuseki-config/letopis.ttl"));
    return started(
        java(command),
        Map.of("FUSEKI_BASE", folder.resolve("run").toString()),
        folder,
        log,
        port,
        ENDPOINT);
  }

  private static List<String> java(List<String> command) {
    List<String> all = new ArrayList<>();
    all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    all.addAll(command);
    return all;
  }

  /**
   * Starts any server and waits until it answers a query.
   *
   * @param command the whole command line
   * @param environment what is added to this program's own
   * @param folder where it runs
   * @param log what it says
   * @param port where it listens
   * @param endpoint the path at which it answers queries
   */
  static Program started(
      List<String> command,
      Map<String, String> environment,
      Path folder,
      Path log,
      int port,
      String endpoint)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    Program program = new Program(process, URI.create("http://localhost:" + port + "/"), endpoint);
    program.await();
    return program;
  }

  private void await() throws IOException, InterruptedException {
    Instant end = Instant.now().plus(START);
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(url.resolve(endpoint + "?query=ASK%7B%7D")).build();
      while (true) {
        try {
          if (http.send(request, BodyHandlers.discarding()).statusCode() == 200) {
            return;
          }
        } catch (IOException e) {
          if (!process.isAlive() || Instant.now().isAfter(end)) {
            throw new IOException("a server does not start; its log says why", e);
          }
        }
        Thread.sleep(200);
      }
    }
  }

  /** A port that nobody listens on. */
  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
