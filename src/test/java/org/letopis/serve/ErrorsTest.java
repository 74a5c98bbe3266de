package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Wellformed;

/** Every route refuses in the form that is asked for, with its status and what to do. */
class ErrorsTest {

  private static final String TABLE =
      """
      GET    | nothing                             | 404
      GET    | $/server                            | 404
      GET    | id/claim/nothing                    | 404
      GET    | unit/nothing                        | 404
      GET    | graph/nothing                       | 404
      GET    | doc/claim/nothing                   | 404
      GET    | doc/claim/nothing.ttl               | 404
      GET    | doc/claim/one-1?format=png          | 406
      GET    | doc/claim/one-1?page=0              | 400
      GET    | ontology?format=png                 | 406
      GET    | dumps/nothing                       | 404
      GET    | sitemap.xml?part=99                 | 404
      GET    | context.jsonld                      | 404
      GET    | api/nothing                         | 404
      GET    | api/claims?page=0                   | 400
      GET    | api/claims?kind=%3Cscript%3E        | 400
      GET    | api/claims?format=xml               | 406
      GET    | api/compare?nothing=1               | 400
      GET    | reconcile/nothing                   | 404
      GET    | reconcile/flyout/entity?id=nothing  | 404
      GET    | reconcile/preview?id=nothing        | 404
      GET    | reconcile?queries=%5B%5D            | 400
      GET    | reconcile?queries=%7B%22q0%22%3A    | 400
      GET    | reconcile?extend=%7B%5D             | 400
      GET    | letopis                             | 404
      GET    | letopis/get                         | 404
      GET    | letopis/sparql?query=%3Cscript%3E   | 400
      GET    | letopis/sparql?timeout=x&query=ASK%7B%7D | 400
      POST   | letopis/sparql                      | 415
      POST   | letopis/update                      | 405
      DELETE | letopis/sparql                      | 405
      PUT    | letopis/data                        | 405
      DELETE | reconcile                           | 405
      POST   | api/claims                          | 405
      POST   | id/claim/one-1                      | 405
      PUT    | doc/claim/one-1                     | 405
      POST   | dumps/letopis.ttl                   | 405
      POST   | ontology                            | 405
      POST   | shapes                              | 405
      POST   | .well-known/void                    | 405
      POST   | robots.txt                          | 405
      POST   | sitemap.xml                         | 405
      POST   | health                              | 405
      POST   | metrics                             | 405
      POST   | style.css                           | 405
      PATCH  | .                                   | 405
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir static Path data;
  private static LetopisServer server;
  private static HttpClient http;

  @BeforeAll
  static void start() throws IOException {
    SmallRelease.build(data, "small.trig");
    server = LetopisServer.start(SmallRelease.settings(data));
    http = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() throws IOException {
    http.close();
    server.close();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = TABLE)
  void to_whoever_asks_for_json_as_a_problem(String method, String path, int status)
      throws Exception {
    HttpResponse<String> answer = send(method, path, "application/json");
    assertThat(answer.statusCode()).isEqualTo(status);
    assertIs(answer, "application/problem+json");
    JsonNode problem = JSON.readTree(answer.body());
    assertThat(problem.get("status").asInt()).isEqualTo(status);
    assertThat(problem.get("title").asText()).startsWith(status + ": ");
    assertThat(problem.get("detail").asText()).isNotBlank();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = TABLE)
  void to_a_browser_as_a_page_in_its_language(String method, String path, int status)
      throws Exception {
    HttpResponse<String> answer =
        send(method, path, "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language", "sr");
    assertThat(answer.statusCode()).isEqualTo(status);
    assertIs(answer, "text/html");
    assertThat(answer.body()).doesNotContain("<script>");
    Wellformed page = Wellformed.page(answer.body()).keepsToTheRules();
    assertThat(page.root().getAttribute("lang")).isEqualTo("sr-Cyrl");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = TABLE)
  void to_everybody_else_in_one_line(String method, String path, int status) throws Exception {
    HttpResponse<String> answer = send(method, path, "*/*");
    assertThat(answer.statusCode()).isEqualTo(status);
    assertIs(answer, "text/plain");
    assertThat(answer.body().strip().lines()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          GET / HTTP/1.1                 | Accept: */*    | 400
          GET / HTTP/1.1                 | Host: x y z: 1 | 400
          GET / HTTP/1.1                 | no header      | 400
          GET / HTTP/7.1                 | Host: x        | 505
          GARBAGE                        | Host: x        | 400
          GET /{long} HTTP/1.1           | Host: x        | 414
          GET / HTTP/1.1                 | X: {long}      | 431
          """)
  void what_cannot_be_read_is_refused_in_one_line(String line, String header, int status)
      throws IOException {
    String request = (line + "\r\n" + header + "\r\n\r\n").replace("{long}", "a".repeat(1_000_000));
    String answer = raw(request);
    assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
    assertThat(answer.toLowerCase(java.util.Locale.ROOT))
        .contains("content-type: text/plain", "x-content-type-options: nosniff")
        .doesNotContain("<html", "jetty", "\tat ");
    assertThat(answer.substring(answer.indexOf("\r\n\r\n")).strip().lines()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host: x\r\nBroken header: 1",
        "Host: x y z: 1",
        "X: no host",
        "Host: x\r\nContent-Length: many",
        "Host: x\r\nHost: y"
      })
  void what_breaks_behind_what_it_asks_for_is_refused_in_that_form(String headers)
      throws IOException {
    String asked = "GET / HTTP/1.1\r\nAccept: %s\r\nAccept-Language: sr\r\n" + headers;
    assertThat(raw(asked.formatted("application/json") + "\r\n\r\n"))
        .startsWith("HTTP/1.1 400 ")
        .contains("application/problem+json", "\"status\":400");
    assertThat(raw(asked.formatted("text/html") + "\r\n\r\n"))
        .startsWith("HTTP/1.1 400 ")
        .contains("text/html", "<html lang=\"sr-Cyrl\">");
  }

  @Test
  void what_is_broken_is_not_told_in_the_form_of_the_request_before_it() throws IOException {
    String first = "GET /health HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n\r\n";
    try (Socket socket = new Socket("localhost", server.url().getPort())) {
      socket.setSoTimeout(60_000);
      assertThat(answer(socket, first)).startsWith("HTTP/1.1 200 ");
      assertThat(answer(socket, "GARBAGE\r\n\r\n"))
          .startsWith("HTTP/1.1 400 ")
          .contains("text/plain")
          .doesNotContain("problem+json");
    }
  }

  /** Sends a request and reads one answer, which is short. */
  private static String answer(Socket socket, String request) throws IOException {
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    StringBuilder answer = new StringBuilder();
    byte[] buffer = new byte[8192];
    while (!answer.toString().matches("(?s).*\r\n\r\n.+\n")) {
      int read = socket.getInputStream().read(buffer);
      assertThat(read).isPositive();
      answer.append(new String(buffer, 0, read, StandardCharsets.UTF_8));
    }
    return answer.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/..%2finputs",
        "//doc",
        "/dumps/%2e%2e/inputs",
        "/doc/%2e/x",
        "/%zz",
        "/%00",
        "/doc/a%",
        "/%c0%af",
        "/a%u0041",
        "/doc/<script>?a=%zz"
      })
  void a_path_that_can_be_read_in_two_ways_or_in_none_is_refused_in_the_form_that_is_asked_for(
      String path) throws IOException {
    String request = "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: ";
    assertThat(raw(request + "application/json\r\n\r\n"))
        .startsWith("HTTP/1.1 400 ")
        .contains("application/problem+json", "\"status\":400");
    assertThat(raw(request + "text/html\r\nAccept-Language: sr\r\n\r\n"))
        .startsWith("HTTP/1.1 400 ")
        .contains("text/html", "<html lang=\"sr-Cyrl\">");
    assertThat(raw(request + "*/*\r\n\r\n")).startsWith("HTTP/1.1 400 ").contains("text/plain");
  }

  @Test
  void what_fails_shows_no_stack_and_no_message_of_its_own() throws Exception {
    Server failing = new Server(0);
    failing.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            throw new IllegalStateException("the password is swordfish");
          }
        });
    failing.setErrorHandler(new ErrorAnswers(SmallRelease.BASE, () -> "release"));
    failing.start();
    try {
      int port = ((ServerConnector) failing.getConnectors()[0]).getLocalPort();
      for (String accept : new String[] {"application/json", "text/html", "text/plain"}) {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/"))
                .header("Accept", accept)
                .build();
        HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.body()).contains("Something").doesNotContain("swordfish", "\tat ");
      }
    } finally {
      failing.stop();
    }
  }

  private static void assertIs(HttpResponse<String> answer, String type) {
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(type);
    assertThat(answer.headers().firstValue("Vary").orElse("")).contains("Accept");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).contains("*");
    assertThat(answer.body()).doesNotContain("Exception", "\tat ");
    if (answer.statusCode() == 405) {
      assertThat(answer.headers().firstValue("Allow").orElse("")).contains("GET");
    }
  }

  private static HttpResponse<String> send(
      String method, String path, String accept, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.url().resolve(path))
            .method(
                method,
                method.equals("GET")
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString("x"))
            .header("Accept", accept);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
  }

  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket("localhost", server.url().getPort())) {
      socket.setSoTimeout(60_000);
      try {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.shutdownOutput();
      } catch (java.net.SocketException e) {
        // it may be refused before it is all sent
        assertThat(request.length()).isGreaterThan(100_000);
      }
      StringBuilder answer = new StringBuilder();
      byte[] buffer = new byte[8192];
      try {
        for (int n; (n = socket.getInputStream().read(buffer)) >= 0; ) {
          answer.append(new String(buffer, 0, n, StandardCharsets.UTF_8));
        }
      } catch (IOException e) {
        assertThat(answer).as(e.toString()).isNotEmpty();
      }
      return answer.toString();
    }
  }
}
