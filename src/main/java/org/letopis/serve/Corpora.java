package org.letopis.serve;

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

  private final OfReleases<Corpus> read = new OfReleases<>();
  private final String base;

  Corpora(String base) {
    this.base = base;
  }

  /** The corpus of a release; runs within the caller's read transaction on its store. */
  Corpus of(Release release, Facts facts) {
    return read.of(release, () -> CorpusReader.read(facts, base, new ReleaseTexts(release)));
  }
}
