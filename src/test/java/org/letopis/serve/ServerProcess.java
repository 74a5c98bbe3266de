package org.letopis.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** {@code letopis serve} as a process of its own, on a free port, with a heap of 512 MB. */
public final class ServerProcess implements AutoCloseable {

  private static final Pattern URL = Pattern.compile("served at (http://\\S+)");

  private static final Duration START = Duration.ofMinutes(5);

  private final Process process;
  private final URI url;

  private ServerProcess(Process process, URI url) {
    this.process = process;
    this.url = url;
  }

  public static ServerProcess start(Path data, String... options) throws IOException {
    return start(data, Map.of(), options);
  }

  /** With more in its environment, and so in that of its processes. */
  static ServerProcess start(Path data, Map<String, String> environment, String... options)
      throws IOException {
    Process process = command(data, environment, options).start();
    CompletableFuture<Void> late =
        CompletableFuture.runAsync(
            process::destroyForcibly,
            CompletableFuture.delayedExecutor(START.toSeconds(), TimeUnit.SECONDS));
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher served = URL.matcher(line);
      if (served.find()) {
        late.cancel(false);
        return new ServerProcess(process, URI.create(served.group(1)));
      }
    }
    throw new IOException("the server ended before it served, or did not serve within " + START);
  }

  /** The command, to be started. */
  static ProcessBuilder command(Path data, Map<String, String> environment, String... options) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-Dfile.encoding=UTF-8",
                "-Dletopis.home=" + SmallRelease.HOME,
                "org.letopis.cli.Letopis",
                "serve",
                "--port=0",
                "--data=" + data));
    command.addAll(List.of(options));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().putAll(environment);
    builder.environment().put("CLASSPATH", Installed.classPath());
    return builder;
  }

  public URI url() {
    return url;
  }

  /** Waits until so many processes for queries run and have nothing to do. */
  void awaitWorkers(int number) throws Exception {
    Instant end = Instant.now().plus(Duration.ofMinutes(5));
    Client client = new Client(url);
    while (!client.get("health", "*/*").body().contains("\"workers\":" + number)) {
      if (Instant.now().isAfter(end)) {
        throw new IOException(client.get("health", "*/*").body());
      }
      Thread.sleep(100);
    }
  }

  /** Waits until the first start of this version has done what later ones need not do. */
  void awaitArchive(Path data) throws Exception {
    Instant end = Instant.now().plus(Duration.ofMinutes(5));
    while (Instant.now().isBefore(end)) {
      try (Stream<Path> files = Files.list(data.resolve("serving"))) {
        if (files.anyMatch(f -> f.toString().matches(".*[.](jsa|aot)"))) {
          return;
        }
      }
      Thread.sleep(100);
    }
    throw new IOException("no archive of classes was made");
  }

  /** What the server counts under that name. */
  double metric(String name) throws Exception {
    return new Client(url)
        .get("metrics", "*/*")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
        .findFirst()
        .orElseThrow(() -> new IOException("there is no metric \"" + name + "\""));
  }

  /** Of the server and its children. */
  Duration processorTime() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .map(p -> p.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** How unwillingly the system gives the server a processor; on Linux. */
  int priority() throws IOException {
    return priority(process.pid());
  }

  /** The same of its processes for queries. */
  List<Integer> prioritiesOfWorkers() throws IOException {
    List<Integer> all = new ArrayList<>();
    for (ProcessHandle child : process.children().toList()) {
      if (child.info().command().filter(c -> c.endsWith("java")).isPresent()) {
        all.add(priority(child.pid()));
      }
    }
    return all;
  }

  private static int priority(long pid) throws IOException {
    String told = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
    return Integer.parseInt(told.substring(told.lastIndexOf(')') + 2).split(" ")[16]);
  }

  List<ProcessHandle> children() {
    return process.descendants().toList();
  }

  /**
   * Files that were deleted and whose blocks the server still holds, mapped into its memory; 0
   * where the system does not tell.
   */
  long filesHeldThatAreGone() throws IOException {
    Path maps = Path.of("/proc", Long.toString(process.pid()), "maps");
    if (!Files.isReadable(maps)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(maps)) {
      return lines
          .filter(line -> line.endsWith(" (deleted)") && line.contains("/tdb2/"))
          .map(line -> line.substring(line.indexOf('/')))
          .distinct()
          .count();
    }
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.onExit().get(20, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      process.destroyForcibly();
      throw new IllegalStateException("the server does not stop when it is told to", e);
    }
  }
}
