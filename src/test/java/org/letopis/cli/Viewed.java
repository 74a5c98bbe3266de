package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;

/** The claims that the release of the seeds holds, and the pages that show them. */
final class Viewed {

  static final SeedsServer SERVER = SeedsServer.get();
  static final ObjectMapper JSON = new ObjectMapper();
  static final List<JsonNode> CLAIMS = claims();

  private Viewed() {}

  private static List<JsonNode> claims() {
    try {
      List<JsonNode> claims = new ArrayList<>();
      for (String line : Files.readAllLines(SERVER.dumps().resolve("claims.jsonl"))) {
        claims.add(JSON.readTree(line));
      }
      assertThat(claims).hasSizeGreaterThan(100);
      return claims;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<String> documents() throws IOException {
    try (Stream<Path> texts = Files.list(SeedsServer.HOME.resolve("seeds"))) {
      return texts
          .map(t -> t.getFileName().toString())
          .filter(n -> n.endsWith(".txt"))
          .map(n -> n.replace(".txt", ""))
          .sorted()
          .toList()
          .stream();
    }
  }

  static Wellformed page(String path, String... headers) {
    String[] all =
        Stream.concat(Stream.of("Accept", "text/html"), Stream.of(headers)).toArray(String[]::new);
    HttpResponse<String> answer = SERVER.get(path, all);
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return Wellformed.page(answer.body());
  }

  static List<String> links(Element element) {
    List<String> links = new ArrayList<>();
    var anchors = element.getElementsByTagName("a");
    for (int i = 0; i < anchors.getLength(); i++) {
      links.add(((Element) anchors.item(i)).getAttribute("href"));
    }
    return links;
  }

  static Stream<JsonNode> of(String document) {
    return CLAIMS.stream().filter(c -> c.get("doc").asText().equals(document + ".txt"));
  }

  static Stream<JsonNode> stream(JsonNode array) {
    List<JsonNode> nodes = new ArrayList<>();
    array.forEach(nodes::add);
    return nodes.stream();
  }
}
