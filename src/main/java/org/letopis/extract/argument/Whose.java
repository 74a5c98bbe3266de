package org.letopis.extract.argument;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Counted people of whom something else is said than what the trigger tells. */
final class Whose {

  /** Who can have people of their own: "otac", "učiteljica". */
  private static final Set<Sort> OWNERS = EnumSet.of(Sort.PEOPLE, Sort.PERSON);

  /** Units of how long and how far. */
  private static final Set<String> LENGTHS = Set.of("kilometre", "metre");

  private Whose() {}

  /** "otac četvoro dece, ubijen je": they are his, and the trigger tells of him. */
  static boolean isOfPerson(Phrases phrases, Clause clause, Nominal counted) {
    if (counted.quantity().isEmpty()) {
      return false;
    }
    for (Nominal n : clause.nominals()) {
      if (n.to() == counted.from()
          && n.quantity().isEmpty()
          && !n.isPrepositional()
          && (OWNERS.contains(n.sort()) || isSetOff(phrases, n))
          && isOne(phrases.words(), n.head())) {
        return true;
      }
    }
    return false;
  }

  /**
   * "ubila je nadu 2.000 izbeglica": the verb has an object, and the counted are its owners.
   *
   * @param own words that belong to the verb: "lišio slobode 14 lica"
   */
  static boolean isOfObject(
      Words words, Clause clause, int verb, Nominal counted, Set<String> own) {
    return counted.sort() == Sort.PEOPLE
        && counted.quantity().isPresent()
        && clause.nominals().stream()
            .filter(n -> n.to() == counted.from() && n.from() > verb)
            .filter(n -> n.quantity().isEmpty() && !n.isPrepositional())
            .filter(n -> n.sort() == Sort.OTHER || n.sort() == Sort.THING)
            .filter(n -> !words.hasLemma(n.head(), own))
            .anyMatch(n -> n.may(Case.ACCUSATIVE) && !mayAct(words, verb, n));
  }

  /** Whether number and gender of a past verb let the noun be its subject. */
  private static boolean mayAct(Words words, int verb, Nominal nominal) {
    List<Reading> forms =
        words.readings(verb).stream()
            .filter(r -> r.verbForm().filter(v -> v == VerbForm.ACTIVE_PARTICIPLE).isPresent())
            .toList();
    return nominal.may(Case.NOMINATIVE)
        && (forms.isEmpty()
            || words.any(
                nominal.head(),
                n ->
                    n.is(Case.NOMINATIVE)
                        && forms.stream()
                            .anyMatch(
                                f ->
                                    f.number().equals(n.number())
                                        && f.gender().equals(n.gender()))));
  }

  /** "30 ljudi manje nego u maju", "12 više nego lane": by how many there were more or less. */
  static boolean isDifference(Words words, Nominal counted) {
    int next = counted.to();
    return counted.quantity().isPresent()
        && next < words.size()
        && words.does(next, Use.MORE)
        && (next + 1 >= words.size()
            || words.does(next + 1, Use.THAN)
            || !words.token(next + 1).isWord());
  }

  /** "u selu, sedam kilometara od Niša": how far away it was. */
  static boolean isDistance(Words words, Nominal counted) {
    int next = counted.to();
    return counted.quantity().isPresent()
        && counted.unit().filter(LENGTHS::contains).isPresent()
        && next < words.size()
        && words.lower(next).equals("od");
  }

  /** "na 1.000 stanovnika umre 14": of every so many, and of nobody in particular. */
  static boolean isRate(Clause clause) {
    return clause.nominals().stream()
        .filter(n -> n.preposition().filter(p -> p.words().equals("na")).isPresent())
        .filter(n -> n.allGroups().contains("residents"))
        .flatMap(n -> n.quantity().stream())
        .map(q -> q.count())
        .anyMatch(c -> c.high().isPresent() && isRound(c.high().getAsLong()));
  }

  /** A hundred, a thousand, ten thousand: what rates are told of. */
  private static boolean isRound(long figure) {
    long rest = figure;
    while (rest > 1 && rest % 10 == 0) {
      rest /= 10;
    }
    return rest == 1 && figure >= 100;
  }

  /** "14, a ne 40 ljudi", "ubijen je Marko, Petar ne": of whom it is denied. */
  static boolean isExcluded(Words words, Nominal counted) {
    int next = counted.to();
    boolean denied =
        next < words.size()
            && words.does(next, Use.NEGATION)
            && (next + 1 >= words.size()
                || !words.token(next + 1).isWord()
                || words.does(next + 1, Use.GAP));
    boolean instead =
        next < words.size()
            && words.does(counted.from() - 1, Use.NEGATION)
            && words.does(words.form(next).equals(",") ? next + 1 : next, Use.INSTEAD);
    return denied
        || instead && counted.quantity().isPresent()
        || words.does(counted.from() - 1, Use.NEGATION) && words.does(counted.from() - 2, Use.GAP);
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
