package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.riot.RDFDataMgr;
import org.junit.jupiter.api.Test;

/** The server of the program and a stock Fuseki read one file; only the locations differ. */
class StoreConfigTest {

  private static final Path FILE =
      Path.of(System.getProperty("letopis.home"), "fuseki-config", "letopis.ttl");

  private final StoreConfig config = StoreConfig.read(FILE);
  private final Model file = RDFDataMgr.loadModel(FILE.toString());

  @Test
  void only_the_locations_differ() {
    assertThat(config.at(Path.of("data/current")).isIsomorphicWith(file)).isTrue();
    Set<String> placed =
        config.at(Path.of("/somewhere/release")).listStatements().toList().stream()
            .map(s -> s.getObject().toString())
            .filter(o -> o.startsWith("/somewhere"))
            .collect(Collectors.toSet());
    assertThat(placed)
        .containsExactlyInAnyOrder("/somewhere/release/tdb2", "/somewhere/release/text");
  }

  @Test
  void the_file_offers_queries_and_nothing_else() {
    List<String> operations =
        file.listObjectsOfProperty(file.createProperty("http://jena.apache.org/fuseki#operation"))
            .mapWith(o -> o.asResource().getLocalName())
            .toList();
    assertThat(operations).containsOnly("query");
  }
}
