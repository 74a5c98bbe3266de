package org.letopis.extract.argument;

import java.util.EnumSet;
import java.util.Set;
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
    int given = -1;
    for (int i = person.core(); given < 0 && i < person.to() - 1; i++) {
      if (!person.adjectives().contains(i) && words.token(i).isCapitalised()) {
        given = i;
      }
    }
    return given < 0 ? Set.of() : genders(words, given, person);
  }

  private static Set<Gender> genders(Words words, int name, Nominal person) {
    Set<Gender> found = EnumSet.noneOf(Gender.class);
    for (Reading reading : words.readings(name)) {
      if (reading.partOfSpeech() == PartOfSpeech.PROPER_NOUN
          && reading.grammatical().filter(person::may).isPresent()) {
        reading.gender().ifPresent(found::add);
      }
    }
    return found;
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
