package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.jena.query.QueryFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.serve.ServerProcess;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreView;

/** Whoever asks a release without a server keeps nobody else from its store. */
class OpenStoreTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home", "."));

  @TempDir Path data;

  @Test
  void a_server_starts_while_a_query_reads() throws Exception {
    release();
    Project project =
        new Project(
            HOME,
            data,
            HOME.resolve("seeds"),
            HOME.resolve("mappings"),
            "https://w3id.org/letopis/");
    try (OpenStore open = OpenStore.of(project);
        ServerProcess server = ServerProcess.start(data, "--workers=2")) {
      assertThat(open).isInstanceOf(OpenStore.Local.class);
      assertThat(open.ask(QueryFactory.create("ASK {}"), AnswerFormat.CSV)).contains("true");
      assertThat(status(server.url().resolve("letopis/sparql?query=ASK%7B%7D"))).isEqualTo(200);
    }
  }

  /** The release of the seeds, in a folder that no server has. */
  private void release() throws IOException {
    Release release = new Releases(SeedsServer.get().data()).needed();
    StoreView.whole(release, data.resolve(release.id()));
    Files.createSymbolicLink(data.resolve("current"), Path.of(release.id()));
  }

  private static int status(URI address) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(HttpRequest.newBuilder(address).build(), BodyHandlers.discarding())
          .statusCode();
    }
  }
}
