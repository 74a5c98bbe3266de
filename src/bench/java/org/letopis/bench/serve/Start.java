package org.letopis.bench.serve;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * {@code DATA FUSEKI-JAR ROUNDS}: from the start of a process until a first query is answered: the
 * launcher with {@code serve}, with {@code up}, and a stock Fuseki over a copy of the same store,
 * in turns. Wall time, and processor time of the process and its children by then.
 */
final class Start {

  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final String QUERY =
      "letopis/sparql?query=SELECT%20(COUNT(*)%20AS%20%3Fn)%20%7B%20%3Fs%20%3Fp%20%3Fo%20%7D";

  private Start() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path data = Path.of(arguments[0]).toAbsolutePath();
    Path jar = Path.of(arguments[1]).toAbsolutePath();
    Path home = Path.of(System.getProperty("letopis.home")).toAbsolutePath();
    Path folder = Files.createTempDirectory("letopis-start");
    Load.copy(data.resolve("current").toRealPath(), folder.resolve("data/current"));
    System.out.println("server | wall, s | processor, s");
    for (int round = 0; round < Integer.parseInt(arguments[2]); round++) {
      for (String command : List.of("serve", "up")) {
        int port = Program.freePort();
        report(
            "letopis " + command,
            new ProcessBuilder(
                home.resolve("letopis").toString(), command, "--port=" + port, "--data=" + data),
            folder,
            port);
      }
      int port = Program.freePort();
      ProcessBuilder fuseki =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-jar",
              jar.toString(),
              "--localhost",
              "--port=" + port,
              "--config=" + home.resolve("fuseki-config/letopis.ttl"));
      fuseki.environment().putAll(Map.of("FUSEKI_BASE", folder.resolve("run").toString()));
      report("stock fuseki", fuseki, folder, port);
    }
    Load.delete(folder);
  }

  private static void report(String name, ProcessBuilder builder, Path folder, int port)
      throws IOException, InterruptedException {
    builder.directory(folder.toFile()).redirectErrorStream(true);
    builder.redirectOutput(folder.resolve("log").toFile());
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/" + QUERY)).build();
    Instant end = Instant.now().plus(LONGEST);
    long begin = System.nanoTime();
    Process process = builder.start();
    try (HttpClient http = HttpClient.newHttpClient()) {
      while (!isAnswered(http, request)) {
        if (!process.isAlive() || Instant.now().isAfter(end)) {
          throw new IOException(
              name + " does not start: " + Files.readString(folder.resolve("log")));
        }
        Thread.sleep(10);
      }
      double wall = (System.nanoTime() - begin) / 1e9;
      System.out.printf(Locale.ROOT, "%s | %.2f | %.2f%n", name, wall, processor(process));
    } finally {
      process.destroy();
      process.onExit().join();
    }
  }

  private static boolean isAnswered(HttpClient http, HttpRequest request)
      throws InterruptedException {
    try {
      return http.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false; // it does not listen yet
    }
  }

  private static double processor(Process process) {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
            .mapToLong(p -> p.info().totalCpuDuration().orElse(Duration.ZERO).toMillis())
            .sum()
        / 1e3;
  }
}
