package org.letopis.bench.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code DATA FUSEKI-JAR SECONDS CLIENTS...}: the gallery asked by so many clients at once with a
 * hostile one among them, of this server and of a stock Fuseki over a copy of the same store, in
 * turns; a stock server that has fallen is started again for the next number. No two queries are
 * the same, so that nothing kept answers; this server also with the same ones again. Loopback only.
 */
final class Load {

  private Load() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path data = Path.of(arguments[0]).toAbsolutePath();
    Path jar = Path.of(arguments[1]);
    Duration time = Duration.ofSeconds(Long.parseLong(arguments[2]));
    List<String> gallery = Clients.gallery(Path.of(System.getProperty("letopis.home")));
    Path folder = Files.createTempDirectory("letopis-load");
    try {
      copy(data.resolve("current").toRealPath(), folder.resolve("data/current"));
      System.out.println("server | clients | q/s | p50 ms | p95 ms | p99 ms | errors | hostile");
      try (Program letopis = Program.letopis(data, folder.resolve("letopis.log"))) {
        report("letopis, alone", Clients.unseen(letopis.url(), gallery).run(1, time, false));
        for (int i = 3; i < arguments.length; i++) {
          int clients = Integer.parseInt(arguments[i]);
          report("letopis", Clients.unseen(letopis.url(), gallery).run(clients, time, true));
          report(
              "letopis, the same again",
              Clients.repeating(letopis.url(), gallery).run(clients, time, true));
          try (Program fuseki = Program.fuseki(jar, folder, folder.resolve("fuseki.log"))) {
            Clients.unseen(fuseki.url(), gallery).run(1, time, false); // warm, as the other is
            report("fuseki", Clients.unseen(fuseki.url(), gallery).run(clients, time, true));
          }
        }
      }
    } finally {
      delete(folder);
    }
  }

  private static void report(String server, String outcome) {
    System.out.println(server + " | " + outcome);
  }

  /** Removes a folder with all that is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /** Copies a store, without its locks. */
  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path path : all.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        Files.createDirectories(target.getParent());
        if (!path.toString().endsWith(".lock")) {
          Files.copy(path, target);
        }
      }
    }
  }
}
