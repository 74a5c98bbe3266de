package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.letopis.extract.argument.PredicateForms.Form;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Whether a noun phrase agrees with a predicate as its subject. */
public final class Agreement {

  /** How well they agree. */
  enum Degree {
    /** They do not. */
    NONE,
    /** By the sense only: "dva vojnika ubilo je", "ministar je izjavila". */
    LOOSE,
    /** In all that their forms show. */
    FULL
  }

  private static final Set<String> OPENING = Set.of("\"", "„", "“", "»");

  private Agreement() {}

  /**
   * Whether the phrase, alone or with others of its list, can be the subject of the verb, which is
   * a participle or a finite form.
   */
  public static boolean allows(Phrases phrases, Nominal nominal, int verb) {
    return alone(phrases, nominal, verb)
        || PredicateForms.of(phrases, verb).mayBePlural() && isItem(phrases, nominal);
  }

  /** Whether the phrase, in whatever case it stands, can be what a relative subject means. */
  static boolean antecedent(Phrases phrases, Nominal nominal, int verb) {
    PredicateForms forms = PredicateForms.of(phrases, verb);
    boolean simple =
        nominal.quantity().isEmpty() && !nominal.collective() && nominal.sort() != Sort.PERSON;
    return simple && !forms.all().isEmpty()
        ? noun(
                forms(phrases.words(), syntacticHead(phrases.words(), nominal), r -> true),
                nominal,
                forms)
            != Degree.NONE
        : alone(phrases, nominal, verb);
  }

  /** Whether the phrase alone can be the subject of the verb. */
  public static boolean alone(Phrases phrases, Nominal nominal, int verb) {
    PredicateForms forms = PredicateForms.of(phrases, verb);
    return forms.ofSpeakers() || degree(phrases, nominal, forms, verb) != Degree.NONE;
  }

  static Degree degree(Phrases phrases, Nominal nominal, PredicateForms forms, int verb) {
    Words words = phrases.words();
    if (forms.ofSpeakers()) {
      return Degree.NONE;
    }
    if (forms.all().isEmpty()) {
      return Degree.FULL;
    }
    // "stanovništvo je", "deca su".
    if (nominal.collective() && forms.any(f -> f.number() == Number.PLURAL)) {
      return Degree.FULL;
    }
    if (nominal.quantity().isPresent()) {
      return CountedAgreement.degree(words, nominal, forms);
    }
    Optional<Nominal> noun = nounOfQuotedName(phrases, nominal);
    if (noun.isPresent()) {
      return degree(phrases, noun.get(), forms, verb);
    }
    if (nominal.sort() == Sort.PERSON) {
      return person(words, nominal, forms, verb);
    }
    return noun(nominalForms(words, syntacticHead(words, nominal)), nominal, forms);
  }

  /** Whether it stands in a list, which takes a plural: joined to the phrase before or behind. */
  static boolean isItem(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    if (words.does(nominal.to(), Use.ITEM) || words.does(nominal.from() - 1, Use.ITEM)) {
      return true;
    }
    List<Nominal> others =
        phrases.clauseOf(nominal.head()).near(nominal.from()).stream()
            .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
            .toList();
    int at = others.indexOf(nominal);
    return at > 0 && Links.between(phrases, others.get(at - 1).to(), nominal.from())
        || at >= 0
            && at + 1 < others.size()
            && Links.between(phrases, nominal.to(), others.get(at + 1).from());
  }

  /** "preduzeće „Vode“": the name in quotes is what the noun before it is. */
  static Optional<Nominal> nounOfQuotedName(Phrases phrases, Nominal nominal) {
    int quote = nominal.from() - 1;
    boolean quoted =
        quote > phrases.sentence().from()
            && !phrases.words().token(quote).isWord()
            && OPENING.contains(phrases.words().form(quote));
    return quoted
        ? phrases
            .nominalOver(quote - 1)
            .filter(n -> n.to() == quote && !n.isPrepositional() && n.sort() != Sort.TIME)
        : Optional.empty();
  }

  private static Degree person(Words words, Nominal nominal, PredicateForms forms, int verb) {
    if (nominal.named().size() > 1) {
      return forms.mayBePlural() ? Degree.FULL : Degree.LOOSE;
    }
    return forms.any(f -> f.number() == Number.SINGULAR) && NameGender.allows(words, nominal, verb)
        ? Degree.FULL
        : Degree.NONE;
  }

  private static Degree noun(List<Form> own, Nominal nominal, PredicateForms forms) {
    if (own.isEmpty() || own.stream().anyMatch(o -> forms.any(f -> agree(o, f)))) {
      return Degree.FULL;
    }
    // "ministar je izjavila": the office is hers.
    boolean hers =
        nominal.sort() != Sort.THING
            && own.contains(new Form(Number.SINGULAR, Optional.of(Gender.MASCULINE)))
            && forms.any(f -> f.is(Number.SINGULAR, Gender.FEMININE));
    return hers ? Degree.LOOSE : Degree.NONE;
  }

  static boolean agree(Form one, Form other) {
    return one.number() == other.number()
        && (one.gender().isEmpty()
            || other.gender().isEmpty()
            || one.gender().equals(other.gender()));
  }

  static List<Form> nominalForms(Words words, int i) {
    return forms(words, i, r -> r.is(Case.NOMINATIVE));
  }

  private static List<Form> forms(Words words, int i, Predicate<Reading> condition) {
    if (isAcronym(words.form(i))) {
      // "KFOR je evakuisao", "UNMIK su optužili": it shows neither number nor gender.
      return List.of();
    }
    List<Form> found = new ArrayList<>();
    for (Reading r : words.readings(i)) {
      boolean noun =
          r.partOfSpeech() == PartOfSpeech.NOUN || r.partOfSpeech() == PartOfSpeech.PROPER_NOUN;
      if (noun && condition.test(r) && r.number().isPresent()) {
        found.add(new Form(r.number().get(), r.gender()));
      }
    }
    return found;
  }

  private static boolean isAcronym(String form) {
    return form.length() > 1
        && Character.isUpperCase(form.charAt(1))
        && form.chars().allMatch(Character::isUpperCase);
  }

  /** "Vlada Srbije", "Međunarodni komitet Crvenog krsta": of a name the first noun agrees. */
  private static int syntacticHead(Words words, Nominal nominal) {
    boolean name =
        nominal.sort() == Sort.ORGANIZATION
            || nominal.sort() == Sort.SITE
            || nominal.sort() == Sort.PLACE
            || nominal.sort() == Sort.OTHER && words.token(nominal.head()).isCapitalised();
    for (int i = nominal.core(); name && i < nominal.to(); i++) {
      if (words.isNoun(i) && (!words.isAdjective(i) || words.is(i, PartOfSpeech.NOUN))) {
        return i;
      }
    }
    return nominal.head();
  }
}
