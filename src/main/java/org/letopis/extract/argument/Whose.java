package org.letopis.extract.argument;

import java.util.EnumSet;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Counted people of whom something else is said than what the trigger tells. */
final class Whose {

  /** Who can have people of their own: "otac", "učiteljica". */
  private static final Set<Sort> OWNERS = EnumSet.of(Sort.PEOPLE, Sort.PERSON);

  private Whose() {}

  /** "otac četvoro dece, ubijen je": they are his, and the trigger tells of him. */
  static boolean isOfPerson(Phrases phrases, Clause clause, Nominal counted) {
    return counted.quantity().isPresent()
        && clause.nominals().stream()
            .filter(n -> n.to() == counted.from())
            .filter(n -> n.quantity().isEmpty() && !n.isPrepositional())
            .filter(n -> OWNERS.contains(n.sort()) || isSetOff(phrases, n))
            .anyMatch(n -> isOne(phrases.words(), n.head()));
  }

  /** "14, a ne 40 ljudi": so many it was not. */
  static boolean isExcluded(Words words, Nominal counted) {
    return words.does(counted.from() - 1, Use.NEGATION) && words.does(counted.from() - 2, Use.GAP);
  }

  /** "Dragan Ilić, komandir dvanaest policajaca": a calling that opens a sentence or apposition. */
  private static boolean isSetOff(Phrases phrases, Nominal nominal) {
    return nominal.sort() == Sort.OTHER
        && (nominal.from() == phrases.sentence().from()
            || phrases.words().form(nominal.from() - 1).equals(","));
  }

  private static boolean isOne(Words words, int i) {
    return words.isNoun(i)
        && !words.is(i, PartOfSpeech.VERB)
        && words.any(
            i,
            r -> r.is(Case.NOMINATIVE) && r.number().filter(n -> n == Number.SINGULAR).isPresent());
  }
}
