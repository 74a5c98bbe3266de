package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.serve.worker.PublicAddresses;

/**
 * SERVICE with an allow-list, for real. An endpoint on this machine cannot be allowed, so this one
 * is behind a proxy for outgoing requests, as it is in networks that have one; the proxy is this
 * test. The Java platform's own settings name it to the server's processes.
 */
class FederationTest {

  private static final String ALLOWED = "http://endpoint.example/sparql";
  private static final String MOVED = "http://endpoint.example/moved";
  private static final String ANSWER =
      "{\"head\":{\"vars\":[\"x\"]},\"results\":{\"bindings\":"
          + "[{\"x\":{\"type\":\"literal\",\"value\":\"from elsewhere\"}}]}}";

  private final List<String> asked = new CopyOnWriteArrayList<>();
  private HttpServer outside;

  @TempDir Path data;

  @BeforeEach
  void start() throws IOException {
    SmallRelease.build(data, "small.trig");
    outside = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    outside.createContext("/", this::answer);
    outside.start();
  }

  @AfterEach
  void stop() {
    outside.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    asked.add(exchange.getRequestURI().toString());
    try (exchange) {
      if (exchange.getRequestURI().getPath().equals("/moved")) {
        exchange.getResponseHeaders().set("Location", ALLOWED);
        exchange.sendResponseHeaders(302, -1);
        return;
      }
      byte[] body = ANSWER.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "application/sparql-results+json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static String service(String iri) {
    return "SELECT ?x { SERVICE <" + iri + "> { ?s ?p ?x } }";
  }

  @Test
  void an_allowed_endpoint_is_asked_and_no_other() throws Exception {
    int port = outside.getAddress().getPort();
    Map<String, String> proxied =
        Map.of("JAVA_TOOL_OPTIONS", "-Dhttp.proxyHost=127.0.0.1 -Dhttp.proxyPort=" + port);
    try (ServerProcess server =
        ServerProcess.start(
            data, proxied, "--workers=2", "--federate=" + ALLOWED, "--federate=" + MOVED)) {
      Client client = new Client(server.url());
      HttpResponse<String> answer = client.query(service(ALLOWED), "text/csv");
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      assertThat(answer.body().lines()).containsExactly("x", "from elsewhere");
      assertThat(asked).singleElement().asString().startsWith(ALLOWED);

      for (String other :
          List.of("http://endpoint.example/other", "http://127.0.0.1:" + port + "/sparql")) {
        HttpResponse<String> refused = client.query(service(other), "text/csv");
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).contains("these endpoints and no other", ALLOWED);
      }
      assertThat(asked).hasSize(1);

      assertThat(client.query(service(MOVED), "text/csv").statusCode()).isNotEqualTo(200);
      assertThat(asked).hasSize(2).last().asString().startsWith(MOVED);
    }
  }

  /** What a name resolves to is whoever's it is to say: it may be public when it is allowed. */
  @Test
  void an_allowed_name_that_turns_out_to_be_this_machine_is_not_reached() throws Exception {
    InetAddress own = InetAddress.getLocalHost();
    String name = own.getHostName();
    assumeFalse(
        PublicAddresses.isPublic(own) || name.startsWith("localhost") || name.matches("[0-9.]+"));
    HttpServer here = HttpServer.create(new InetSocketAddress(own, 0), 0);
    here.createContext("/", this::answer);
    here.start();
    String inside = "http://" + name + ":" + here.getAddress().getPort() + "/sparql";
    try (ServerProcess server = ServerProcess.start(data, "--workers=2", "--federate=" + inside)) {
      HttpResponse<String> answer = new Client(server.url()).query(service(inside), "text/csv");
      assertThat(answer.statusCode()).isNotEqualTo(200);
      assertThat(answer.body()).doesNotContain("from elsewhere", "127.0.0.1", "\tat ");
      assertThat(asked).isEmpty();
    } finally {
      here.stop(0);
    }
  }
}
