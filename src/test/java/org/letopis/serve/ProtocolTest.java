package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods, media types, parameters and headers, and how what is none of them is refused. */
@Isolated("it compares times")
class ProtocolTest {

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
    try (Wire wire = Wire.to(server)) {
      wire.send(
          "GET /letopis/sparql?"
              + parameters
              + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      String answer = wire.read();
      assertThat(answer).startsWith("HTTP/1.1 " + status).doesNotContain("\tat ", "alert");
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
    try (Wire wire = Wire.to(server)) {
      wire.send("GET / HTTP/1.1\r\nHost: x\r\n" + ("X: " + "a".repeat(50_000) + "\r\n").repeat(2));
      wire.send("Connection: close\r\n\r\n");
      assertThat(wire.read()).startsWith("HTTP/1.1 200 ");
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
      try (Wire wire = Wire.to(server)) {
        wire.send("GET /" + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(wire.read())
            .startsWith("HTTP/1.1 4")
            .doesNotContain("\tat ", "org.apache", "org.eclipse", "java.", data.toString());
      }
    }
  }
}
