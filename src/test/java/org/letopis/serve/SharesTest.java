package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.query.Limits;

/** What one client can take of the server, and what the others still get: over a small release. */
@Isolated("it compares times")
class SharesTest {

  private static final String LONG =
      "SELECT (COUNT(*) AS ?count) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n ?o . ?p ?q ?r }";
  private static final String SHORT = "ASK { ?a ?b ?c }";

  @TempDir static Path data;
  private static LetopisServer server;
  private static Client client;

  @BeforeAll
  static void start() throws Exception {
    SmallRelease.build(data, "small.trig");
    server = LetopisServer.start(SmallRelease.settings(data));
    client = new Client(server.url());
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  @Test
  void a_client_that_leaves_takes_its_query_with_it() throws Exception {
    double before = client.metric("letopis_query_seconds_count{outcome=\"left\"}");
    try (Wire wire = Wire.to(server)) {
      wire.send(
          "GET /letopis/sparql?query=" + Client.encoded(LONG) + " HTTP/1.1\r\nHost: x\r\n\r\n");
      Thread.sleep(1000);
    }
    // Well before the limit of 30 s, on a busy machine too.
    Instant end = Instant.now().plus(Duration.ofSeconds(20));
    while (client.metric("letopis_query_seconds_count{outcome=\"left\"}") == before) {
      assertThat(Instant.now()).isBefore(end);
      Thread.sleep(100);
    }
  }

  @Test
  void who_asks_for_all_workers_leaves_one_to_others() throws Exception {
    CompletableFuture<HttpResponse<String>> dear =
        client.later("letopis/sparql?timeout=4&query=" + Client.encoded(LONG));
    CompletableFuture<HttpResponse<String>> more =
        client.later("letopis/sparql?timeout=4&query=" + Client.encoded(LONG));
    Instant end = Instant.now().plus(Duration.ofSeconds(4));
    while (!client.get("health", "*/*").body().contains("\"waiting\":1")) {
      assertThat(Instant.now()).isBefore(end);
      Thread.sleep(50);
    }
    assertThat(dear.get().statusCode()).isEqualTo(503);
    assertThat(more.get().body()).contains("longer than 4 s");
  }

  @Test
  void many_cheap_queries_use_up_a_share(@TempDir Path other) throws Exception {
    SmallRelease.build(other, "small.trig");
    Settings usual = SmallRelease.settings(other);
    Limits few =
        new Limits(
            Duration.ofSeconds(30),
            10,
            1000,
            200,
            256,
            2,
            4,
            Duration.ofSeconds(5),
            12,
            60,
            0,
            Set.of(),
            true);
    try (LetopisServer strict =
        LetopisServer.start(
            new Settings(usual.home(), other, usual.base(), usual.host(), 0, few))) {
      Client asks = new Client(strict.url());
      String query = "letopis/sparql?query=" + Client.encoded(SHORT);
      HttpResponse<String> last = asks.get(query, "*/*");
      for (int i = 0; i < 20 && last.statusCode() == 200; i++) {
        last = asks.get(query, "*/*");
      }
      assertThat(last.statusCode()).isEqualTo(429);
      assertThat(last.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(1L, 60L);
      assertThat(last.body()).contains("12 queries");
      assertThat(last.headers().firstValue("Letopis-Limit")).contains("share");
      assertThat(asks.get("health", "*/*").statusCode()).isEqualTo(200);
      // Another client of the same proxy has a share of its own.
      assertThat(
              asks.send("GET", query, "X-Forwarded-For", "203.0.113.7, 198.51.100.9", "")
                  .statusCode())
          .isEqualTo(200);
      String rows = "SELECT * { VALUES ?x { 1 2 3 4 5 6 7 8 9 10 11 } }";
      assertThat(
              asks.send(
                      "GET",
                      "letopis/sparql?output=csv&query=" + Client.encoded(rows),
                      "X-Forwarded-For",
                      "198.51.100.9",
                      "")
                  .body())
          .contains("more than 10 rows");
      String bytes =
          "SELECT (\"" + "x".repeat(100) + "\" AS ?a) { VALUES ?x { 1 2 3 4 5 6 7 8 9 10 } }";
      assertThat(
              asks.send(
                      "GET",
                      "letopis/sparql?query=" + Client.encoded(bytes),
                      "X-Forwarded-For",
                      "198.51.100.9",
                      "")
                  .body())
          .contains("more than 1,000 bytes");
    }
  }

  @Test
  void a_query_that_fills_its_memory_ends_with_its_process_alone() throws Exception {
    StringBuilder query =
        new StringBuilder("SELECT (STRLEN(?x29) AS ?n) { BIND(\"0123456789\" AS ?x0)");
    for (int i = 1; i < 30; i++) {
      query.append(" BIND(CONCAT(?x%1$d, ?x%1$d) AS ?x%2$d)".formatted(i - 1, i));
    }
    HttpResponse<String> answer = client.query(query + " }", "text/csv");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.body()).contains("256 MiB of memory");
    assertThat(answer.headers().firstValue("Letopis-Limit")).contains("memory");
    Instant end = Instant.now().plus(Duration.ofMinutes(3));
    while (!client.get("health", "*/*").body().contains("\"workers\":2")) {
      assertThat(Instant.now()).isBefore(end);
      Thread.sleep(100);
    }
    assertThat(client.query(SHORT, "*/*").statusCode()).isEqualTo(200);
  }

  /** Each of them holds a thread until it is its turn. */
  @Test
  void queries_that_wait_keep_nobody_else_waiting() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      asked.add(client.later("letopis/sparql?timeout=0.4&query=" + Client.encoded(LONG + "#" + i)));
    }
    Instant end = Instant.now().plus(Duration.ofSeconds(20));
    while (!client.get("health", "*/*").body().matches("(?s).*\"waiting\":[23]\\d.*")) {
      assertThat(Instant.now()).isBefore(end);
      Thread.sleep(20);
    }
    Instant begin = Instant.now();
    for (String path : List.of("health", "about", "api/claims", "assets/page.css")) {
      assertThat(client.get(path, "*/*").statusCode()).isEqualTo(200);
    }
    assertThat(Duration.between(begin, Instant.now())).isLessThan(Duration.ofSeconds(8));
    for (CompletableFuture<HttpResponse<String>> answer : asked) {
      assertThat(answer.get().statusCode()).isIn(429, 503);
    }
  }

  @Test
  void a_client_that_sends_half_a_request_holds_nobody_up() throws Exception {
    try (Wire wire = Wire.to(server)) {
      wire.send(
          "POST /letopis/sparql HTTP/1.1\r\nHost: x\r\nContent-Type: application/sparql-query\r\nContent-Length: 100\r\n\r\nSELECT");
      for (String query : List.of(SHORT, SHORT)) {
        assertThat(client.query(query, "*/*").statusCode()).isEqualTo(200);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"letopis/sparql", "letopis/query", "reconcile"})
  void a_client_that_sends_hundreds_of_half_requests_waits_for_itself_alone(String path)
      throws Exception {
    List<Wire> halves = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        Wire wire = Wire.to(server);
        halves.add(wire);
        wire.send(
            "POST /%s HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nquery="
                .formatted(path));
      }
      assertThat(client.get("health", "*/*").statusCode()).isEqualTo(200);
      assertThat(client.get(".", "text/html").statusCode()).isEqualTo(200);
      assertThat(
              client.get("letopis/sparql?query=" + Client.encoded(SHORT), "text/csv").statusCode())
          .isEqualTo(200);
      Wire last = halves.getLast();
      assertThat(last.read()).startsWith("HTTP/1.1 429 ").contains("Retry-After: ");
    } finally {
      for (Wire wire : halves) {
        wire.close();
      }
    }
  }
}
