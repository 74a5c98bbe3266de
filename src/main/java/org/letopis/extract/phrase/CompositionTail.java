package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.Case;

/** People grow by those of whom they mostly consist: "300 meštana, pretežno žena i dece". */
final class CompositionTail {

  private static final EnumSet<Sort> GROUPS = EnumSet.of(Sort.PEOPLE, Sort.ELLIPTIC);

  private final Words words;
  private final NominalReader reader;

  CompositionTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  Optional<Nominal> grow(Nominal head, int limit) {
    if (head.sort() != Sort.PEOPLE && head.sort() != Sort.ELLIPTIC
        || head.quantity().isEmpty() && !head.collective()) {
      return Optional.empty();
    }
    int i = head.to();
    i += i < limit && words.form(i).equals(",") ? 1 : 0;
    if (i >= limit || !words.does(i, Use.MOSTLY)) {
      return Optional.empty();
    }
    i++;
    while (i < limit && words.hasLemma(i, "sam")) {
      i++;
    }
    return groups(head, i, limit);
  }

  /** The list of groups that begins at the token. */
  private Optional<Nominal> groups(Nominal head, int from, int limit) {
    List<String> found = new ArrayList<>();
    int end = -1;
    int i = from;
    while (NominalStart.at(words, i, limit)) {
      Optional<Nominal> group =
          reader
              .at(i, limit)
              .filter(n -> !n.isPrepositional() && n.quantity().isEmpty())
              .filter(n -> GROUPS.contains(n.sort()) && !n.allGroups().isEmpty())
              .filter(n -> n.may(Case.GENITIVE) || n.may(Case.NOMINATIVE));
      if (group.isEmpty()) {
        break;
      }
      found.addAll(group.get().allGroups());
      end = group.get().to();
      i = end + 1;
      boolean joined =
          end + 1 < limit && (words.form(end).equals(",") || words.does(end, Use.BOTH));
      if (!joined) {
        break;
      }
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(head.withTo(end).plusGroups(found));
  }
}
