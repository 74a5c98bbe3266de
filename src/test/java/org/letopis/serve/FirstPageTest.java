package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.jena.graph.Graph;
import org.apache.jena.query.Dataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.facts.Facts;
import org.letopis.store.Release;
import org.letopis.store.StoreConfig;
import org.letopis.store.Stores;

/** A release is read before it is served, not while its first reader waits. */
class FirstPageTest {

  @Test
  void the_corpus_and_the_names_are_there_before_anybody_asks(@TempDir Path data)
      throws IOException {
    Release release = SmallRelease.build(data, "small.trig");
    Dataset store =
        StoreConfig.read(SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"))
            .open(release.folder());
    try {
      Served.Open open = new Served.Open(release, new PageStore(() -> store));
      Corpora corpora = new Corpora(SmallRelease.BASE);
      Reconcilers names = new Reconcilers(SmallRelease.HOME, SmallRelease.BASE);
      new FirstPage(corpora, names, new Addresses(SmallRelease.BASE)).accept(open);
      // What is read already needs no graph any more.
      Corpus corpus = corpora.of(release, new Facts(Graph.emptyGraph));
      assertThat(corpus.claims()).isNotEmpty();
      assertThat(names.of(open)).isSameAs(names.of(open));
    } finally {
      Stores.close(store);
    }
  }
}
