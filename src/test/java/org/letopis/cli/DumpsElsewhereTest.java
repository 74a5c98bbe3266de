package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.eclipse.rdf4j.model.Model;
import org.eclipse.rdf4j.rio.RDFFormat;
import org.eclipse.rdf4j.rio.Rio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dumps of a real release, read back by four libraries that say the same of them. */
class DumpsElsewhereTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static final Path NODE = SeedsServer.HOME.resolve("src/test/node");

  @ParameterizedTest
  @ValueSource(strings = {"ttl", "nt", "nq", "trig", "jsonld", "rdf"})
  void jena_finds_the_same_statements_in_every_format(String extension) {
    DatasetGraph expected = RDFDataMgr.loadDatasetGraph(SERVER.dumps() + "/letopis.nq");
    DatasetGraph read = RDFDataMgr.loadDatasetGraph(SERVER.dumps() + "/letopis." + extension);
    Set<Triple> triples = new HashSet<>(expected.stream().map(Quad::asTriple).toList());
    assertThat(triples).hasSizeGreaterThan(10_000);
    assertThat(new HashSet<>(read.stream().map(Quad::asTriple).toList())).isEqualTo(triples);
    if (List.of("nq", "trig", "jsonld").contains(extension)) {
      assertThat(new HashSet<>(read.stream().toList()))
          .isEqualTo(new HashSet<>(expected.stream().toList()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ttl", "nt", "trig", "jsonld", "rdf"})
  void rdf4j_finds_the_same_statements_in_every_format(String extension) throws IOException {
    Model expected = rdf4j("letopis.nq");
    Model read = rdf4j("letopis." + extension);
    assertThat(read).hasSameSizeAs(expected);
    assertThat(read.subjects()).isEqualTo(expected.subjects());
    assertThat(read.predicates()).isEqualTo(expected.predicates());
    assertThat(read.objects()).isEqualTo(expected.objects());
  }

  @Test
  void the_nanopublications_and_links_are_read_by_rdf4j_too() throws IOException {
    assertThat(rdf4j("nanopubs.trig").contexts()).hasSizeGreaterThan(400);
    assertThat(rdf4j("links.ttl")).isNotEmpty();
    assertThat(rdf4j("description.ttl")).isNotEmpty();
  }

  @Test
  void n3_js_and_oxigraph_find_the_same_statements_in_every_format(@TempDir Path folder)
      throws IOException, InterruptedException {
    Optional<Path> node = node();
    assumeTrue(
        node.isPresent(), "there is no node on the PATH: install Node.js 20 to run this test");
    assumeTrue(
        Files.isDirectory(NODE.resolve("node_modules/oxigraph"))
            && Files.isDirectory(NODE.resolve("node_modules/n3")),
        "N3.js and Oxigraph are not there: run \"npm ci --ignore-scripts\" in src/test/node, with a"
            + " network (.ci/run does)");
    List<String> command = new ArrayList<>(List.of(node.get().toString(), "read.mjs"));
    for (String name :
        List.of(
            "letopis.ttl",
            "letopis.nt",
            "letopis.nq",
            "letopis.trig",
            "letopis.rdf",
            "letopis.jsonld",
            "nanopubs.trig",
            "links.ttl")) {
      command.add(SERVER.dumps().resolve(name).toString());
    }
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command)
            .directory(NODE.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int code = process.waitFor();
    String output = Files.readString(log, StandardCharsets.UTF_8);
    assertThat(code).as(output).isZero();
    Map<String, Set<String>> sums = new HashMap<>();
    for (String line : output.lines().toList()) {
      String[] words = line.split(" ", 3);
      sums.computeIfAbsent(words[1], name -> new HashSet<>()).add(words[2]);
    }
    assertThat(sums).hasSize(8).allSatisfy((name, found) -> assertThat(found).as(name).hasSize(1));
    assertThat(sums.get("letopis.ttl"))
        .isEqualTo(sums.get("letopis.nt"))
        .isEqualTo(sums.get("letopis.rdf"));
    assertThat(sums.get("letopis.nq"))
        .isEqualTo(sums.get("letopis.trig"))
        .isEqualTo(sums.get("letopis.jsonld"));
    long quads = Files.readAllLines(SERVER.dumps().resolve("letopis.nq")).size();
    assertThat(sums.get("letopis.nq")).allMatch(sum -> sum.startsWith(quads + " "));
  }

  private static Model rdf4j(String name) throws IOException {
    RDFFormat format = Rio.getParserFormatForFileName(name).orElseThrow();
    try (InputStream in = Files.newInputStream(SERVER.dumps().resolve(name))) {
      return Rio.parse(in, "", format);
    }
  }

  private static Optional<Path> node() {
    return Arrays.stream(
            Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
        .map(folder -> Path.of(folder, "node"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
