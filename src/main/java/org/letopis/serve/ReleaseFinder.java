package org.letopis.serve;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.apache.jena.system.Txn;
import org.letopis.serve.corpus.ReleaseTexts;
import org.letopis.serve.corpus.TextSearch;
import org.letopis.serve.view.Finder;

/** Finds in the release that is served: names as reconciliation does, claims as the API does. */
final class ReleaseFinder implements Finder {

  private static final int MOST_NAMES = 60;

  private final Served served;
  private final Reconcilers reconcilers;

  /** A finder. */
  ReleaseFinder(Served served, Reconcilers reconcilers) {
    this.served = served;
    this.reconcilers = reconcilers;
  }

  @Override
  public List<Node> named(String words) {
    return reconcilers.of(served.now()).named(words, MOST_NAMES);
  }

  @Override
  public Set<Node> claims(String words) {
    Served.Open now = served.now();
    return Txn.calculateRead(now.dataset(), () -> TextSearch.claims(now.dataset(), words));
  }

  @Override
  public List<Passage> passages(String fileName, String words) {
    return new ReleaseTexts(served.now().release())
        .of(fileName)
        .map(document -> PassageSearch.find(document.text(), words))
        .orElse(List.of());
  }
}
