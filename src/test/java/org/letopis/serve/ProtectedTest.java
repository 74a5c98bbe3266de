package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.query.Limits;

/** Shares, queues, clients that leave, other methods, metrics: over a small release. */
@Isolated("it compares times")
class ProtectedTest {

  private static final String LONG =
      "SELECT (COUNT(*) AS ?count) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n ?o . ?p ?q ?r }";
  private static final String SHORT = "ASK { ?a ?b ?c }";
  private static final int LONGEST_MILLIS = 120_000;

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
    double before = metric("letopis_query_seconds_count{outcome=\"left\"}");
    try (Socket socket = new Socket(server.url().getHost(), server.url().getPort())) {
      send(
          socket,
          "GET /letopis/sparql?query=" + Client.encoded(LONG) + " HTTP/1.1\r\nHost: x\r\n\r\n");
      Thread.sleep(1000);
    }
    // Well before the limit of 30 s, on a busy machine too.
    Instant end = Instant.now().plus(Duration.ofSeconds(20));
    while (metric("letopis_query_seconds_count{outcome=\"left\"}") == before) {
      assertThat(Instant.now()).isBefore(end);
      Thread.sleep(100);
    }
  }

  @Test
  void who_asks_for_all_workers_leaves_one_to_others() throws Exception {
    CompletableFuture<HttpResponse<String>> dear =
        later("letopis/sparql?timeout=4&query=" + Client.encoded(LONG));
    CompletableFuture<HttpResponse<String>> more =
        later("letopis/sparql?timeout=4&query=" + Client.encoded(LONG));
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          HEAD    | letopis/sparql?query=ASK%7B%7D | 200
          OPTIONS | letopis/sparql                 | 204
          OPTIONS | letopis/query                  | 204
          HEAD    | letopis/sparql                 | 200
          HEAD    | doc/site/crkva                 | 200
          OPTIONS | doc/site/crkva                 | 204
          HEAD    | .                              | 200
          HEAD    | health                         | 200
          HEAD    | metrics                        | 200
          OPTIONS | dumps/                         | 204
          TRACE   | doc/site/crkva                 | 405
          PUT     | letopis/sparql                 | 405
          """)
  void every_address_knows_its_methods(String method, String path, int status) throws Exception {
    HttpResponse<String> answer = client.send(method, path, "Accept", "*/*", "");
    assertThat(answer.statusCode()).isEqualTo(status);
    if (method.equals("HEAD")) {
      assertThat(answer.body()).isEmpty();
    }
    if (!method.equals("HEAD")) {
      assertThat(answer.headers().firstValue("Allow").orElse("")).contains("GET");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          doc/site/crkva | TEXT/TURTLE             | text/turtle
          doc/site/crkva | Application/LD+JSON     | application/ld+json
          doc/site/crkva | ;                       | text/html
          doc/site/crkva | ;q=1,;;,text/turtle     | text/turtle
          letopis/sparql?query=SELECT%20*%20%7B%3Fs%20a%20%3Fo%7D | TEXT/CSV | text/csv
          letopis/sparql?query=SELECT%20*%20%7B%3Fs%20a%20%3Fo%7D | APPLICATION/SPARQL-RESULTS+JSON | application/sparql-results+json
          """)
  void media_types_are_read_in_any_case(String path, String accept, String type) throws Exception {
    HttpResponse<String> answer = client.get(path, accept);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(type);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          query=ASK%7B%7D&query=ASK%7B%7D        | 400
          query=                                 | 400
          nothing=1                              | 400
          query=ASK%7B%7D&timeout=soon           | 400
          query=ASK%7B%7D&timeout=-1             | 400
          query=%zz                              | 400
          query=ASK%7B%7D&output=%C3%A9          | 400
          query=ASK%7B%7D&format=a%20b           | 400
          query=ASK%7B%7D&results=%00            | 400
          update=CLEAR%20ALL                     | 403
          query=SELECT%20*%20%7B%7D&callback=alert | 200
          """)
  void requests_that_are_not_the_protocol_are_refused(String parameters, int status)
      throws Exception {
    try (Socket socket = new Socket(server.url().getHost(), server.url().getPort())) {
      send(
          socket,
          "GET /letopis/sparql?"
              + parameters
              + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      String answer = read(socket);
      assertThat(answer).startsWith("HTTP/1.1 " + status).doesNotContain("\tat ", "alert");
    }
  }

  @Test
  void an_answer_that_is_known_is_not_made_again() throws Exception {
    String query = "letopis/sparql?query=" + Client.encoded("SELECT * { ?s a ?o }");
    String tag = client.get(query, "text/csv").headers().firstValue("ETag").orElseThrow();
    assertThat(client.get(query, "text/csv").headers().firstValue("ETag")).contains(tag);
    assertThat(client.get(query, "text/csv").headers().firstValue("Cache-Control"))
        .contains("no-cache");
    HttpResponse<String> json = client.get(query, "application/sparql-results+json");
    assertThat(json.headers().firstValue("ETag").orElseThrow()).isNotEqualTo(tag);
    String now = "letopis/sparql?query=" + Client.encoded("SELECT (NOW() AS ?t) {}");
    assertThat(client.get(now, "text/csv").headers().firstValue("ETag")).isEmpty();
    assertThat(client.get(now, "text/csv").headers().firstValue("Cache-Control"))
        .contains("no-store");
  }

  @Test
  void an_answer_that_was_made_before_is_sent_without_a_process(@TempDir Path other)
      throws Exception {
    SmallRelease.build(other, "small.trig");
    Settings usual = SmallRelease.settings(other);
    try (LetopisServer keeping =
        LetopisServer.start(
            new Settings(
                usual.home(),
                other,
                usual.base(),
                usual.host(),
                0,
                SmallRelease.LIMITS.withKept(1 << 20)))) {
      Client asks = new Client(keeping.url());
      String query = "letopis/sparql?query=" + Client.encoded("SELECT * { ?s a ?o } ORDER BY ?s");
      HttpResponse<String> first = asks.get(query, "text/csv");
      HttpResponse<String> again = asks.get(query, "text/csv");
      assertThat(again.body()).isEqualTo(first.body()).isNotBlank();
      assertThat(again.headers().map().get("content-type"))
          .isEqualTo(first.headers().map().get("content-type"));
      assertThat(again.headers().map().get("etag")).isEqualTo(first.headers().map().get("etag"));
      assertThat(asks.get(query, "application/sparql-results+json").body()).startsWith("{");
      String large =
          "letopis/sparql?query="
              + Client.encoded("SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } LIMIT 4000");
      HttpResponse<String> made = asks.get(large, "text/csv");
      assertThat(made.body().length()).isGreaterThan(256 * 1024);
      assertThat(asks.get(large, "text/csv").body()).isEqualTo(made.body());
      // What differs each time, and what was refused, is made anew.
      String now = "letopis/sparql?query=" + Client.encoded("SELECT (NOW() AS ?t) {}");
      asks.get(now, "text/csv");
      asks.get(now, "text/csv");
      assertThat(asks.get("metrics", "*/*").body())
          .contains("letopis_query_seconds_count{outcome=\"kept\"} 2")
          .contains("letopis_query_seconds_count{outcome=\"answered\"} 5");
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

  @Test
  void metrics_count_what_happens() throws Exception {
    double before = metric("letopis_query_seconds_count{outcome=\"answered\"}");
    client.query(SHORT, "*/*");
    client.query("SELECT", "*/*");
    assertThat(metric("letopis_query_seconds_count{outcome=\"answered\"}")).isEqualTo(before + 1);
    assertThat(metric("letopis_query_seconds_count{outcome=\"mistake\"}")).isPositive();
    assertThat(metric("letopis_workers")).isPositive();
    assertThat(client.get("metrics", "*/*").body())
        .contains("letopis_release{id=\"", "jvm_memory_used_bytes", "letopis_query_seconds_bucket");
  }

  @Test
  void a_client_that_sends_half_a_request_holds_nobody_up() throws Exception {
    try (Socket socket = new Socket(server.url().getHost(), server.url().getPort())) {
      send(
          socket,
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
    List<Socket> halves = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        Socket socket = new Socket(server.url().getHost(), server.url().getPort());
        halves.add(socket);
        send(
            socket,
            "POST /%s HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nquery="
                .formatted(path));
      }
      assertThat(client.get("health", "*/*").statusCode()).isEqualTo(200);
      assertThat(client.get(".", "text/html").statusCode()).isEqualTo(200);
      assertThat(
              client.get("letopis/sparql?query=" + Client.encoded(SHORT), "text/csv").statusCode())
          .isEqualTo(200);
      Socket last = halves.getLast();
      assertThat(read(last)).startsWith("HTTP/1.1 429 ").contains("Retry-After: ");
    } finally {
      for (Socket socket : halves) {
        socket.close();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "api/claims", "search", "doc/site/crkva", "sparql", "dumps/"})
  void an_address_of_thousands_of_parameters_is_refused_at_once(String path) throws Exception {
    String many = "?" + "kind=a&".repeat(10_000);
    HttpResponse<String> answer = client.get(path + many, "application/json");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("at most 200 parameters");
  }

  /** Its name was compiled into patterns once, in seconds. */
  @Test
  void a_query_of_the_gallery_with_an_endless_name_is_not_sought() throws Exception {
    Instant begin = Instant.now();
    assertThat(client.get("sparql?gallery=" + "A".repeat(100_000), "*/*").statusCode())
        .isBetween(400, 499);
    assertThat(Duration.between(begin, Instant.now())).isLessThan(Duration.ofSeconds(4));
  }

  /** Each of them holds a thread until it is its turn. */
  @Test
  void queries_that_wait_keep_nobody_else_waiting() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      asked.add(later("letopis/sparql?timeout=0.4&query=" + Client.encoded(LONG + "#" + i)));
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

  @ParameterizedTest
  @ValueSource(ints = {10, 5000})
  void what_is_no_json_is_told_in_our_words(int depth) throws Exception {
    HttpResponse<String> answer =
        client.get(
            "reconcile?queries=" + Client.encoded("{\"a\":".repeat(depth)), "application/json");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body())
        .contains("what was sent")
        .doesNotContain("Stream", "Source", "com.fasterxml");
  }

  @Test
  void a_header_has_its_limit() throws Exception {
    try (Socket socket = new Socket(server.url().getHost(), server.url().getPort())) {
      send(
          socket,
          "GET / HTTP/1.1\r\nHost: x\r\n" + ("X: " + "a".repeat(50_000) + "\r\n").repeat(2));
      send(socket, "Connection: close\r\n\r\n");
      assertThat(read(socket)).startsWith("HTTP/1.1 200 ");
    }
    HttpResponse<String> answer = client.send("GET", ".", "X-Long", "a".repeat(200_000), "");
    assertThat(answer.statusCode()).isEqualTo(431);
  }

  @Test
  void errors_show_nothing_of_the_machine() throws Exception {
    for (String path :
        List.of(
            "doc/%zz",
            "doc/..%2f..%2fetc",
            "id/%00",
            "dumps/%2e%2e/",
            "letopis/sparql?query=%00",
            "%24/x",
            "doc/site/crkva?format=%00")) {
      try (Socket socket = new Socket(server.url().getHost(), server.url().getPort())) {
        send(socket, "GET /" + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(read(socket))
            .startsWith("HTTP/1.1 4")
            .doesNotContain("\tat ", "org.apache", "org.eclipse", "java.", data.toString());
      }
    }
  }

  private static CompletableFuture<HttpResponse<String>> later(String path) {
    return CompletableFuture.supplyAsync(() -> ask(path), Thread.ofVirtual()::start);
  }

  private static HttpResponse<String> ask(String path) {
    try {
      return client.get(path, "text/csv");
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static double metric(String name) throws Exception {
    return client
        .get("metrics", "*/*")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .findFirst()
        .orElse(0);
  }

  private static void send(Socket socket, String text) throws Exception {
    OutputStream out = socket.getOutputStream();
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  private static String read(Socket socket) throws Exception {
    socket.setSoTimeout(LONGEST_MILLIS);
    try (InputStream in = socket.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
