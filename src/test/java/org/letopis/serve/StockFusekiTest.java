package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A stock Fuseki serves the same store from the same file. It runs where its jar is named: {@code
 * mvn test -Dtest=StockFusekiTest -Dletopis.stock=jena-fuseki-server-6.0.0.jar}.
 */
@EnabledIfSystemProperty(named = "letopis.stock", matches = ".+")
class StockFusekiTest {

  @TempDir Path folder;

  @Test
  void it_finds_names_in_the_union_of_the_graphs_and_writes_nothing() throws Exception {
    SmallRelease.build(folder.resolve("data"), "small.trig");
    int port = freePort();
    Process fuseki = start(port);
    try {
      Client client = new Client(URI.create("http://localhost:" + port + "/"));
      waitFor(client);
      String search =
          "PREFIX text: <http://jena.apache.org/text#> "
              + "SELECT DISTINCT ?x ?p { ?x text:query \"CRKVA\" ; ?p ?o }";
      assertThat(client.query(search, "text/csv").body()).contains("id/site/crkva");
      String outside = "SELECT ?s { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }";
      assertThat(client.query(outside, "text/csv").statusCode()).isBetween(400, 499);
      assertThat(
              client
                  .send("POST", "letopis/update", "Content-Type", "application/sparql-update", "")
                  .statusCode())
          .isBetween(400, 499);
    } finally {
      fuseki.destroy();
      fuseki.waitFor();
    }
  }

  private Process start(int port) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                Path.of(System.getProperty("letopis.stock")).toAbsolutePath().toString(),
                "--localhost",
                "--port=" + port,
                "--config=" + SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile());
    builder.environment().put("FUSEKI_BASE", folder.resolve("run").toString());
    return builder.start();
  }

  private static void waitFor(Client client) throws Exception {
    Instant end = Instant.now().plus(Duration.ofSeconds(60));
    while (Instant.now().isBefore(end)) {
      try {
        client.get("$/ping", "*/*");
        return;
      } catch (ConnectException e) {
        Thread.sleep(200);
      }
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
