package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.riot.RDFDataMgr;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void a_store_that_is_not_there_is_not_made(@TempDir Path folder) {
    assertThatThrownBy(() -> config.open(folder.resolve("gone")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("gone");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void who_has_a_store_locked_for_a_moment_is_waited_for(@TempDir Path folder) throws Exception {
    Stores.close(config.create(folder));
    Path lock = folder.resolve("tdb2").resolve("tdb.lock");
    Process holder = holder(lock, Duration.ofMillis(500));
    Stores.close(config.open(folder));
    assertThat(holder.waitFor()).isZero();
  }

  @Test
  void who_keeps_a_store_open_is_named(@TempDir Path folder) throws Exception {
    Stores.close(config.create(folder));
    Process holder = holder(folder.resolve("tdb2").resolve("tdb.lock"), Duration.ofMinutes(5));
    try {
      assertThatThrownBy(() -> config.open(folder))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("another process");
    } finally {
      holder.destroyForcibly().waitFor();
    }
  }

  /** A process that has that file locked when this returns, and for so long. */
  private static Process holder(Path file, Duration time) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                LockHolder.class.getName(),
                file.toString(),
                Long.toString(time.toMillis()))
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process process = builder.start();
    assertThat(process.inputReader().readLine()).isEqualTo("locked");
    return process;
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
