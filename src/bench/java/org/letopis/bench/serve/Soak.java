package org.letopis.bench.serve;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * {@code DATA MINUTES CLIENTS}: the gallery and a hostile client for so long against a server with
 * {@code -Xmx512m}; a line a minute with the heap that is left after a full collection.
 */
final class Soak {

  private Soak() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path data = Path.of(arguments[0]).toAbsolutePath();
    int minutes = Integer.parseInt(arguments[1]);
    int clients = Integer.parseInt(arguments[2]);
    List<String> gallery = Clients.gallery(Path.of(System.getProperty("letopis.home")));
    Path log = Path.of(System.getProperty("java.io.tmpdir"), "letopis-soak.log");
    try (Program letopis = Program.letopis(data, log)) {
      System.out.println(
          "minute | heap after GC, MB | clients | q/s | p50 ms | p95 ms | p99 ms | errors | hostile");
      for (int minute = 0; minute < minutes; minute++) {
        String came =
            Clients.unseen(letopis.url(), gallery).run(clients, Duration.ofMinutes(1), true);
        System.out.printf(Locale.ROOT, "%d | %.1f | %s%n", minute + 1, heap(letopis), came);
      }
    }
  }

  private static double heap(Program server) throws IOException, InterruptedException {
    new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
            Long.toString(server.process().pid()),
            "GC.run")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(
                  HttpRequest.newBuilder(server.url().resolve("metrics")).build(),
                  BodyHandlers.ofString())
              .body()
              .lines()
              .filter(l -> l.startsWith("jvm_memory_used_bytes{area=\"heap\""))
              .mapToDouble(l -> Double.parseDouble(l.substring(l.lastIndexOf(' ') + 1)))
              .sum()
          / 1e6;
    }
  }
}
