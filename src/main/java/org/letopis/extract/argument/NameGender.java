package org.letopis.extract.argument;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Whether a person's name and a word that agrees with it can be of one gender. */
final class NameGender {

  private static final Set<VerbForm> PARTICIPLES =
      EnumSet.of(VerbForm.ACTIVE_PARTICIPLE, VerbForm.PASSIVE_PARTICIPLE);

  private NameGender() {}

  /**
   * Whether the form at the token can be said of the person: "Ana Marić ... ubijena". True of all
   * that is no person's full name, and where the given name or the form leaves the gender open.
   */
  static boolean allows(Words words, Nominal person, int form) {
    if (person.sort() != Sort.PERSON || person.quantity().isPresent()) {
      return true;
    }
    Set<Gender> borne = borne(words, person);
    Set<Gender> said = said(words, form);
    return borne.size() != 1 || said.isEmpty() || said.containsAll(borne);
  }

  private static Set<Gender> borne(Words words, Nominal person) {
    int given =
        IntStream.range(person.core(), person.to() - 1)
            .filter(i -> !person.adjectives().contains(i) && words.token(i).isCapitalised())
            .findFirst()
            .orElse(-1);
    return given < 0
        ? Set.of()
        : words.readings(given).stream()
            .filter(r -> r.partOfSpeech() == PartOfSpeech.PROPER_NOUN)
            .filter(r -> r.grammatical().filter(person::may).isPresent())
            .flatMap(r -> r.gender().stream())
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Gender.class)));
  }

  /** The genders of a participle that is no plural but a neuter one; none of other forms. */
  private static Set<Gender> said(Words words, int form) {
    Set<Gender> found = EnumSet.noneOf(Gender.class);
    for (Reading reading : words.readings(form)) {
      if (reading.grammatical().isPresent() && !reading.is(Case.NOMINATIVE)) {
        // "ranjena" can be a man's genitive, but no predicate of his.
        continue;
      }
      boolean many = reading.number().filter(n -> n == Number.PLURAL).isPresent();
      boolean neuter = reading.gender().filter(g -> g == Gender.NEUTER).isPresent();
      boolean participle = reading.verbForm().filter(PARTICIPLES::contains).isPresent();
      if (!participle && reading.verbForm().isPresent() || many && !neuter) {
        return Set.of();
      }
      if (participle && !many && !neuter) {
        reading.gender().ifPresent(found::add);
      }
    }
    return found;
  }
}
