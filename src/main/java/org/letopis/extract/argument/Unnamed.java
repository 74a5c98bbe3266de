package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * Whom a clause means that names nobody: "on je teško ranjen", "ubili su ga", "uhapšen je u Nišu".
 * It is the one person of that gender whom the sentence or the one before it names; where two could
 * be meant, or somebody who is cited, nobody is.
 */
public final class Unnamed {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;

  private Unnamed(Predication predication) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
  }

  /** A word that stands for somebody, or the predicate that agrees with nobody named. */
  private record Pointing(int at, Gender gender) {}

  /**
   * The person whom the trigger affects though its clause names nobody.
   *
   * @param sentences the document's sentences
   * @param cited the names of those whom the document cites
   * @param doubts learn of words that more than one could be meant by
   */
  public static Optional<Patient> of(
      List<Phrases> sentences, Predication predication, Set<String> cited, Doubts doubts) {
    PersonBefore before = new PersonBefore(sentences, predication.phrases());
    return new Unnamed(predication)
        .pointing()
        .flatMap(p -> before.of(p.at(), p.gender(), cited, doubts))
        .map(nominal -> new Patient(nominal, List.of()));
  }

  private Optional<Pointing> pointing() {
    boolean fitting =
        trigger.rule().affected().contains(Sort.PERSON)
            && trigger.rule().governed().isEmpty()
            && !trigger.rule().counted()
            && (clause.type() == Clause.Type.MAIN || clause.type() == Clause.Type.SUBORDINATE)
            && phrases.nominalOver(trigger.first()).isEmpty();
    if (!fitting) {
      return Optional.empty();
    }
    return switch (trigger.voice()) {
      case ACTIVE -> object();
      case PARTICIPLE, SUBJECT -> subject();
      case NOUN -> Optional.empty();
    };
  }

  private Optional<Pointing> object() {
    boolean other = clauseTokens().stream().anyMatch(i -> words.does(i, Use.OTHERS));
    List<Pointing> found = new ArrayList<>();
    for (int i : clauseTokens()) {
      Gender gender = gender(i, Use.HIM, Use.HER).orElse(null);
      // Beside another auxiliary it is none: "ubili su je".
      if (words.does(i, Use.IS) && other) {
        gender = Gender.FEMININE;
      }
      if (gender != null) {
        found.add(new Pointing(i, gender));
      }
    }
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /** The gender of a pronoun of one person. */
  private Optional<Gender> gender(int i, Use masculine, Use feminine) {
    if (words.does(i, masculine)) {
      return Optional.of(Gender.MASCULINE);
    }
    return words.does(i, feminine) ? Optional.of(Gender.FEMININE) : Optional.empty();
  }

  private Optional<Pointing> subject() {
    Optional<Gender> gender = singular();
    boolean named =
        clause.nominals().stream()
            .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
            .anyMatch(n -> n.cases().isEmpty() || n.may(Reading.Case.NOMINATIVE));
    List<Integer> pronouns =
        clauseTokens().stream().filter(i -> gender(i, Use.HE, Use.SHE).isPresent()).toList();
    if (gender.isEmpty() || named || pronouns.size() > 1) {
      return Optional.empty();
    }
    if (pronouns.isEmpty()) {
      return Optional.of(new Pointing(trigger.first(), gender.get()));
    }
    int at = pronouns.getFirst();
    return Optional.of(new Pointing(at, gender.get()))
        .filter(p -> gender(at, Use.HE, Use.SHE).filter(g -> g == p.gender()).isPresent());
  }

  /** The gender of a predicate in the singular; none where it can be a plural or a neuter. */
  private Optional<Gender> singular() {
    boolean is = clauseTokens().stream().anyMatch(i -> words.does(i, Use.IS));
    boolean are = clauseTokens().stream().anyMatch(i -> words.does(i, Use.OTHERS));
    if (!is || are) {
      return Optional.empty();
    }
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    words.readings(trigger.first()).stream()
        .filter(
            r ->
                r.verbForm()
                    .filter(
                        f -> f == VerbForm.ACTIVE_PARTICIPLE || f == VerbForm.PASSIVE_PARTICIPLE)
                    .isPresent())
        .filter(r -> r.grammatical().isEmpty() || r.is(Reading.Case.NOMINATIVE))
        .filter(r -> r.number().filter(n -> n == Number.SINGULAR).isPresent())
        .forEach(r -> r.gender().ifPresent(genders::add));
    return genders.size() == 1
        ? genders.stream().filter(g -> g != Gender.NEUTER).findFirst()
        : Optional.empty();
  }

  private List<Integer> clauseTokens() {
    List<Integer> found = new ArrayList<>();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index() && words.token(i).isWord()) {
        found.add(i);
      }
    }
    return found;
  }
}
