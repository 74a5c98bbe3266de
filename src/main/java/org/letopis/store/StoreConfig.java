package org.letopis.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.apache.jena.assembler.Assembler;
import org.apache.jena.assembler.exceptions.AssemblerException;
import org.apache.jena.dboe.DBOpEnvException;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.text.assembler.TextVocab;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RiotException;
import org.apache.jena.vocabulary.RDF;

/**
 * The assembler file {@code fuseki-config/letopis.ttl}: the one place that says what the store and
 * its text index are and how they are served.
 */
public final class StoreConfig {

  private static final String CURRENT = "data/current/";

  private final Model model;

  private StoreConfig(Model model) {
    this.model = model;
  }

  /**
   * Reads the file.
   *
   * @throws StoreException where it is not there or is no Turtle
   */
  public static StoreConfig read(Path file) {
    Model model = ModelFactory.createDefaultModel();
    try (InputStream in = Files.newInputStream(file)) {
      RDFDataMgr.read(model, in, Lang.TURTLE);
    } catch (IOException | RiotException e) {
      throw new StoreException(
          "\"%s\" cannot be read (%s); take it from the project".formatted(file, e.getMessage()),
          e);
    }
    return new StoreConfig(model);
  }

  /** The same, over the store and the index of this folder in the place of data/current. */
  public Model at(Path release) {
    Model placed = ModelFactory.createDefaultModel();
    placed.setNsPrefixes(model);
    placed.add(model);
    for (Statement statement : locations(placed)) {
      String below = statement.getString().substring(CURRENT.length());
      placed.remove(statement);
      placed.add(
          statement.getSubject(), statement.getPredicate(), release.resolve(below).toString());
    }
    return placed;
  }

  /** Opens the store together with its text index, without a server. */
  public Dataset open(Path release) {
    Model placed = at(release);
    List<Resource> datasets =
        placed.listSubjectsWithProperty(RDF.type, TextVocab.textDataset).toList();
    if (datasets.size() != 1) {
      throw new StoreException(
          "the configuration has %d text datasets; it needs one".formatted(datasets.size()));
    }
    try {
      Files.createDirectories(release);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Stores.sound(
        opening(release, () -> (Dataset) Assembler.general().open(datasets.getFirst())));
  }

  /**
   * Does what opens the store of a release.
   *
   * @throws StoreException where another process has it open; TDB2 lets in one at a time
   */
  public static <T> T opening(Path release, Supplier<T> open) {
    try {
      return open.get();
    } catch (AssemblerException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof DBOpEnvException) {
          throw new StoreException(said(release, cause.getMessage()), e);
        }
      }
      throw e;
    }
  }

  private static String said(Path release, String cause) {
    return cause.contains("lock")
        ? "the store of \"%s\" is open in another process (a server?); stop that one first"
            .formatted(release)
        : "the store of \"%s\" cannot be opened (%s); is its disk read-only, or its files damaged? \"letopis build --anew\" makes another"
            .formatted(release, cause);
  }

  private static List<Statement> locations(Model model) {
    return model
        .listStatements()
        .filterKeep(
            s -> s.getObject().isLiteral() && s.getLiteral().getLexicalForm().startsWith(CURRENT))
        .toList();
  }
}
