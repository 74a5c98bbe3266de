package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/** Who does what an event noun tells: "napad ekstremista i terorista". */
final class EventDoers {

  private EventDoers() {}

  /** Further doers of a list: "napad ekstremista i terorista". */
  static List<Nominal> listed(Context context, Phrases phrases, Nominal outer, Nominal event) {
    if (event.complements().stream().noneMatch(EventDoers::isDoer)) {
      return List.of();
    }
    return phrases.nominals().stream()
        .filter(n -> n.from() == outer.to() + 1 && context.words().lower(outer.to()).equals("i"))
        .filter(EventDoers::isDoer)
        .toList();
  }

  private static boolean isDoer(Nominal nominal) {
    return (nominal.sort() == Sort.PEOPLE || nominal.sort() == Sort.ORGANIZATION)
        && !nominal.isPrepositional()
        && nominal.may(Case.GENITIVE);
  }

  /** Who does it: its complements, or the people of an adjective: "albanski napad". */
  static List<Mentioned> named(Context context, Nominal event, List<Nominal> listed) {
    List<Mentioned> found = new ArrayList<>();
    event.complements().stream()
        .filter(EventDoers::isDoer)
        .forEach(c -> found.add(context.naming().name(context.words(), c.in(Case.GENITIVE))));
    listed.forEach(n -> found.add(context.naming().name(context.words(), n.in(Case.GENITIVE))));
    if (found.isEmpty()) {
      for (int adjective : event.adjectives()) {
        context
            .nouns()
            .peopleOfAdjective(context.words(), adjective)
            .map(Mentioned::named)
            .ifPresent(found::add);
      }
    }
    return found;
  }
}
