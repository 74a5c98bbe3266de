package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.system.Txn;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.FoldedName;
import org.letopis.serve.reconcile.Reconciler;

/**
 * The names of the release that is served, and of the one before it while requests to that are
 * under way. They are made before a release is served.
 */
final class Reconcilers {

  private final Path home;
  private final String base;
  private final OfReleases<Reconciler> made = new OfReleases<>();

  Reconcilers(Path home, String base) {
    this.home = home;
    this.base = base;
  }

  /** The names of a release. */
  Reconciler of(Served.Open now) {
    return made.of(now.release(), () -> read(now));
  }

  private Reconciler read(Served.Open now) throws IOException {
    Paradigms paradigms = new Paradigms(Dictionary.load());
    Set<String> prepositions = prepositions();
    return Txn.calculateRead(
        now.dataset(),
        () ->
            Reconciler.read(
                now.dataset().asDatasetGraph().getUnionGraph(), base, paradigms, prepositions));
  }

  /** First column of the table of prepositions; without the table none are known. */
  private Set<String> prepositions() throws IOException {
    Path file = home.resolve("mappings/sr/prepositions.tsv");
    if (!Files.exists(file)) {
      return Set.of();
    }
    return Files.readAllLines(file).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> FoldedName.fold(line.split("\t")[0]))
        .collect(Collectors.toUnmodifiableSet());
  }
}
