package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Wellformed;

class LetopisServerTest {

  private static final String COUNT =
      "SELECT (COUNT(?c) AS ?n) { ?c a <https://w3id.org/letopis/ontology#Claim> }";

  /** Two patterns with a path between them, the first of which is empty. */
  private static final String NOTHING =
      """
      PREFIX lt: <https://w3id.org/letopis/ontology#>
      SELECT ?x { ?x a lt:Nothing . ?x lt:place* ?y . ?y lt:countLow ?n ; lt:countHigh ?m }
      """;

  @TempDir static Path data;
  private static LetopisServer server;
  private static Client client;

  @BeforeAll
  static void start() throws IOException {
    SmallRelease.build(data, "small.trig");
    server = LetopisServer.start(SmallRelease.settings(data));
    client = new Client(server.url());
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          application/sparql-results+json | "value": "2"
          application/sparql-results+xml  | <literal datatype="http://www.w3.org/2001/XMLSchema#integer">2</literal>
          text/csv                        | 2
          text/tab-separated-values       | 2
          """)
  void a_query_is_answered_in_every_result_format(String accept, String expected) throws Exception {
    HttpResponse<String> answer = client.query(COUNT, accept);

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(accept);
    assertThat(answer.body()).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/x-www-form-urlencoded", "application/sparql-query"})
  void a_query_may_be_posted(String type) throws Exception {
    String body = type.endsWith("query") ? COUNT : "query=" + Client.encoded(COUNT);
    HttpResponse<String> answer = client.send("POST", "letopis/sparql", "Content-Type", type, body);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("\"2\"");
  }

  @Test
  void a_query_without_an_answer_is_no_error() throws Exception {
    HttpResponse<String> answer = client.query(NOTHING, "text/csv");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body().strip()).isEqualTo("x");
  }

  @Test
  void names_are_searched_blind_to_script() throws Exception {
    String search =
        "PREFIX text: <http://jena.apache.org/text#> SELECT DISTINCT ?x { ?x text:query \"CRKVA\" }";
    assertThat(client.query(search, "text/csv").body()).contains("id/site/crkva");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          POST   | letopis/sparql             | application/sparql-update
          POST   | letopis/sparql             | application/x-www-form-urlencoded
          POST   | letopis/update             | application/sparql-update
          POST   | letopis                    | application/sparql-update
          POST   | letopis/upload             | text/turtle
          POST   | letopis/data?default       | text/turtle
          POST   | letopis/shacl              | text/turtle
          PUT    | letopis/data?default       | text/turtle
          PUT    | letopis/sparql             | text/turtle
          PUT    | letopis?default            | text/turtle
          DELETE | letopis?default            | text/turtle
          PATCH  | letopis                    | text/turtle
          POST   | $/ping                     | text/turtle
          POST   | $/datasets                 | text/turtle
          POST   | $/compact/letopis          | text/turtle
          DELETE | $/datasets/letopis         | text/turtle
          PUT    | id/settlement/lipa         | text/turtle
          DELETE | dumps/letopis.nq           | text/turtle
          POST   | .                          | text/turtle
          """)
  void nothing_can_be_written(String method, String path, String type) throws Exception {
    String body =
        type.endsWith("form-urlencoded")
            ? "update=" + Client.encoded("CLEAR ALL")
            : type.endsWith("update") ? "CLEAR ALL" : "<urn:a> <urn:b> <urn:c> .";

    HttpResponse<String> answer = client.send(method, path, "Content-Type", type, body);

    assertThat(answer.statusCode()).isIn(403, 404, 405);
    assertThat(answer.body()).isNotBlank().doesNotContain("\tat ", "org.apache");
    assertThat(client.query(COUNT, "text/csv").body()).contains("2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "INSERT DATA { <urn:a> <urn:b> <urn:c> }",
        "LOAD <file:///etc/hostname>",
        "SELECT ?s { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }"
      })
  void a_query_cannot_write_or_leave_the_process(String query) throws Exception {
    assertThat(client.query(query, "text/csv").statusCode()).isBetween(400, 499);
  }

  @Test
  void a_mistake_in_a_query_is_told_in_one_line_with_its_position() throws Exception {
    HttpResponse<String> answer = client.query("SELECT ?x\n{ ?x ?y }", "text/csv");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("line 2, column 9").doesNotContain("expecting");
    assertThat(answer.body().strip().lines()).hasSize(1);
  }

  @Test
  void a_silent_service_call_reaches_nobody() throws Exception {
    String query =
        "SELECT ?s { SERVICE SILENT <%sletopis/sparql> { ?s ?p ?o } }".formatted(server.url());
    assertThat(client.query(query, "text/csv").body()).doesNotContain("http");
  }

  @Test
  void from_does_not_read_files() throws Exception {
    String query = "SELECT ?s FROM <file:///etc/hostname> { ?s ?p ?o }";
    assertThat(client.query(query, "text/csv").body().strip()).isEqualTo("s");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "$/ping",
        "$/metrics",
        "$/server",
        "$/datasets",
        "$/stats",
        "letopis",
        "letopis/get",
        "letopis/data?default",
        "letopis/shacl?graph=union",
        "nothing"
      })
  void there_is_no_administration_and_no_whole_store(String path) throws Exception {
    assertThat(client.get(path, "*/*").statusCode()).isEqualTo(404);
  }

  @Test
  void the_endpoint_describes_itself() throws Exception {
    HttpResponse<String> answer = client.get("letopis/sparql", "text/turtle");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("sd:Service", "sd:UnionDefaultGraph");
  }

  @Test
  void a_thing_answers_with_the_address_of_its_description() throws Exception {
    HttpResponse<String> answer = client.get("id/settlement/lipa", "text/turtle");
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(answer.headers().firstValue("Location")).contains("/doc/settlement/lipa");
    assertThat(client.get("id/settlement/nowhere", "text/turtle").statusCode()).isEqualTo(404);
    assertThat(client.get("doc/settlement/nowhere", "text/turtle").statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/turtle",
        "application/ld+json",
        "application/n-triples",
        "application/rdf+xml",
        "application/trig"
      })
  void a_description_holds_the_claim_and_its_quote_in_every_format(String accept) throws Exception {
    HttpResponse<String> answer = client.get("doc/claim/one-1", accept);

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(accept);
    assertThat(answer.headers().firstValue("Vary").orElse("")).contains("Accept");
    Dataset read = DatasetFactory.createGeneral();
    RDFParser.fromString(answer.body(), RDFLanguages.contentTypeToLang(accept)).parse(read);
    Model model =
        accept.endsWith("trig")
            ? read.getNamedModel(SmallRelease.BASE + "graph/one")
            : read.getDefaultModel();
    assertThat(
            model.contains(
                model.createResource(SmallRelease.BASE + "id/claim/one-1#quote"),
                model.createProperty("http://www.w3.org/ns/oa#exact"),
                "спаљена црква у Липи"))
        .isTrue();
  }

  @Test
  void what_cannot_be_had_is_refused_with_what_can() throws Exception {
    HttpResponse<String> answer = client.get("doc/claim/one-1", "image/png");
    assertThat(answer.statusCode()).isEqualTo(406);
    assertThat(answer.body()).contains("text/turtle");
    assertThat(client.get("doc/claim/one-1?format=ttl", "image/png").statusCode()).isEqualTo(200);
  }

  @Test
  void a_page_escapes_what_texts_say_and_runs_no_script_of_theirs() throws Exception {
    HttpResponse<String> page = client.get("doc/site/crkva", "text/html");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "Crkva Svetog Đorđa")
        .doesNotContain("<script>");
    Wellformed.page(page.body()).keepsToTheRules();
    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'", "frame-ancestors 'none'");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
  }

  @Test
  void an_unchanged_description_is_not_sent_again() throws Exception {
    String tag =
        client.get("doc/site/crkva", "text/turtle").headers().firstValue("ETag").orElseThrow();
    assertThat(
            client.send("GET", "doc/site/crkva?format=ttl", "If-None-Match", tag, "").statusCode())
        .isEqualTo(304);
  }

  @Test
  void a_graph_is_described_by_what_is_in_it() throws Exception {
    assertThat(client.get("graph/two", "text/turtle").headers().firstValue("Location"))
        .contains("/doc/graph/two");
    assertThat(client.get("doc/graph/two", "text/turtle").body())
        .contains("11")
        .doesNotContain("one-1");
  }

  @Test
  void the_page_of_a_graph_shows_what_is_in_it() throws Exception {
    assertThat(client.get("doc/graph/two", "text/html").body()).contains("11 killed");
  }

  @Test
  void every_page_says_where_everything_is() throws Exception {
    for (String path :
        List.of(
            "",
            "read",
            "timeline",
            "people",
            "sites",
            "places",
            "map",
            "search",
            "contradictions",
            "about",
            "sparql",
            "dumps/")) {
      HttpResponse<String> page = client.get(path, "text/html");
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(Wellformed.page(page.body()).keepsToTheRules().links())
          .contains(
              "/",
              "/read",
              "/timeline",
              "/people",
              "/map",
              "/contradictions",
              "/sparql",
              "/dumps/",
              "/about",
              "/ontology");
    }
    assertThat(client.send("GET", "about", "Accept-Language", "sr", "").body())
        .contains("тврдњи са пореклом");
    assertThat(client.send("GET", "sparql", "Accept-Language", "sr", "").body())
        .contains("Колико је људи убијено", "/letopis/sparql");
    assertThat(client.get("assets/page.css", "*/*").statusCode()).isEqualTo(200);
  }

  @Test
  void dumps_are_files_with_their_media_types() throws Exception {
    assertThat(client.get("dumps/", "*/*").body()).contains("letopis.ttl", "SHA256SUMS");
    HttpResponse<String> dump = client.get("dumps/letopis.ttl", "*/*");
    assertThat(dump.body()).isEqualTo("# Ђорђе\n");
    assertThat(dump.headers().firstValue("Content-Type").orElse("")).startsWith("text/turtle");
    assertThat(client.get("dumps/../inputs", "*/*").statusCode()).isIn(400, 404);
    assertThat(client.get("dumps/%2e%2e/inputs", "*/*").statusCode()).isIn(400, 404);
    assertThat(client.get("dumps/inputs", "*/*").statusCode()).isEqualTo(404);
  }

  @Test
  void health_names_the_release() throws Exception {
    assertThat(client.get("health", "*/*").body()).contains("\"ok\"");
  }

  @Test
  void head_answers_without_a_body() throws Exception {
    HttpResponse<String> head = client.send("HEAD", "dumps/letopis.ttl", "Accept", "*/*", "");
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
  }

  @Test
  void any_page_may_read_and_none_may_bring_credentials() throws Exception {
    HttpResponse<String> preflight =
        client.send("OPTIONS", "letopis/sparql", "Access-Control-Request-Method", "POST", "");
    assertThat(preflight.headers().firstValue("Access-Control-Allow-Origin")).contains("*");
    assertThat(preflight.headers().firstValue("Access-Control-Allow-Methods").orElse(""))
        .contains("POST")
        .doesNotContain("PUT", "DELETE", "PATCH");
    assertThat(preflight.headers().firstValue("Access-Control-Allow-Credentials")).isEmpty();
  }
}
