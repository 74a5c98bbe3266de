package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.apache.jena.riot.out.NodeFmtLib;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WikidataLinksTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          confirmed  | http://www.w3.org/2004/02/skos/core#exactMatch
          one-source | http://www.w3.org/2004/02/skos/core#closeMatch
          candidate  | https://w3id.org/letopis/ontology#candidateMatch
          """)
  void only_a_confirmed_link_says_that_the_two_are_one(String state, String property)
      throws IOException {
    WikidataLinks links = read("donje-selo\tQ42\t" + state + "\tinvented");

    String quads =
        LinksGraph.quads(new Iris(Iris.DEFAULT_BASE), Claims.VILLAGE, links.links().getFirst())
            .stream()
            .map(q -> NodeFmtLib.strNT(q.getPredicate()) + " " + NodeFmtLib.strNT(q.getObject()))
            .collect(Collectors.joining("\n"));
    assertThat(quads).contains("<" + property + "> <http://www.wikidata.org/entity/Q42>");
    assertThat(quads.split("Match>")).hasSize(2);
  }

  @Test
  void lines_that_cannot_be_used_are_left_out_and_reported() throws IOException {
    WikidataLinks links =
        read("# key\n\na\tQ1\tsure\tx\nb\tL1\tconfirmed\tx\nc\tQ1\nd\tQ4\tcandidate\tx");

    assertThat(links.links()).extracting(WikidataLink::key).containsExactly("d");
    assertThat(links.findings())
        .extracting(f -> f.where())
        .containsExactly("wikidata.tsv:3", "wikidata.tsv:4", "wikidata.tsv:5");
  }

  private WikidataLinks read(String text) throws IOException {
    return WikidataLinks.read(Files.writeString(folder.resolve("wikidata.tsv"), text));
  }
}
