package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.rdf.Distributions;

class PublishedFilesTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static final String PREFIXES =
      """
      PREFIX lt: <https://w3id.org/letopis/ontology#>
      PREFIX void: <http://rdfs.org/ns/void#>
      PREFIX dcat: <http://www.w3.org/ns/dcat#>
      PREFIX dcterms: <http://purl.org/dc/terms/>
      PREFIX dqv: <http://www.w3.org/ns/dqv#>
      PREFIX np: <http://www.nanopub.org/nschema#>
      PREFIX prov: <http://www.w3.org/ns/prov#>
      PREFIX oa: <http://www.w3.org/ns/oa#>
      PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
      PREFIX spdx: <http://spdx.org/rdf/terms#>
      """;

  @Test
  void every_file_is_there_plain_and_compressed_with_the_same_bytes_inside() throws IOException {
    for (Distributions.File file : Distributions.FILES) {
      Path plain = SERVER.dumps().resolve(file.name());
      Path compressed = SERVER.dumps().resolve(file.name() + ".gz");
      try (InputStream in = new GZIPInputStream(Files.newInputStream(compressed))) {
        assertThat(in.readAllBytes()).as(file.name()).isEqualTo(Files.readAllBytes(plain));
      }
      assertThat(Files.size(compressed)).isLessThan(Files.size(plain));
    }
  }

  @Test
  void the_table_of_claims_has_a_row_for_each_and_every_quote_stands_at_its_offsets()
      throws IOException {
    List<List<String>> rows =
        Csv.read(Files.readString(SERVER.dumps().resolve("claims.csv"), StandardCharsets.UTF_8));
    List<String> head = rows.getFirst();
    List<List<String>> claims = rows.subList(1, rows.size());
    assertThat(claims)
        .hasSameSizeAs(Files.readAllLines(SERVER.dumps().resolve("claims.jsonl")))
        .allMatch(row -> row.size() == head.size());
    for (List<String> row : claims) {
      String text =
          Files.readString(
              SeedsServer.HOME.resolve("seeds").resolve(row.get(head.indexOf("document"))));
      int start = text.offsetByCodePoints(0, Integer.parseInt(row.get(head.indexOf("start"))));
      assertThat(text).contains(row.get(head.indexOf("quote")));
      assertThat(text.startsWith(row.get(head.indexOf("quote")), start)).as("%s", row).isTrue();
      assertThat(SERVER.get(row.getFirst().substring(SeedsServer.BASE.length())).statusCode())
          .isEqualTo(303);
    }
  }

  @Test
  void each_claim_is_a_nanopublication_of_four_graphs() {
    Dataset nanopubs = RDFDataMgr.loadDataset(SERVER.dumps() + "/nanopubs.trig");
    long claims = count(graph(), "SELECT ?c { ?c a lt:Claim }");
    assertThat(claims).isGreaterThan(100);
    assertThat(
            count(
                nanopubs,
                """
                SELECT DISTINCT ?np {
                  GRAPH ?head { ?np a np:Nanopublication ; np:hasAssertion ?a ; np:hasProvenance ?p ;
                    np:hasPublicationInfo ?i }
                  GRAPH ?a { ?claim a lt:Claim ; lt:kind ?kind }
                  GRAPH ?p { ?a prov:wasDerivedFrom ?target . ?claim lt:quote ?quote ; lt:rule ?rule }
                  GRAPH ?i { ?np dcterms:license ?licence ; dcterms:creator ?creator }
                }
                """))
        .isEqualTo(claims);
    assertThat(count(nanopubs, "SELECT * { GRAPH ?a { ?c lt:kind ?k . ?c lt:quote ?q } }"))
        .isZero();
  }

  @Test
  void the_links_alone_are_those_of_the_graph_with_their_evidence_and_state() {
    Dataset links = RDFDataMgr.loadDataset(SERVER.dumps() + "/links.ttl");
    String query = "SELECT ?l { ?l a lt:Link ; lt:linkOf ?e ; lt:linkState ?s ; lt:evidence ?why }";
    assertThat(count(links, query)).isPositive().isEqualTo(count(graph(), query));
    assertThat(
            count(
                links,
                "SELECT ?e { ?e skos:exactMatch ?w . ?l lt:linkOf ?e ; lt:linkState lt:Candidate }"))
        .isZero();
  }

  @Test
  void what_the_description_counts_can_be_counted() {
    Dataset graph = graph();
    assertThat(number(graph, "SELECT ?n { ?d a dcat:Dataset ; void:triples ?n }"))
        .isEqualTo(count(graph, "SELECT ?s { ?s ?p ?o }"));
    assertThat(number(graph, "SELECT ?n { ?d a dcat:Dataset ; void:distinctSubjects ?n }"))
        .isEqualTo(count(graph, "SELECT DISTINCT ?s { ?s ?p ?o }"));
    assertThat(number(graph, "SELECT ?n { ?d a dcat:Dataset ; void:properties ?n }"))
        .isEqualTo(count(graph, "SELECT DISTINCT ?p { ?s ?p ?o }"));
    assertThat(number(graph, "SELECT ?n { ?d a dcat:Dataset ; void:classes ?n }"))
        .isEqualTo(count(graph, "SELECT DISTINCT ?c { ?s a ?c }"));
    for (String part :
        List.of(
            "?x void:property ?p ; void:triples ?n . { SELECT ?p (COUNT(*) AS ?m) { ?a ?p ?b } GROUP BY ?p }",
            "?x void:class ?c ; void:entities ?n . { SELECT ?c (COUNT(*) AS ?m) { ?a a ?c } GROUP BY ?c }",
            "?x dcterms:subject ?k ; void:entities ?n . { SELECT ?k (COUNT(*) AS ?m) { ?a lt:kind ?k } GROUP BY ?k }")) {
      assertThat(count(graph, "SELECT ?n { " + part + " }")).isPositive();
      assertThat(count(graph, "SELECT ?n { " + part + " FILTER (?n != ?m) }")).as(part).isZero();
    }
    assertThat(
            count(
                graph,
                "SELECT ?g { ?d void:subset ?g . ?g void:triples ?n . GRAPH ?any { ?d a dcat:Dataset }"
                    + " { SELECT ?g (COUNT(*) AS ?m) { GRAPH ?g { ?a ?b ?c } } GROUP BY ?g } FILTER (?n = ?m) }"))
        .isEqualTo(count(graph, "SELECT DISTINCT ?g { GRAPH ?g { ?a ?b ?c } }"));
  }

  @Test
  void the_precision_of_each_kind_is_what_was_measured() throws IOException {
    long found = 0;
    long right = 0;
    for (String line : Files.readAllLines(SeedsServer.HOME.resolve("mappings/confidence.tsv"))) {
      if (line.startsWith("killing.")) {
        found += Long.parseLong(line.split("\t")[1]);
        right += Long.parseLong(line.split("\t")[2]);
      }
    }
    String share = String.valueOf(Math.round(1000.0 * right / found) / 1000.0);
    try (QueryExecution execution =
        QueryExecution.dataset(graph())
            .query(
                PREFIXES
                    + "SELECT ?v { ?m dqv:value ?v ; dqv:computedOn/dcterms:subject lt:Killing }")
            .build()) {
      assertThat(execution.execSelect().next().getLiteral("v").getLexicalForm()).isEqualTo(share);
    }
  }

  @Test
  void sizes_and_sums_of_the_description_are_those_of_the_files() throws IOException {
    HttpResponse<String> first = SERVER.get(".well-known/void", "Accept", "text/turtle");
    assertThat(first.statusCode()).isEqualTo(302);
    HttpResponse<String> answer =
        SERVER.get(first.headers().firstValue("Location").orElseThrow(), "Accept", "text/turtle");
    Model model = ModelFactory.createDefaultModel();
    RDFParser.fromString(answer.body(), Lang.TURTLE).parse(model);
    Dataset described = DatasetFactory.wrap(model);
    assertThat(
            count(
                described,
                """
                SELECT ?x { ?d a dcat:Dataset , void:Dataset ; dcterms:title ?t ; dcterms:license ?l ;
                  dcterms:temporal/dcat:startDate ?from ; dcterms:spatial/dcat:bbox ?box ; dcat:version ?v ;
                  dcterms:publisher ?who ; void:sparqlEndpoint ?e ; void:dataDump ?dump ; dcat:distribution ?x .
                  ?catalog a dcat:Catalog ; dcat:dataset ?d ; dcat:service/dcat:servesDataset ?d .
                  ?d void:exampleResource ?example ; void:uriSpace ?space ; void:vocabulary ?v2 .
                  ?x dcat:accessURL ?page ; dcat:downloadURL ?dump ; dcat:mediaType ?m ; dcat:byteSize ?b ; spdx:checksum/spdx:checksumValue ?sum }
                """))
        .isPositive();
    List<String> sums = Files.readAllLines(SERVER.dumps().resolve("SHA256SUMS"));
    try (QueryExecution execution =
        QueryExecution.dataset(described)
            .query(
                PREFIXES
                    + "SELECT ?u ?b ?s { ?x dcat:downloadURL ?u ; dcat:byteSize ?b ; spdx:checksum/spdx:checksumValue ?s }")
            .build()) {
      var rows = execution.execSelect();
      int files = 0;
      while (rows.hasNext()) {
        var row = rows.next();
        String name = row.getResource("u").getURI().replaceFirst(".*/", "");
        assertThat(row.getLiteral("b").getLong())
            .isEqualTo(Files.size(SERVER.dumps().resolve(name)));
        assertThat(sums).contains(row.getLiteral("s").getLexicalForm() + "  " + name);
        files++;
      }
      assertThat(files).isEqualTo(2 * Distributions.FILES.size());
    }
  }

  @Test
  void plain_json_becomes_statements_by_the_context() throws IOException {
    HttpResponse<String> context = SERVER.get("context.jsonld");
    assertThat(context.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/ld+json");
    ObjectMapper json = new ObjectMapper();
    var document = json.createObjectNode();
    document.set("@context", json.readTree(context.body()).get("@context"));
    document.put("id", "claim:x").put("kind", "lt:Killing").put("countLow", 8);
    document.put("source", "doc:y");
    Model model = ModelFactory.createDefaultModel();
    RDFParser.source(new ByteArrayInputStream(document.toString().getBytes(StandardCharsets.UTF_8)))
        .lang(Lang.JSONLD)
        .parse(model);
    Model expected = ModelFactory.createDefaultModel();
    RDFParser.fromString(
            PREFIXES
                + "<https://w3id.org/letopis/id/claim/x> lt:kind lt:Killing ; lt:countLow 8 ;"
                + " prov:hadPrimarySource <https://w3id.org/letopis/id/document/y> .",
            Lang.TURTLE)
        .parse(expected);
    assertThat(model.isIsomorphicWith(expected)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          -              | 200 | -
          bytes=0-9      | 206 | bytes 0-9/
          bytes=5-       | 206 | bytes 5-
          bytes=-7       | 206 | bytes
          bytes=0-1,4-5  | 200 | -
          lines=1-2      | 200 | -
          bytes=9-3      | 200 | -
          bytes=999999999- | 416 | bytes */
          """)
  void a_part_of_a_dump_can_be_had(String range, int status, String contentRange)
      throws IOException {
    byte[] whole = Files.readAllBytes(SERVER.dumps().resolve("claims.csv.gz"));
    HttpResponse<String> answer =
        range == null
            ? SERVER.get("dumps/claims.csv.gz")
            : SERVER.get("dumps/claims.csv.gz", "Range", range);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Accept-Ranges")).contains("bytes");
    assertThat(answer.headers().firstValue("Content-Range").orElse(null))
        .satisfies(
            value -> {
              if (contentRange == null) {
                assertThat(value).isNull();
              } else {
                assertThat(value).startsWith(contentRange).endsWith("/" + whole.length);
              }
            });
    if (status != 416) {
      long expected =
          range == null || status == 200
              ? whole.length
              : range.equals("bytes=0-9") ? 10 : range.equals("bytes=-7") ? 7 : whole.length - 5;
      assertThat(answer.headers().firstValueAsLong("Content-Length")).hasValue(expected);
    }
  }

  @Test
  void a_part_of_a_release_that_is_gone_is_not_mixed_with_this_one() {
    HttpResponse<String> answer =
        SERVER.get("dumps/letopis.ttl", "Range", "bytes=0-9", "If-Range", "\"another\"");
    assertThat(answer.statusCode()).isEqualTo(200);
    String tag = answer.headers().firstValue("ETag").orElseThrow();
    assertThat(SERVER.get("dumps/letopis.ttl", "Range", "bytes=0-9", "If-Range", tag).statusCode())
        .isEqualTo(206);
  }

  @Test
  void names_with_the_release_in_them_stay_and_are_in_the_sums(@TempDir Path folder)
      throws IOException {
    String release = SERVER.data().resolve("current").toRealPath().getFileName().toString();
    HttpResponse<String> answer = SERVER.get("dumps/letopis-" + release + ".ttl.gz");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    assertThat(SERVER.get("dumps/letopis-0123456789abcdef.ttl").statusCode()).isEqualTo(404);
    String sums = SERVER.get("dumps/SHA256SUMS").body();
    assertThat(sums).contains("  letopis.ttl\n", "  letopis-" + release + ".ttl\n");
    assertThat(SERVER.get("dumps/", "Accept", "text/html").body())
        .contains("letopis-" + release + ".trig.gz", "one a row, for spreadsheets");

    Cli out = Cli.run("dump", "--out", folder, "--data", SERVER.data());
    assertThat(out.code()).as(out.err()).isEqualTo(ExitCode.DONE);
    for (String line : Files.readAllLines(folder.resolve("SHA256SUMS"))) {
      String name = line.substring(line.indexOf("  ") + 2);
      assertThat(folder.resolve(name)).exists();
      assertThat(sums.contains(line + "\n") || !name.contains(release)).as(line).isTrue();
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString()))
          .contains("claims-" + release + ".csv", "LICENSE-DATA.md", "CITATION.cff");
    }
  }

  private static Dataset graph() {
    Dataset dataset = RDFDataMgr.loadDataset(SERVER.dumps() + "/letopis.nq");
    Dataset union = DatasetFactory.create();
    dataset.listNames().forEachRemaining(n -> union.addNamedModel(n, dataset.getNamedModel(n)));
    union.setDefaultModel(dataset.getUnionModel());
    return union;
  }

  private static long count(Dataset dataset, String query) {
    try (QueryExecution execution =
        QueryExecution.dataset(dataset).query(PREFIXES + query).build()) {
      long rows = 0;
      var found = execution.execSelect();
      while (found.hasNext()) {
        found.next();
        rows++;
      }
      return rows;
    }
  }

  private static long number(Dataset dataset, String query) {
    try (QueryExecution execution =
        QueryExecution.dataset(dataset).query(PREFIXES + query).build()) {
      return execution.execSelect().next().getLiteral("n").getLong();
    }
  }
}
