package org.letopis.extract.property;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** How the nouns by which persons are called agree with their names. */
final class CallingGrammar {

  private final PersonNouns nouns;
  private final Persons persons;
  private final Words words;
  private final int start;

  CallingGrammar(PersonNouns nouns, Phrases phrases, Persons persons) {
    this.nouns = nouns;
    this.persons = persons;
    this.words = phrases.words();
    this.start = phrases.sentence().from();
  }

  /** The calling of the phrase that the lexicon has there, its complement up to a token. */
  Calling calling(int noun, LemmaPhrases.Match<Set<String>> match, int to) {
    int from = noun;
    while (from > start && isOwnAdjective(from - 1) && agree(from - 1, noun, match.to())) {
      from--;
    }
    int acting = acting(from);
    boolean nominative = cases(acting < from ? acting : noun, match.to()).contains(Case.NOMINATIVE);
    from = acting;
    return new Calling(from, noun, match.to(), to, match.value(), nominative);
  }

  /** "nije bilo lako rektoru": an adverb that looks like an adjective. */
  private boolean agree(int adjective, int noun, int to) {
    Set<Case> own = words.cases(adjective, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE);
    return own.isEmpty() || cases(noun, to).stream().anyMatch(own::contains);
  }

  /** An adjective that stands before its noun, no participle of a verb. */
  boolean isOwnAdjective(int i) {
    return words.token(i).isWord()
        && words.isAdjective(i)
        && !words.isNoun(i)
        && !Verbs.isPredicate(words, i)
        && !words.isPassiveParticiple(i);
  }

  /**
   * Whether the noun can stand in a case of the name: "majka poginulog Jovana" cannot, though it
   * can be a genitive plural.
   */
  boolean agrees(int noun, LemmaPhrases.Match<Set<String>> match, Nominal person) {
    int acting = acting(noun);
    boolean one = persons.list(person).size() < 2;
    return cases(acting < noun ? acting : noun, match.to(), one).stream().anyMatch(person::may);
  }

  /** Whether noun and name can be of one gender: not "supruge Marka Kosa". */
  boolean isOfOneGender(int noun, Nominal person) {
    Set<Gender> own = genders(noun, r -> isHead(r) && !isPlural(r));
    Set<Gender> borne =
        genders(
            Persons.nameFrom(person),
            r ->
                r.partOfSpeech() == PartOfSpeech.PROPER_NOUN
                    && r.grammatical().filter(person::may).isPresent());
    return own.isEmpty() || borne.isEmpty() || !Collections.disjoint(own, borne);
  }

  private Set<Gender> genders(int i, Predicate<Reading> which) {
    Set<Gender> found = EnumSet.noneOf(Gender.class);
    words.readings(i).stream().filter(which).flatMap(r -> r.gender().stream()).forEach(found::add);
    return found;
  }

  /** "vršilac dužnosti direktora": where the noun begins that governs the office; or the office. */
  private int acting(int office) {
    for (int from = Math.max(start, office - 2); from < office - 1; from++) {
      boolean governs =
          words.is(from, PartOfSpeech.NOUN)
              && nouns
                  .at(words, from, office)
                  .filter(m -> m.to() == office && m.value().contains("former"))
                  .isPresent();
      if (governs) {
        return from;
      }
    }
    return office;
  }

  /** The cases of the first noun of the phrase. */
  Set<Case> cases(int from, int to) {
    return cases(from, to, false);
  }

  /** The same, of a noun that calls one only where it can. */
  private Set<Case> cases(int from, int to, boolean one) {
    for (int k = from; k < to; k++) {
      Set<Case> all = words.cases(k, CallingGrammar::isHead);
      Set<Case> singular = words.cases(k, r -> isHead(r) && !isPlural(r));
      if (!all.isEmpty()) {
        return one && !singular.isEmpty() ? singular : all;
      }
    }
    return EnumSet.noneOf(Case.class);
  }

  private static boolean isPlural(Reading reading) {
    return reading.number().filter(n -> n == Number.PLURAL).isPresent();
  }

  private static boolean isHead(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.NOUN;
  }

  /** Whether the name of a person begins at the token. */
  boolean isPersonFrom(int k) {
    return persons.beginAt(k);
  }
}
