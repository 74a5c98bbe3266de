package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.ResultSetMgr;
import org.apache.jena.riot.resultset.ResultSetLang;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDFS;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.store.Fingerprint;
import org.letopis.store.ReleaseBuild;
import org.letopis.store.Releases;
import org.letopis.store.StoreBuilder;
import org.letopis.store.StoreConfig;

/** Literals that are meant to break out, through every page and every format. */
class OutputFuzzTest {

  private static final List<String> PIECES =
      List.of(
          "<script>alert(1)</script>",
          "\"onmouseover=\"alert(1)",
          "'",
          "</title>",
          "]]>",
          "<!--",
          "&",
          "&amp;",
          "\\",
          "\"\"\"",
          "%s",
          "%1$s",
          "\n",
          "\t",
          "{{x}}",
          "javascript:alert(1)",
          "\u202E",
          "😀",
          "č",
          "љ",
          ";",
          "--",
          "${x}",
          "=1+1",
          ",");

  private static final int LITERALS = 60;

  /** The same each time: what breaks out is added to the pieces. */
  private static final List<String> TEXTS = texts(new Random(20));

  @TempDir static Path data;
  private static LetopisServer server;
  private static Client client;

  @BeforeAll
  static void start() throws IOException {
    StoreConfig config = StoreConfig.read(SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"));
    try (ReleaseBuild build = new Releases(data).begin()) {
      new StoreBuilder(config).build(quads().iterator(), build.folder());
      Path dump = Files.createDirectories(build.folder().resolve("dumps")).resolve("letopis.nq");
      Files.writeString(dump, "odd\n");
      build.release(dump, List.of("test"), new Fingerprint("odd"));
    }
    server = LetopisServer.start(SmallRelease.settings(data));
    client = new Client(server.url());
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  /** What the frame of every page begins with: files of ours, nothing within. */
  private static final Pattern OWN_SCRIPT =
      Pattern.compile(
          "<script (type=\"module\" )?src=\"/assets/[a-z]+\\.js\\?v=[0-9a-f]{12}\"></script>");

  @ParameterizedTest
  @ValueSource(strings = {"doc/site/odd", "doc/graph/odd", "doc/document/odd", "."})
  void nothing_breaks_out_of_a_page(String path) throws Exception {
    HttpResponse<String> page = client.get(path, "text/html");
    assertThat(page.statusCode()).isEqualTo(200);
    String body = OWN_SCRIPT.matcher(withoutData(page.body())).replaceAll("");
    assertThat(body)
        .doesNotContainIgnoringCase("<script", "<!--", "\"onmouseover", "href=\"javascript");
    assertThat(body.split("</title>", -1)).hasSize(2);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
  }

  /** A page without its one block of data for search engines, which is JSON and nothing else. */
  private static String withoutData(String page) throws IOException {
    String opening = "<script type=\"application/ld+json\">";
    int from = page.indexOf(opening);
    if (from < 0) {
      return page;
    }
    int to = page.indexOf("</script>", from);
    String data = page.substring(from + opening.length(), to);
    assertThat(data).doesNotContain("<", ">", "&");
    assertThat(new ObjectMapper().readTree(data).isObject()).isTrue();
    return page.substring(0, from) + page.substring(to + "</script>".length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/turtle",
        "application/ld+json",
        "application/n-triples",
        "application/rdf+xml"
      })
  void every_format_of_a_graph_holds_the_texts_as_they_are(String type) throws Exception {
    HttpResponse<String> answer = client.get("doc/site/odd", type);
    Model model = ModelFactory.createDefaultModel();
    RDFParser.fromString(answer.body(), RDFLanguages.contentTypeToLang(type)).parse(model);
    for (String text : TEXTS) {
      assertThat(model.contains(null, RDFS.comment, model.createLiteral(text))).as(text).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "application/sparql-results+json, JSON",
    "application/sparql-results+xml, XML",
    "text/csv, CSV",
    "text/tab-separated-values, TSV"
  })
  void every_format_of_rows_holds_the_texts_as_they_are(String type, String name) throws Exception {
    HttpResponse<String> answer =
        client.query("SELECT ?t { ?x <http://www.w3.org/2000/01/rdf-schema#comment> ?t }", type);
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(type);
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    Lang lang =
        switch (name) {
          case "JSON" -> ResultSetLang.RS_JSON;
          case "XML" -> ResultSetLang.RS_XML;
          case "CSV" -> ResultSetLang.RS_CSV;
          default -> ResultSetLang.RS_TSV;
        };
    List<String> read =
        org.apache.jena.query.ResultSetFormatter.toList(
                ResultSetMgr.read(
                    new java.io.ByteArrayInputStream(
                        answer.body().getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                    lang))
            .stream()
            .map(row -> row.getLiteral("t").getLexicalForm())
            .toList();
    assertThat(read).containsExactlyInAnyOrderElementsOf(TEXTS);
  }

  @Test
  void what_was_asked_comes_back_escaped() throws Exception {
    HttpResponse<String> answer = client.query("SELECT <script>alert(1)</script>", "text/html");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).doesNotContainIgnoringCase("<script>");
    HttpResponse<String> unknown = client.get("doc/%3Cscript%3Ealert(1)%3C/script%3E", "text/html");
    assertThat(unknown.statusCode()).isEqualTo(404);
    assertThat(unknown.body()).doesNotContainIgnoringCase("<script>alert");
  }

  private static List<Quad> quads() {
    Node graph = iri("graph/odd");
    Node site = iri("id/site/odd");
    Node document = iri("id/document/odd");
    return java.util.stream.Stream.concat(
            TEXTS.stream()
                .map(
                    t ->
                        Quad.create(
                            graph,
                            site,
                            RDFS.comment.asNode(),
                            NodeFactory.createLiteralString(t))),
            java.util.stream.Stream.of(
                Quad.create(
                    graph,
                    site,
                    RDFS.label.asNode(),
                    NodeFactory.createLiteralLang(PIECES.getFirst() + PIECES.get(3), "en")),
                Quad.create(
                    graph,
                    document,
                    org.apache.jena.vocabulary.RDF.type.asNode(),
                    NodeFactory.createURI("https://w3id.org/letopis/ontology#Document")),
                Quad.create(
                    graph,
                    document,
                    org.apache.jena.vocabulary.DCTerms.title.asNode(),
                    NodeFactory.createLiteralString(PIECES.get(0) + PIECES.get(1))),
                Quad.create(
                    graph,
                    document,
                    RDFS.seeAlso.asNode(),
                    NodeFactory.createURI("javascript:alert(1)"))))
        .toList();
  }

  private static Node iri(String path) {
    return NodeFactory.createURI(SmallRelease.BASE + path);
  }

  private static List<String> texts(Random random) {
    return IntStream.range(0, LITERALS)
        .mapToObj(
            i -> {
              StringBuilder text = new StringBuilder("t" + i);
              for (int pieces = 1 + random.nextInt(4); pieces > 0; pieces--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
              }
              return text.append('.').toString();
            })
        .toList();
  }
}
