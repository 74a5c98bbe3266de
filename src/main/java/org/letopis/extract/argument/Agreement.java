package org.letopis.extract.argument;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Whether a noun phrase can be the subject of a verb. */
public final class Agreement {

  private Agreement() {}

  /** Whether their numbers agree, as far as the forms tell; a list may stand with the plural. */
  public static boolean of(Words words, Nominal nominal, int verb) {
    if (nominal.sort() == Nominal.Sort.PERSON) {
      return true;
    }
    Set<Number> wanted = numbers(words, verb, Agreement::isVerb);
    Set<Number> given = numbers(words, nominal.head(), Agreement::isSubjectForm);
    if (wanted.isEmpty() || given.isEmpty() || wanted.contains(Number.PLURAL)) {
      return true;
    }
    return given.contains(Number.SINGULAR) || nominal.collective();
  }

  /** The same where no list can be meant: one that is singular does not go with a plural verb. */
  public static boolean strictly(Words words, Nominal nominal, int verb) {
    Set<Number> wanted = numbers(words, verb, Agreement::isVerb);
    boolean many =
        nominal.quantity().isPresent()
            || nominal.collective()
            || nominal.named().size() > 1
            || wanted.isEmpty()
            || wanted.contains(Number.SINGULAR);
    Set<Number> given = numbers(words, nominal.head(), r -> true);
    return many || given.isEmpty() || given.contains(Number.PLURAL);
  }

  /**
   * Whether a noun phrase alone can be the subject of a participle in the nominative: "patrijarh je
   * sahranio poginule", "ranjene je lečilo deset lekara" have other subjects than those.
   */
  public static boolean ofPredicate(Words words, Nominal nominal, int verb) {
    List<Reading> forms =
        words.readings(verb).stream()
            .filter(r -> r.number().isPresent() && r.gender().isPresent())
            .filter(r -> r.grammatical().isEmpty() || r.is(Case.NOMINATIVE))
            .filter(r -> r.partOfSpeech() != PartOfSpeech.NOUN)
            .toList();
    if (forms.isEmpty()) {
      return true;
    }
    if (nominal.quantity().isPresent()) {
      // "ranjeno je deset", "ranjena su dva"; "ranjene" are women, or "stotine".
      boolean women =
          IntStream.of(nominal.core(), nominal.head())
              .anyMatch(
                  i -> words.any(i, r -> r.gender().filter(g -> g == Gender.FEMININE).isPresent()));
      return women
          || nominal.sort() == Nominal.Sort.ELLIPTIC
          || forms.stream()
              .anyMatch(
                  r -> r.gender().get() != Gender.FEMININE || r.number().get() == Number.SINGULAR);
    }
    Set<Number> given =
        nominal.sort() == Nominal.Sort.PERSON
            ? EnumSet.of(Number.SINGULAR)
            : numbers(words, nominal.head(), Agreement::isSubjectForm);
    return nominal.collective()
        || nominal.named().size() > 1
        || given.isEmpty()
        || forms.stream().anyMatch(r -> given.contains(r.number().get()));
  }

  /**
   * The same of a finite verb: a subject in the singular, where it is no item of a list, does not
   * go with a plural.
   */
  public static boolean asSubject(Words words, Nominal nominal, int verb) {
    if (words.does(nominal.to(), Use.ITEM) || words.does(nominal.from() - 1, Use.ITEM)) {
      return true;
    }
    Set<Number> wanted = numbers(words, verb, Agreement::isVerb);
    Set<Number> given = numbers(words, nominal.head(), Agreement::isSubjectForm);
    return nominal.quantity().isPresent()
        || nominal.collective()
        || nominal.named().size() > 1
        || wanted.isEmpty()
        || given.isEmpty()
        || given.stream().anyMatch(wanted::contains);
  }

  /** Whether a verb's active participle is in the number and gender of a nominative. */
  public static boolean wholly(Words words, Nominal nominal, int verb) {
    return words.any(
        verb,
        v ->
            v.verbForm().filter(f -> f == VerbForm.ACTIVE_PARTICIPLE).isPresent()
                && words.any(
                    nominal.head(),
                    n ->
                        isSubjectForm(n)
                            && n.number().equals(v.number())
                            && n.gender().equals(v.gender())));
  }

  private static boolean isVerb(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.VERB || reading.verbForm().isPresent();
  }

  private static boolean isSubjectForm(Reading reading) {
    return reading.is(Case.NOMINATIVE)
        && (reading.partOfSpeech() == PartOfSpeech.NOUN
            || reading.partOfSpeech() == PartOfSpeech.PROPER_NOUN);
  }

  private static Set<Number> numbers(
      Words words, int i, java.util.function.Predicate<Reading> condition) {
    Set<Number> found = EnumSet.noneOf(Number.class);
    for (Reading reading : words.readings(i)) {
      if (condition.test(reading)) {
        reading.number().ifPresent(found::add);
      }
    }
    return found;
  }
}
