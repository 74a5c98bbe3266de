package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Guesses what an unknown name may be, by its ending. */
final class NameGuess {

  private static final Pattern ENDING =
      Pattern.compile("(?<stem>.{2,}?)(?<ending>om|em|a|u|e|i|o)?");

  /** Unmikovih, Petrovićeva: of someone whose name ends in a consonant, -o or -e. */
  private static final Pattern POSSESSIVE =
      Pattern.compile("(?<owner>.{2,})(?<suffix>ov|ev|in)(a|e|u|o|om|oj|og|oga|ome|im|ih|ima|i)");

  private static final Pattern SURNAME = Pattern.compile(".*(ić|ski|čki|ović|ević)");

  private final Set<Reading> readings = new LinkedHashSet<>();

  private NameGuess() {}

  static List<Reading> readings(String form) {
    Matcher matcher = ENDING.matcher(form);
    if (!matcher.matches()) {
      return List.of();
    }
    NameGuess guess = new NameGuess();
    String stem = matcher.group("stem");
    switch (Optional.ofNullable(matcher.group("ending")).orElse("")) {
      case "a" -> guess.endingInA(form, stem);
      case "u" -> guess.endingInU(form, stem);
      case "om" -> guess.instrumental(stem, "a");
      case "em" -> guess.instrumental(stem, "e");
      case "e" -> guess.endingInE(form, stem);
      case "i" -> guess.endingInI(form, stem);
      case "o" -> guess.nominative(form, Gender.NEUTER).nominative(form, Gender.MASCULINE);
      default -> guess.nominative(form, Gender.MASCULINE).undeclined(form);
    }
    guess.possessive(form);
    return new ArrayList<>(guess.readings);
  }

  private NameGuess add(String lemma, Gender gender, Number number, Case... cases) {
    for (Case each : cases) {
      readings.add(
          new Reading(
              lemma,
              PartOfSpeech.PROPER_NOUN,
              Optional.of(each),
              Optional.of(number),
              Optional.of(gender),
              Optional.empty()));
    }
    return this;
  }

  private NameGuess add(String lemma, Gender gender, Case... cases) {
    return add(lemma, gender, Number.SINGULAR, cases);
  }

  private NameGuess nominative(String form, Gender gender) {
    return add(form, gender, Case.NOMINATIVE);
  }

  /** A woman's surname in a consonant is the same in all cases. */
  private void undeclined(String form) {
    add(form, Gender.FEMININE, Case.values());
  }

  private void endingInA(String form, String stem) {
    if (stem.endsWith("ij") && stem.length() > 2) {
      nominative(form, Gender.FEMININE);
      add(stem.substring(0, stem.length() - 1), Gender.MASCULINE, Case.GENITIVE, Case.ACCUSATIVE);
      add(stem, Gender.MASCULINE, Case.GENITIVE, Case.ACCUSATIVE);
      return;
    }
    if (stem.matches(".*[aeiou]")) {
      add(stem, Gender.MASCULINE, Case.GENITIVE, Case.ACCUSATIVE);
      nominative(form, Gender.FEMININE);
      return;
    }
    boolean feminineLooking = stem.matches(".*(ic|in|ov|sk|šk|čk|ij|nj|aj|k|n|v|s|p|b)");
    if (feminineLooking && !SURNAME.matcher(stem).matches()) {
      nominative(form, Gender.FEMININE);
    }
    masculine(stem, Case.GENITIVE, Case.ACCUSATIVE);
    add(stem + "o", Gender.NEUTER, Case.GENITIVE);
    add(stem + "e", Gender.NEUTER, Case.GENITIVE);
    if (!SURNAME.matcher(stem).matches()) {
      nominative(form, Gender.FEMININE);
    }
  }

  private void endingInU(String form, String stem) {
    masculine(stem, Case.DATIVE, Case.LOCATIVE);
    add(stem + "a", Gender.FEMININE, Case.ACCUSATIVE);
    add(stem + "o", Gender.NEUTER, Case.DATIVE, Case.LOCATIVE);
    add(stem + "e", Gender.NEUTER, Case.DATIVE, Case.LOCATIVE);
    nominative(form, Gender.MASCULINE);
  }

  private void instrumental(String stem, String vowel) {
    if (stem.endsWith("ij")) {
      add(stem + "a", Gender.FEMININE, Case.INSTRUMENTAL);
    }
    masculine(stem, Case.INSTRUMENTAL);
    add(stem + vowel, vowel.equals("a") ? Gender.FEMININE : Gender.NEUTER, Case.INSTRUMENTAL);
    add(stem + "o", Gender.NEUTER, Case.INSTRUMENTAL);
    nominative(stem + (vowel.equals("a") ? "om" : "em"), Gender.MASCULINE);
  }

  private void endingInE(String form, String stem) {
    add(stem + "a", Gender.FEMININE, Case.GENITIVE);
    nominative(form, Gender.MASCULINE);
    nominative(form, Gender.NEUTER);
    add(form, Gender.NEUTER, Case.ACCUSATIVE);
    add(stem, Gender.MASCULINE, Number.PLURAL, Case.ACCUSATIVE);
  }

  private void endingInI(String form, String stem) {
    if (!SURNAME.matcher(form).matches()) {
      add(stem + "a", Gender.FEMININE, Case.DATIVE, Case.LOCATIVE);
    }
    nominative(form, Gender.MASCULINE);
    add(stem, Gender.MASCULINE, Number.PLURAL, Case.NOMINATIVE);
  }

  /** A stem as it stands, and with the a that falls out before endings: Drajkovc-, Drajkovac. */
  private void masculine(String stem, Case... cases) {
    if (stem.endsWith("ij") && stem.length() > 2) {
      add(stem.substring(0, stem.length() - 1), Gender.MASCULINE, cases);
    }
    if (stem.matches(".*[^aeiou][cr]") && !stem.matches("..?.?rc")) {
      int last = stem.length() - 1;
      add(stem.substring(0, last) + "a" + stem.charAt(last), Gender.MASCULINE, cases);
    }
    add(stem, Gender.MASCULINE, cases);
  }

  private void possessive(String form) {
    Matcher matcher = POSSESSIVE.matcher(form);
    if (matcher.matches()) {
      readings.add(
          new Reading(
              matcher.group("owner") + matcher.group("suffix"),
              PartOfSpeech.ADJECTIVE,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty()));
    }
  }
}
