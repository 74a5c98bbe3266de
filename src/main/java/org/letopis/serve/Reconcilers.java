package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  private record Of(String release, Reconciler reconciler) {}

  private final Path home;
  private final String base;
  private static final int KEPT = 2;

  private final AtomicReference<List<Of>> made = new AtomicReference<>(List.of());

  Reconcilers(Path home, String base) {
    this.home = home;
    this.base = base;
  }

  /** The names of a release; two who ask first at once may both make them. */
  Reconciler of(Served.Open now) throws IOException {
    Optional<Of> known =
        made.get().stream().filter(of -> of.release().equals(now.release().id())).findFirst();
    if (known.isPresent()) {
      return known.get().reconciler();
    }
    Paradigms paradigms = new Paradigms(Dictionary.load());
    Set<String> prepositions = prepositions();
    Reconciler reconciler =
        Txn.calculateRead(
            now.dataset(),
            () ->
                Reconciler.read(
                    now.dataset().asDatasetGraph().getUnionGraph(), base, paradigms, prepositions));
    Of of = new Of(now.release().id(), reconciler);
    made.updateAndGet(kept -> Stream.concat(Stream.of(of), kept.stream()).limit(KEPT).toList());
    return reconciler;
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
