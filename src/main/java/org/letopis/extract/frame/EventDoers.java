package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/** Who does what an event noun tells: "napad ekstremista i terorista". */
final class EventDoers {

  private static final String CLASH = "clash";

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

  /**
   * "u sukobu navijača i policije": the sides of a clash are those who took part, and none of them
   * did it alone. Empty where the noun is of no clash or the words name no group.
   */
  static List<String> sides(Context context, Nominal event, List<Nominal> listed) {
    boolean clash =
        context
            .nouns()
            .at(context.words(), event.head(), event.head() + 1)
            .filter(m -> m.value().has(CLASH))
            .isPresent();
    if (!clash) {
      return List.of();
    }
    return Stream.concat(event.complements().stream().filter(EventDoers::isDoer), listed.stream())
        .flatMap(n -> n.allGroups().stream())
        .distinct()
        .toList();
  }

  /** "sukob navijača sa policijom": the other side. */
  static boolean isOtherSide(Nominal nominal) {
    return nominal.preposition().filter(p -> p.means(Meaning.WITH)).isPresent()
        && nominal.may(Case.INSTRUMENTAL)
        && (nominal.sort() == Sort.PEOPLE || nominal.sort() == Sort.ORGANIZATION);
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
