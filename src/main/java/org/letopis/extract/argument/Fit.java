package org.letopis.extract.argument;

import java.util.List;
import java.util.stream.IntStream;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Whether a noun phrase can be what a trigger affects, by its sort, its case and its agreement. */
final class Fit {

  private final Words words;
  private final Trigger trigger;

  Fit(Predication predication) {
    this.words = predication.words();
    this.trigger = predication.trigger();
  }

  /** Whether the rule is about named persons too. */
  boolean allowsPersons() {
    return trigger.rule().affected().contains(Sort.PERSON);
  }

  boolean allows(Nominal nominal) {
    Rule.Affected rule = trigger.rule();
    if (isNoFigureOfPeople(nominal)) {
      return false;
    }
    if (!rule.heads().isEmpty() && words.hasLemma(nominal.head(), rule.heads())) {
      return true;
    }
    if (nominal.sort() == Sort.ELLIPTIC && isOneOf(nominal)) {
      return false;
    }
    if (nominal.sort() == Sort.ELLIPTIC) {
      return nominal.quantity().filter(q -> !q.ordinalLike()).isPresent()
          && rule.unit().isPresent()
          && !rule.affected().isEmpty();
    }
    boolean unitFits =
        rule.units().isEmpty() || nominal.unit().filter(rule.units()::contains).isPresent();
    boolean never = isRank(nominal) || nominal.unit().filter(rule.never()::contains).isPresent();
    return rule.affected().contains(nominal.sort()) && unitFits && !never;
  }

  /** "20 odsto vojnika", "stari 20 i 23 godine": a share and an age count nobody. */
  private boolean isNoFigureOfPeople(Nominal nominal) {
    boolean share =
        nominal.quantity().filter(q -> q.kind() == Mention.Quantity.Kind.PERCENT).isPresent();
    return share
        || nominal.sort() == Sort.ELLIPTIC
            && (IntStream.range(nominal.core(), nominal.head())
                    .anyMatch(i -> words.hasLemma(i, "star"))
                || nominal.core() > 0 && words.hasLemma(nominal.core() - 1, "star"));
  }

  /**
   * "zauzeli su šesto mesto", "zapaljen je prvi put": a place in an order is none in a country, and
   * a time that something happened no road.
   */
  private boolean isRank(Nominal nominal) {
    int before = nominal.head() - 1;
    return words.lemmaDoes(nominal.head(), Use.RANKED)
        && before >= 0
        && words.any(
            before,
            r ->
                r.partOfSpeech() == PartOfSpeech.NUMERAL && r.gender().isPresent()
                    || r.lemma().equals("poslednji"))
        && words.any(before, r -> r.number().filter(n -> n == Number.SINGULAR).isPresent());
  }

  /** "s vrha jednog od solitera": one of what is no figure of people. */
  private boolean isOneOf(Nominal nominal) {
    boolean one = nominal.quantity().filter(q -> q.kind() == Mention.Quantity.Kind.ONE).isPresent();
    return one
        && (trigger.rule().governed().isEmpty()
                && words.cases(nominal.head(), r -> true).stream()
                    .noneMatch(c -> c == Case.NOMINATIVE)
            || nominal.to() < words.size() && words.lower(nominal.to()).equals("od"));
  }

  boolean inCase(Nominal nominal, Case wanted) {
    return nominal.quantity().isPresent() && !isCrowd(nominal)
        || nominal.may(wanted)
        || nominal.cases().isEmpty()
        || isLacking() && nominal.may(Case.GENITIVE);
  }

  /** "grupa od 300 navijača": the noun before the figure says in which case it stands. */
  private boolean isCrowd(Nominal nominal) {
    return nominal.quantity().filter(q -> q.from() > nominal.core()).isPresent()
        && words.isNoun(nominal.core())
        && !words.isAdjective(nominal.core())
        && nominal.adjectives().isEmpty();
  }

  /** "u selu nema Srba", "struje nije bilo": what there is none of stands in the genitive. */
  private boolean isLacking() {
    return trigger.lemmas().contains("nemati")
        || trigger.rule().negated() && words.does(trigger.first(), Use.BEING);
  }

  /** Whether number and gender of the trigger's form allow that subject. */
  boolean agrees(Nominal nominal) {
    if (trigger.voice() != Voice.ACTIVE && !NameGender.allows(words, nominal, trigger.first())) {
      return false;
    }
    if (trigger.voice() == Voice.ACTIVE
        || nominal.quantity().isPresent()
        || nominal.sort() == Sort.PERSON
        || nominal.sort() == Sort.SITE
        || nominal.sort() == Sort.PLACE) {
      return true;
    }
    if (isLacking() && nominal.may(Case.GENITIVE)) {
      return true;
    }
    List<Reading> gendered =
        words.readings(trigger.first()).stream()
            .filter(r -> r.number().isPresent() && r.gender().isPresent())
            .toList();
    boolean neuterSingular =
        !gendered.isEmpty()
            && gendered.stream()
                .allMatch(
                    r -> r.number().get() == Number.SINGULAR && r.gender().get() == Gender.NEUTER);
    if (!neuterSingular) {
      return nominal.sort() != Sort.THING || mayAgree(gendered, nominal);
    }
    return nominal.collective()
        || words.any(
            nominal.head(),
            r ->
                r.gender().filter(g -> g == Gender.NEUTER).isPresent()
                    && r.number().filter(n -> n == Number.SINGULAR).isPresent());
  }

  /** "zapaljena ... zvono": one thing and a form that is not of its gender. */
  private boolean mayAgree(List<Reading> forms, Nominal nominal) {
    List<Reading> nouns =
        words.readings(nominal.head()).stream()
            .filter(r -> r.is(Case.NOMINATIVE) && r.number().isPresent() && r.gender().isPresent())
            .toList();
    boolean listed =
        forms.stream()
            .anyMatch(f -> f.number().get() == Number.PLURAL && f.gender().get() != Gender.NEUTER);
    return forms.isEmpty()
        || words.hasVerbForm(trigger.first(), Reading.VerbForm.PRESENT)
        || nouns.isEmpty()
        || listed
        || nominal.collective()
        || nouns.stream()
            .anyMatch(
                n ->
                    forms.stream()
                        .anyMatch(
                            f -> f.number().equals(n.number()) && f.gender().equals(n.gender())));
  }
}
