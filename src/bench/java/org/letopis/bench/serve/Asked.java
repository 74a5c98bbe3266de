package org.letopis.bench.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A server that is asked queries one after the other by one client, and how long it takes. */
final class Asked implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final ObjectMapper JSON = new ObjectMapper();

  private final String name;
  private final URI endpoint;
  private final ProcessHandle process;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /**
   * An answer.
   *
   * @param millis until all of it was there
   */
  record Answer(int status, byte[] body, Optional<String> tag, double millis) {

    /** Its rows, each as its values without their types: engines differ in how they write those. */
    List<String> rows() throws IOException {
      if (status != 200) {
        return List.of("status " + status);
      }
      List<String> rows = new ArrayList<>();
      JsonNode all;
      try {
        all = JSON.readTree(body);
      } catch (JsonProcessingException e) {
        return List.of("breaks off"); // a stock server sends a part and then a mistake
      }
      for (JsonNode row : all.path("results").path("bindings")) {
        List<String> values = new ArrayList<>();
        for (JsonNode variable : all.path("head").path("vars")) {
          values.add(value(row.path(variable.asText()).path("value").asText()));
        }
        rows.add(String.join("\t", values));
      }
      return rows.stream().sorted().toList();
    }

    private static String value(String text) {
      return text.matches("-?\\d+([.]\\d+)?")
          ? new BigDecimal(text).stripTrailingZeros().toPlainString()
          : text;
    }
  }

  Asked(String name, Program program) {
    this.name = name;
    this.process = program.process().toHandle();
    this.endpoint = program.url().resolve(program.endpoint());
  }

  String name() {
    return name;
  }

  /** Processor time of the server and the processes that it has started. */
  double processorMillis() {
    return Stream.concat(Stream.of(process), process.descendants())
            .mapToLong(p -> p.info().totalCpuDuration().orElse(Duration.ZERO).toNanos())
            .sum()
        / 1e6;
  }

  /** Asks a query; an answer that takes too long has the status 0. */
  Answer ask(String query) throws IOException, InterruptedException {
    return ask(query, Optional.empty());
  }

  /** Asks a query whose answer the client has already, by its entity tag. */
  Answer ask(String query, Optional<String> tag) throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create(endpoint + "?query=" + URLEncoder.encode(query, StandardCharsets.UTF_8)))
            .timeout(PATIENCE)
            .header("Accept", "application/sparql-results+json");
    tag.ifPresent(known -> request.header("If-None-Match", known));
    HttpRequest sent = request.build();
    long begin = System.nanoTime();
    HttpResponse<byte[]> answer;
    try {
      answer = http.send(sent, BodyHandlers.ofByteArray());
    } catch (HttpTimeoutException e) {
      return new Answer(0, new byte[0], Optional.empty(), PATIENCE.toMillis());
    }
    double millis = (System.nanoTime() - begin) / 1e6;
    return new Answer(
        answer.statusCode(), answer.body(), answer.headers().firstValue("ETag"), millis);
  }

  @Override
  public void close() {
    http.close();
  }
}
