package org.letopis.serve;

import java.util.concurrent.atomic.AtomicReference;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.corpus.CorpusReader;
import org.letopis.serve.corpus.ReleaseTexts;
import org.letopis.serve.facts.Facts;
import org.letopis.store.Release;

/** The corpus of the release that is served, read when it is first asked for. */
final class Corpora {

  private record Read(String release, Corpus corpus) {}

  private final AtomicReference<Read> last = new AtomicReference<>();
  private final String base;

  Corpora(String base) {
    this.base = base;
  }

  /** The corpus of a release; runs within the caller's read transaction on its store. */
  Corpus of(Release release, Facts facts) {
    Read known = last.get();
    if (known != null && known.release().equals(release.id())) {
      return known.corpus();
    }
    // Two requests may read it at once: both get the same, and one of them is kept.
    Corpus corpus = CorpusReader.read(facts, base, new ReleaseTexts(release));
    last.set(new Read(release.id(), corpus));
    return corpus;
  }
}
