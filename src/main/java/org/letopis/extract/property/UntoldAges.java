package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.argument.Doubts;
import org.letopis.extract.argument.PersonBefore;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.VerbForm;

/** Reads how old the one is whom the sentence before named: "Imao je 68 godina.". */
public final class UntoldAges {

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Words words;

  /** Reads one sentence. */
  public UntoldAges(PropertyWords lexicon, Phrases phrases) {
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = phrases.words();
  }

  /**
   * The ages of persons whom the sentence itself does not name beside them.
   *
   * @param sentences the document's sentences
   * @param cited the names of those whom the document cites
   * @param doubts learn of words that more than one could be meant by
   */
  public List<Property> ages(List<Phrases> sentences, Set<String> cited, Doubts doubts) {
    Ages ages = new Ages(lexicon, phrases, new Persons(phrases));
    List<Property> found = new ArrayList<>();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (!lexicon.is(words, i, "have") || !opens(i)) {
        continue;
      }
      int at = i;
      Optional<AgeWords.Years> years = ages.untold(i).filter(y -> !isNamed(y.to() + 1));
      Optional<Gender> gender = years.isPresent() ? gender(i) : Optional.empty();
      gender
          .filter(g -> isOnlyOneNamed(sentences, at))
          .flatMap(g -> new PersonBefore(sentences, phrases).of(at, g, cited, doubts))
          .map(p -> property(p, at, years.get()))
          .ifPresent(found::add);
    }
    return found;
  }

  /** A name that no lexicon knows may be of either gender: two names leave it open. */
  private boolean isOnlyOneNamed(List<Phrases> sentences, int at) {
    int here = phrases.sentence().index();
    return sentences.subList(Math.max(0, here - 1), here + 1).stream()
            .flatMap(s -> s.nominals().stream())
            .filter(n -> n.from() < at)
            .flatMap(Nominal::all)
            .filter(n -> n.sort() == Sort.PERSON && !n.named().isEmpty())
            .map(n -> n.named().getFirst().label())
            .distinct()
            .count()
        == 1;
  }

  private static Property property(Nominal person, int from, AgeWords.Years years) {
    return new Property(
        List.of(person), from, years.to() + 1, Integer.toString(years.value()), List.of());
  }

  /** At the head of its clause: nobody stands before it. */
  private boolean opens(int i) {
    boolean named =
        phrases.clauseOf(i).nominals().stream()
            .filter(n -> n.to() <= i && !n.isPrepositional() && n.may(Case.NOMINATIVE))
            .anyMatch(n -> n.sort() == Sort.PERSON || n.sort() == Sort.PEOPLE);
    return !named && isAtHead(i);
  }

  private boolean isAtHead(int i) {
    return i == phrases.sentence().from()
        || words.form(i - 1).equals(",")
        || words.does(i - 1, Use.COORDINATOR) && words.form(i - 2).equals(",");
  }

  /** "imala je 16 godina Ana Ilić": the subject stands behind. */
  private boolean isNamed(int i) {
    return phrases
        .nominalOver(i)
        .filter(n -> n.sort() == Sort.PERSON || n.sort() == Sort.PEOPLE)
        .isPresent();
  }

  /** Of the verb, or of the pronoun beside it: "imao je", "bilo joj je". */
  private Optional<Gender> gender(int verb) {
    for (int i = verb + 1; i <= verb + 2; i++) {
      if (lexicon.isForm(words, i, "to-him")) {
        return Optional.of(Gender.MASCULINE);
      }
      if (lexicon.isForm(words, i, "to-her")) {
        return Optional.of(Gender.FEMININE);
      }
    }
    return words.readings(verb).stream()
        .filter(r -> r.verbForm().filter(VerbForm.ACTIVE_PARTICIPLE::equals).isPresent())
        .filter(r -> r.number().filter(Number.SINGULAR::equals).isPresent())
        .flatMap(r -> r.gender().stream())
        .filter(g -> g != Gender.NEUTER)
        .findFirst();
  }
}
