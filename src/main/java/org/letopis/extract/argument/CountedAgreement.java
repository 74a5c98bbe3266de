package org.letopis.extract.argument;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.letopis.extract.argument.Agreement.Degree;
import org.letopis.extract.argument.PredicateForms.Form;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Whether a counted phrase agrees with a predicate as its subject. */
final class CountedAgreement {

  private CountedAgreement() {}

  /**
   * "ubilo je deset vojnika", "ranjena su dva", "desetina vojnika ubila je", "ranjene" only where
   * women or "stotine" are meant.
   */
  static Degree degree(Words words, Nominal nominal, PredicateForms forms) {
    Mention.Quantity figure = nominal.quantity().get();
    // "trojica", "desetina", "grupa od 300": the noun that leads the figure agrees as any noun.
    boolean led =
        IntStream.range(nominal.core(), Math.max(figure.to(), nominal.core() + 1))
            .filter(i -> i != nominal.head() || nominal.sort() == Sort.ELLIPTIC)
            .filter(i -> words.is(i, PartOfSpeech.NOUN))
            .boxed()
            .flatMap(i -> Agreement.nominalForms(words, i).stream())
            .anyMatch(o -> forms.any(f -> Agreement.agree(o, f)));
    boolean neuter = forms.any(f -> f.is(Number.SINGULAR, Gender.NEUTER));
    OptionalLong exact =
        figure.count().low().equals(figure.count().high())
            ? figure.count().low()
            : OptionalLong.empty();
    // "najmanje 21 je povređena": the last word of the figure is one.
    boolean one =
        exact.isPresent() && exact.getAsLong() % 10 == 1 && exact.getAsLong() % 100 != 11
            || exact.isEmpty() && figure.count().low().orElse(0) % 10 == 1;
    if (led || one && ofOne(words, nominal, forms)) {
      return Degree.FULL;
    }
    boolean few =
        exact.isPresent()
            && exact.getAsLong() % 10 >= 2
            && exact.getAsLong() % 10 <= 4
            && exact.getAsLong() / 10 % 10 != 1;
    if (neuter) {
      return few ? Degree.LOOSE : Degree.FULL;
    }
    boolean women =
        nominal.sort() == Sort.ELLIPTIC
            || words.any(
                nominal.core(),
                r ->
                    r.partOfSpeech() == PartOfSpeech.NUMERAL
                        && r.gender().filter(Gender.FEMININE::equals).isPresent()
                        && !words.any(
                            nominal.core(),
                            o -> o.gender().filter(g -> g != Gender.FEMININE).isPresent()))
            || words.any(
                nominal.head(),
                r ->
                    r.partOfSpeech() == PartOfSpeech.NOUN
                        && r.gender().filter(Gender.FEMININE::equals).isPresent());
    boolean many =
        forms.any(
            f ->
                f.number() == Number.PLURAL
                    && (women || f.gender().filter(Gender.FEMININE::equals).isEmpty()));
    // "dva vojnika ubila su", "dve žene ubile su"; "ubili su" goes by the sense.
    boolean paucal =
        few
            && forms.any(
                f ->
                    f.number() == Number.PLURAL
                        && f.gender().filter(Gender.MASCULINE::equals).isEmpty());
    return !many ? Degree.NONE : paucal ? Degree.FULL : Degree.LOOSE;
  }

  /** "jedan vojnik je poginuo", "21 osoba je povređena". */
  private static boolean ofOne(Words words, Nominal nominal, PredicateForms forms) {
    List<Form> own = Agreement.nominalForms(words, nominal.head());
    return own.isEmpty()
        ? forms.any(f -> f.number() == Number.SINGULAR)
        : own.stream().anyMatch(o -> forms.any(f -> Agreement.agree(o, f)));
  }
}
