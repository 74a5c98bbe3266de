package org.letopis.extract.argument;

import java.util.EnumSet;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The cases in which a noun phrase can stand. A figure's are those of its own words: "trojica" is a
 * nominative, "trojicu" an accusative, "pet" can be either, and the noun that it counts tells
 * nothing.
 */
final class CaseForms {

  private static final Set<PartOfSpeech> INFLECTED =
      EnumSet.of(PartOfSpeech.NUMERAL, PartOfSpeech.NOUN, PartOfSpeech.ADJECTIVE);

  private CaseForms() {}

  /** Whether the phrase can stand in the case; true where its form tells nothing. */
  static boolean may(Words words, Nominal nominal, Case wanted) {
    if (nominal.quantity().isEmpty()) {
      return nominal.cases().isEmpty() || nominal.may(wanted);
    }
    Set<Case> shown = shown(words, nominal);
    return shown.isEmpty() || shown.contains(wanted);
  }

  /** Whether the words of a figure themselves say that it stands in the case. */
  static boolean isShown(Words words, Nominal nominal, Case wanted) {
    return shown(words, nominal).contains(wanted);
  }

  /** Whether the noun that is counted stands in a case that no subject and no object has. */
  static boolean isOblique(Words words, Nominal nominal) {
    Set<Case> cases = words.cases(nominal.head(), r -> r.partOfSpeech() == PartOfSpeech.NOUN);
    return nominal.quantity().isPresent()
        && !cases.isEmpty()
        && !cases.contains(Case.NOMINATIVE)
        && !cases.contains(Case.ACCUSATIVE)
        && !cases.contains(Case.GENITIVE);
  }

  private static Set<Case> shown(Words words, Nominal nominal) {
    Set<Case> counted = words.cases(nominal.head(), r -> r.partOfSpeech() == PartOfSpeech.NOUN);
    if (!counted.isEmpty() && !counted.contains(Case.GENITIVE)) {
      // "31 osobu", "14 osobama": the noun stands in the case of the whole phrase.
      return counted;
    }
    int first = nominal.core();
    while (first < nominal.head() && words.is(first, PartOfSpeech.PREPOSITION)) {
      // "oko 300 ljudi", "preko dve stotine": the word before the figure governs nothing.
      first++;
    }
    Set<Case> found = EnumSet.noneOf(Case.class);
    boolean noun = first == nominal.head() && nominal.quantity().get().to() <= first;
    for (Reading reading : words.readings(first)) {
      if (noun || !INFLECTED.contains(reading.partOfSpeech())) {
        continue;
      }
      if (reading.grammatical().isEmpty()) {
        return Set.of();
      }
      found.add(reading.grammatical().get());
    }
    return found;
  }
}
