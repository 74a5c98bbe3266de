package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.serve.ServerProcess;

/** Whoever publishes data of their own gives their own base; the server answers for it. */
class OwnBaseTest {

  private static final String BASE = "https://data.example/chronicle/";

  @Test
  void a_release_with_a_base_of_its_own_is_served_under_it(@TempDir Path folder) throws Exception {
    Path seeds = Files.createDirectory(folder.resolve("seeds"));
    Files.writeString(seeds.resolve("fair.txt"), "U Nišu je 3. maja 2001. povređeno 20 radnika.\n");
    Path data = folder.resolve("data");
    Cli built = Cli.run("build", "--data", data, "--seeds", seeds, "--base", BASE);
    assertThat(built.code()).as(built.err()).isEqualTo(ExitCode.DONE);
    try (ServerProcess server = ServerProcess.start(data, "--base=" + BASE);
        HttpClient http = HttpClient.newHttpClient()) {
      HttpResponse<String> thing = get(http, server.url().resolve("id/document/fair"));
      assertThat(thing.statusCode()).isEqualTo(303);
      String address = thing.headers().firstValue("Location").orElseThrow();
      HttpResponse<String> page = get(http, server.url().resolve(address));
      assertThat(page.body())
          .contains(
              BASE + "id/document/fair", "rel=\"canonical\" href=\"" + BASE + "doc/document/fair\"")
          .contains("povređeno 20 radnika");
      assertThat(get(http, server.url().resolve("ontology")).statusCode()).isEqualTo(200);
      assertThat(get(http, server.url().resolve("reconcile")).body())
          .contains("\"identifierSpace\":\"" + BASE + "id/\"");
      assertThat(get(http, server.url().resolve("api/claims")).body()).contains(BASE + "id/claim/");
      assertThat(Files.readString(data.resolve("current/dumps/description.ttl")))
          .contains(BASE + "dumps/letopis.ttl");
    }
  }

  private static HttpResponse<String> get(HttpClient http, URI address) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address).header("Accept", "text/html,*/*;q=0.1").build();
    return http.send(request, HttpResponse.BodyHandlers.ofString());
  }
}
