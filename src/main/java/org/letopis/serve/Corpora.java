package org.letopis.serve;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.corpus.CorpusReader;
import org.letopis.serve.corpus.ReleaseTexts;
import org.letopis.serve.facts.Facts;
import org.letopis.store.Release;

/**
 * The corpus of the release that is served, and of the one before it while requests to that are
 * under way. It is read before a release is served.
 */
final class Corpora {

  private record Read(String release, Corpus corpus) {}

  private static final int KEPT = 2;

  private final AtomicReference<List<Read>> last = new AtomicReference<>(List.of());
  private final String base;

  Corpora(String base) {
    this.base = base;
  }

  /** The corpus of a release; runs within the caller's read transaction on its store. */
  Corpus of(Release release, Facts facts) {
    Optional<Read> known =
        last.get().stream().filter(read -> read.release().equals(release.id())).findFirst();
    if (known.isPresent()) {
      return known.get().corpus();
    }
    // Two requests may read it at once: both get the same.
    Read read = new Read(release.id(), CorpusReader.read(facts, base, new ReleaseTexts(release)));
    last.updateAndGet(kept -> Stream.concat(Stream.of(read), kept.stream()).limit(KEPT).toList());
    return read.corpus();
  }
}
