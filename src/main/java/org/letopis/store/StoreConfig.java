package org.letopis.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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

  /** The part of a TDB2 store that holds its files; a store that was compacted has another. */
  private static final String FIRST = "Data-0001";

  /** Who has a store open keeps it open for longer. */
  private static final Duration MOMENT = Duration.ofSeconds(2);

  private static final Duration LOOK = Duration.ofMillis(50);

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

  /** Makes an empty store with its text index in a folder, and opens both. */
  Dataset create(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return assembled(folder);
  }

  /**
   * Opens the store of a release together with its text index, without a server.
   *
   * @throws StoreException where it is not there (any more), or another process has it open
   */
  public Dataset open(Path release) {
    needStore(release);
    Dataset dataset = assembled(release);
    boolean there = false;
    try {
      needStore(release); // nobody can take it away from now on
      there = true;
      return dataset;
    } finally {
      if (!there) {
        Stores.close(dataset);
      }
    }
  }

  /** Jena would make an empty one where there is none. */
  private static void needStore(Path release) {
    if (!Files.isDirectory(release.resolve(Release.TDB2).resolve(FIRST))) {
      throw new StoreException(
          "there is no store in \"%s\" (removed by a build meanwhile?); \"letopis releases\" lists what there is"
              .formatted(release));
    }
  }

  private Dataset assembled(Path folder) {
    Model placed = at(folder);
    List<Resource> datasets =
        placed.listSubjectsWithProperty(RDF.type, TextVocab.textDataset).toList();
    if (datasets.size() != 1) {
      throw new StoreException(
          "the configuration has %d text datasets; it needs one".formatted(datasets.size()));
    }
    return Stores.sound(
        opening(folder, () -> (Dataset) Assembler.general().open(datasets.getFirst())));
  }

  /**
   * Does what opens the store of a release. Who has it locked for a moment only, as a build has
   * that looks which releases may go, is waited for.
   *
   * @throws StoreException where another process has it open; TDB2 lets in one at a time
   */
  private static <T> T opening(Path release, Supplier<T> open) {
    Instant end = Instant.now().plus(MOMENT);
    while (true) {
      try {
        return open.get();
      } catch (AssemblerException e) {
        Optional<String> refusal = refusal(e);
        if (refusal.isEmpty()) {
          throw e;
        }
        if (!isLocked(refusal.get()) || Instant.now().isAfter(end)) {
          throw new StoreException(said(release, refusal.get()), e);
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(LOOK);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a store was opened", e);
    }
  }

  /** What the store's own files said where it was they that could not be opened. */
  private static Optional<String> refusal(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof DBOpEnvException) {
        return Optional.of(cause.getMessage());
      }
    }
    return Optional.empty();
  }

  private static boolean isLocked(String refusal) {
    return refusal.contains("lock");
  }

  private static String said(Path release, String cause) {
    return isLocked(cause)
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
