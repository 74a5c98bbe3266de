package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.graph.GraphFactory;
import org.eclipse.rdf4j.model.Model;
import org.eclipse.rdf4j.model.impl.LinkedHashModel;
import org.eclipse.rdf4j.model.util.Models;
import org.eclipse.rdf4j.rio.RDFFormat;
import org.eclipse.rdf4j.rio.Rio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.letopis.claim.Count;

class DumpsTest {

  private static final String EX = "http://example.org/";

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void jena_reads_back_what_was_written(Dumps.Format format) throws IOException {
    List<Quad> quads = odd(format);

    DatasetGraph read = DatasetGraphFactory.create();
    RDFParser.source(new ByteArrayInputStream(bytes(format, quads.stream())))
        .lang(lang(format))
        .parse(read);

    if (hasGraphs(format)) {
      assertThat(read.stream()).containsExactlyInAnyOrderElementsOf(quads);
    } else {
      Graph expected = GraphFactory.createDefaultGraph();
      quads.forEach(q -> expected.add(q.asTriple()));
      assertThat(read.getDefaultGraph().isIsomorphicWith(expected)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void rdf4j_reads_back_what_was_written(Dumps.Format format) throws IOException {
    List<Quad> quads = odd(format);
    Model expected = new LinkedHashModel();
    RioBridge bridge =
        new RioBridge(
            new org.eclipse.rdf4j.rio.helpers.StatementCollector(expected), hasGraphs(format));
    quads.forEach(bridge::quad);

    Model read =
        Rio.parse(new ByteArrayInputStream(bytes(format, quads.stream())), "", rio(format));

    assertThat(Models.isomorphic(read, expected)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void the_gold_gives_the_same_bytes_twice_and_comes_back_whole(Dumps.Format format)
      throws IOException {
    byte[] first = bytes(format, gold().stream());

    assertThat(bytes(format, gold().stream())).isEqualTo(first);
    DatasetGraph read = DatasetGraphFactory.create();
    RDFParser.source(new ByteArrayInputStream(first)).lang(lang(format)).parse(read);
    long found = hasGraphs(format) ? read.stream().count() : read.getDefaultGraph().size();
    assertThat(found).isEqualTo(gold().stream().count());
  }

  @Test
  void a_machine_set_to_ascii_writes_the_same_bytes() throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    ProcessBuilder builder =
        new ProcessBuilder(
            java.toString(),
            "-Dfile.encoding=US-ASCII",
            "-Dstdout.encoding=US-ASCII",
            "-Duser.language=sr",
            "-Dletopis.home=" + Home.PATH.toAbsolutePath(),
            "-cp",
            System.getProperty("java.class.path"),
            DumpsTest.class.getName(),
            folder.toString());
    builder.environment().put("LC_ALL", "C");
    builder.redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile());

    assertThat(builder.start().waitFor()).as(() -> read(folder.resolve("log"))).isZero();

    for (Dumps.Format format : Dumps.Format.values()) {
      assertThat(Files.readAllBytes(folder.resolve("dump." + format.extension())))
          .as("%s", format)
          .isEqualTo(bytes(format, village().stream()));
    }
  }

  /** What the child process runs. */
  public static void main(String[] folder) throws IOException {
    for (Dumps.Format format : Dumps.Format.values()) {
      Files.write(
          Path.of(folder[0], "dump." + format.extension()), bytes(format, village().stream()));
    }
  }

  @Test
  void turtle_is_readable() throws IOException {
    String turtle =
        new String(
            bytes(
                Dumps.Format.TTL,
                Claims.quads(
                    Claims.linked(Claims.claim("Injury", Count.exactly(60, "60"))), List.of())
                    .stream()),
            StandardCharsets.UTF_8);

    assertThat(turtle)
        .startsWith("@prefix lt: <https://w3id.org/letopis/ontology#> .\n")
        .contains("a lt:Claim;\n")
        .contains("lt:kind lt:Injury;\n")
        .contains("lt:countLow 60;\n")
        .contains("lt:unit unit:person;\n")
        .contains("lt:place settlement:donje-selo;\n")
        .contains("\"Доње Село\"@sr-Cyrl")
        .doesNotContain("_:");
  }

  @Test
  void sorted_formats_are_sorted_as_bytes() throws IOException {
    for (Dumps.Format format : List.of(Dumps.Format.NT, Dumps.Format.NQ)) {
      List<byte[]> lines =
          new String(bytes(format, gold().stream()), StandardCharsets.UTF_8)
              .lines()
              .map(l -> l.getBytes(StandardCharsets.UTF_8))
              .toList();
      assertThat(lines).isSortedAccordingTo(Arrays::compareUnsigned);
    }
  }

  private static Quads village() {
    return Claims.quads(Claims.linked(Claims.claim("Injury", Count.exactly(60, "60"))), List.of());
  }

  private static Quads gold() {
    return Gold.quads();
  }

  private static List<Quad> odd(Dumps.Format format) {
    Node graph = NodeFactory.createURI(EX + "graph/1");
    Node subject = NodeFactory.createURI(EX + "a(b)'c,d;e=f%20g~h.");
    Node property = NodeFactory.createURI(EX + "p");
    Stream<String> texts =
        Stream.of(
            "",
            "\"\"\"",
            "\\",
            "a\\\"b\"",
            "line\nline",
            "cr\r\nlf",
            "tab\t",
            "\u00A0",
            "<b>&amp;",
            "Љубиње č\u0301",
            "\uD83D\uDE00",
            "\u200F\u202E",
            "]]>",
            "'''",
            " edges ",
            format == Dumps.Format.RDFXML ? "plain" : "\u0001\u000B\u007F");
    Stream<Node> more =
        Stream.of(
            Literals.integer(-5),
            Literals.decimal(0.93),
            Literals.decimal(1e-7),
            Literals.bool(true),
            Literals.time("2004"),
            Literals.time("2004-03"),
            Literals.time("2004-03-17"),
            Literals.time("2004-03-22T16:40"),
            GeoSparql.point("42.0", "21.5"),
            NodeFactory.createURI(EX + "č/љ?q=1&r=2#f:g"),
            NodeFactory.createURI("urn:isbn:1"));
    return Stream.concat(
            texts.flatMap(t -> Stream.of(Literals.string(t), Literals.text(t, "sr-Latn"))), more)
        .map(object -> Quad.create(graph, subject, property, object))
        .toList();
  }

  private static byte[] bytes(Dumps.Format format, Stream<Quad> quads) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Map<String, String> prefixes = Prefixes.of(new Iris(Iris.DEFAULT_BASE));
    Dumps.write(format, prefixes, quads, out);
    return out.toByteArray();
  }

  private static boolean hasGraphs(Dumps.Format format) {
    return rio(format).supportsContexts();
  }

  private static Lang lang(Dumps.Format format) {
    return RDFLanguages.contentTypeToLang(format.mediaType());
  }

  private static RDFFormat rio(Dumps.Format format) {
    return Rio.getParserFormatForMIMEType(format.mediaType()).orElseThrow();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
