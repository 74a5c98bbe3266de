package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;

/** The local phrases that belong to a noun phrase before them. */
final class Attachments {

  private Attachments() {}

  static List<Nominal> to(Phrases phrases, Clause where, Nominal nominal) {
    List<Nominal> found = new ArrayList<>();
    int end = nominal.to();
    for (Nominal next : where.nominals()) {
      if (next.from() < end) {
        continue;
      }
      boolean behind = next.from() == end && next.isPrepositional();
      boolean listed =
          !found.isEmpty()
              && (next.sort() == Sort.PLACE || next.isPrepositional())
              && Links.between(phrases, end, next.from());
      if (!behind && !listed) {
        break;
      }
      found.add(next);
      end = next.to();
    }
    return found;
  }
}
