package org.letopis.bench.serve;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** Clients that ask the gallery's queries, one after the other each, and one that means harm. */
final class Clients {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** What the hostile one asks for, so that each of its queries has its turn in a line. */
  private static final String TIMEOUT = "&timeout=5";

  /** Time, memory, backtracking: what takes a stock server down. */
  private static final List<String> HOSTILE =
      List.of(
          "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }",
          "SELECT (GROUP_CONCAT(CONCAT(STR(?a),STR(?b),STR(?c),STR(?d))) AS ?n) { ?a ?b ?c . ?d ?e ?f }",
          "SELECT * { BIND(\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\" AS ?s)"
              + " FILTER(REGEX(?s, \"(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)y\")) }");

  private final URI url;
  private final List<String> gallery;
  private final boolean unseen;
  private final AtomicLong asked = new AtomicLong();
  private final List<Double> millis = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, Integer> errors = Collections.synchronizedMap(new TreeMap<>());
  private final Map<String, Integer> harm = Collections.synchronizedMap(new TreeMap<>());
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();

  /** Clients that ask the same texts again and again: a cache may answer. */
  static Clients repeating(URI url, List<String> gallery) {
    return new Clients(url, gallery, false);
  }

  /** Clients whose every query differs in a comment: nothing that is kept answers it. */
  static Clients unseen(URI url, List<String> gallery) {
    return new Clients(url, gallery, true);
  }

  private Clients(URI url, List<String> gallery, boolean unseen) {
    this.url = url;
    this.gallery = gallery;
    this.unseen = unseen;
  }

  static List<String> gallery(Path home) throws IOException {
    List<String> queries = new ArrayList<>();
    try (Stream<Path> files = Files.list(home.resolve("queries"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".rq")).sorted().toList()) {
        queries.add(Files.readString(file));
      }
    }
    return queries;
  }

  /**
   * Runs so many clients, and a hostile one, for some time; then says what came of it. The time is
   * that of the clients: what the hostile one asked last may be stopped long after.
   */
  String run(int clients, Duration time, boolean hostile) {
    long begin = System.nanoTime();
    long end = begin + time.toNanos();
    Thread harming = Thread.ofPlatform().name("hostile").unstarted(() -> harm(end));
    if (hostile) {
      harming.start();
    }
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      for (int i = 0; i < clients; i++) {
        int number = i;
        threads.execute(() -> ask(number, end));
      }
    }
    double seconds = (System.nanoTime() - begin) / 1e9;
    await(harming);
    http.close();
    List<Double> sorted = millis.stream().sorted().toList();
    return String.format(
        Locale.ROOT,
        "%d | %.1f | %s | %s | %s | %s | %s",
        clients,
        sorted.size() / seconds,
        at(sorted, 0.5),
        at(sorted, 0.95),
        at(sorted, 0.99),
        errors.isEmpty() ? "0" : errors,
        harm);
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String at(List<Double> sorted, double part) {
    return sorted.isEmpty()
        ? "-"
        : String.format(
            Locale.ROOT,
            "%.0f",
            sorted.get((int) Math.min(sorted.size() - 1, part * sorted.size())));
  }

  private void ask(int client, long end) {
    for (int i = client; System.nanoTime() < end; i++) {
      long begin = System.nanoTime();
      String outcome = send("10.0.%d.%d".formatted(client / 200, client % 200 + 1), query(i), "");
      if (outcome.equals("200")) {
        millis.add((System.nanoTime() - begin) / 1e6);
      } else {
        errors.merge(outcome, 1, Integer::sum);
      }
    }
  }

  private String query(int i) {
    String text = gallery.get(i % gallery.size());
    return unseen ? text + "\n# " + asked.incrementAndGet() : text;
  }

  private void harm(long end) {
    for (int i = 0; System.nanoTime() < end; i++) {
      harm.merge(send("10.9.9.9", HOSTILE.get(i % HOSTILE.size()), TIMEOUT), 1, Integer::sum);
    }
  }

  private String send(String client, String query, String more) {
    HttpRequest request =
        HttpRequest.newBuilder(
                url.resolve(
                    "letopis/sparql?query="
                        + URLEncoder.encode(query, StandardCharsets.UTF_8)
                        + more))
            .timeout(PATIENCE)
            .header("Accept", "text/csv")
            .header("X-Forwarded-For", client)
            .build();
    try {
      return Integer.toString(http.send(request, BodyHandlers.ofByteArray()).statusCode());
    } catch (IOException e) {
      return e.getClass().getSimpleName();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }
}
