package org.letopis.serve;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Asks a server as a client would, and waits for no answer longer than any query may run. */
record Client(URI server) {

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Duration LONGEST = Duration.ofMinutes(6);

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  HttpResponse<String> get(String path, String accept) throws IOException, InterruptedException {
    return send("GET", path, "Accept", accept, "");
  }

  HttpResponse<String> query(String query, String accept) throws IOException, InterruptedException {
    return get("letopis/sparql?query=" + encoded(query), accept);
  }

  HttpResponse<String> send(String method, String path, String header, String value, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve(path))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .header(header, value)
            .timeout(LONGEST)
            .build();
    return HTTP.send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
  }

  /** Asks from a thread of its own. */
  CompletableFuture<HttpResponse<String>> later(String path) {
    CompletableFuture<HttpResponse<String>> answer = new CompletableFuture<>();
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                answer.complete(get(path, "text/csv"));
              } catch (IOException | InterruptedException e) {
                answer.completeExceptionally(e);
              }
            });
    return answer;
  }

  /** A figure of the server's metrics; 0 where it is not told yet. */
  double metric(String name) throws IOException, InterruptedException {
    return get("metrics", "*/*")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .findFirst()
        .orElse(0);
  }
}
