package org.letopis.serve;

import java.util.function.Consumer;
import org.apache.jena.query.ReadWrite;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Language;
import org.letopis.serve.view.BadStateException;
import org.letopis.serve.view.View;
import org.letopis.serve.view.Views;

/**
 * Reads what pages need of a release and makes the first page once: else the first reader would
 * wait for the corpus, for the names, and for code to be loaded.
 */
record FirstPage(Corpora corpora, Reconcilers reconcilers, Addresses addresses)
    implements Consumer<Served.Open> {

  @Override
  public void accept(Served.Open now) {
    now.dataset().begin(ReadWrite.READ);
    try {
      Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
      Corpus corpus = corpora.of(now.release(), facts);
      View first = Views.ALL.getFirst();
      Context context =
          new Context(addresses.base(), Language.ENGLISH, false, first.path(), now.release().id());
      Views.page(first, Views.desk(first, corpus, context, now.dataset(), addresses.prefixes()));
    } catch (BadStateException e) {
      throw new IllegalStateException("an address without parameters is never refused", e);
    } finally {
      now.dataset().end();
    }
    reconcilers.of(now);
  }
}
