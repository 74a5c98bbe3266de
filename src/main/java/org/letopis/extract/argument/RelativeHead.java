package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the noun phrase that a relative pronoun stands for. */
final class RelativeHead {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;

  /** The genitive plural of the relative pronoun. */
  private static final String OF_WHOM = "kojih";

  private final Fit fit;

  RelativeHead(Predication predication, Fit fit) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
  }

  /** "kuće koje su zapalili", "dečaka, koji su se udavili". */
  List<Patient> antecedent(Case wanted) {
    if (clause.type() != Clause.Type.RELATIVE || clause.opener().isEmpty()) {
      return List.of();
    }
    int pronoun = clause.opener().get();
    boolean bare = pronoun == clause.from() || words.form(pronoun - 1).equals(",");
    if (bare && wanted == Case.NOMINATIVE && words.lower(pronoun).equals(OF_WHOM)) {
      return counted();
    }
    boolean inCase = words.cases(pronoun, r -> true).stream().anyMatch(c -> c == wanted);
    if (!bare || isOfPronoun() || !inCase || Relatives.isOfOwner(words, pronoun)) {
      return List.of();
    }
    List<Nominal> before =
        phrases.nominals().stream()
            .filter(n -> n.to() <= clause.from())
            .flatMap(Nominal::all)
            .filter(fit::allows)
            .filter(n -> agreesWithPronoun(n, pronoun))
            // "ocu petoro dece, koji je ubijen": the five of them are not.
            .filter(
                n ->
                    wanted != Case.NOMINATIVE
                        || n.quantity().isEmpty()
                        || Agreement.alone(phrases, n, trigger.first()))
            .toList();
    if (before.isEmpty()) {
      return List.of();
    }
    Nominal nearest = named(before.getLast());
    if (wanted == Case.NOMINATIVE && !NameGender.allows(words, nearest, trigger.first())) {
      // "Ana Savić, supruga Savića, koji je poginuo": not she.
      return List.of();
    }
    if (wanted != Case.NOMINATIVE || Agreement.antecedent(phrases, nearest, trigger.first())) {
      return List.of(new Patient(nearest, List.of()));
    }
    // "Jovan, zidar, i njegov brat, koji su poginuli": not one of them alone.
    return List.of();
  }

  /** "građani, a oni koji su bacali kamenice": the clause tells who "oni" are. */
  private boolean isOfPronoun() {
    int before = clause.from() - 1;
    while (before >= phrases.sentence().from() && words.form(before).equals(",")) {
      before--;
    }
    return before >= phrases.sentence().from()
        && phrases.nominalOver(before).isEmpty()
        && (words.does(before, Use.PERSONAL) || words.is(before, PartOfSpeech.PRONOUN));
  }

  /** "spasioci, kojih je na terenu oko 260": the figure stands in the relative clause. */
  private List<Patient> counted() {
    Optional<Nominal> figure =
        clause.nominals().stream()
            .filter(n -> n.sort() == Sort.ELLIPTIC && !n.isPrepositional())
            .filter(n -> n.quantity().filter(q -> !q.ordinalLike()).isPresent())
            .findFirst();
    return figure
        .flatMap(
            f ->
                clause
                    .antecedent()
                    .filter(a -> a.quantity().isEmpty() && fit.allows(a))
                    .map(a -> a.withCount(f.quantity(), a.unit())))
        .map(n -> List.of(new Patient(n, List.of())))
        .orElse(List.of());
  }

  /** "Petar Ilić (32), radnik, koji je poginuo": the name says who the worker is. */
  private Nominal named(Nominal nearest) {
    if (nearest.sort() != Sort.PEOPLE || !fit.allowsPersons()) {
      return nearest;
    }
    return phrases.nominals().stream()
        .filter(n -> n.sort() == Sort.PERSON && !n.isPrepositional() && n.to() < nearest.from())
        .filter(n -> Appositions.explains(words, nearest, n.to()))
        .filter(n -> isOnlyBracket(n.to(), nearest.from() - 1))
        .reduce((one, other) -> other)
        .orElse(nearest);
  }

  private boolean isOnlyBracket(int from, int to) {
    return from == to || words.form(from).equals("(") && words.form(to - 1).equals(")");
  }

  /** "Ramizu Kabašiju": the given name tells the gender, the surname is no word. */
  private boolean isStrange(Nominal nominal) {
    return nominal.sort() == Sort.PERSON
        && !words.any(nominal.head(), r -> r.gender().isPresent() && r.number().isPresent());
  }

  private boolean agreesWithPronoun(Nominal nominal, int pronoun) {
    boolean plural = nominal.quantity().isPresent() || nominal.collective();
    return words.any(
        pronoun,
        p ->
            IntStream.range(
                    isStrange(nominal) ? nominal.core() : nominal.head(), nominal.head() + 1)
                .anyMatch(
                    i ->
                        words.any(
                            i,
                            n ->
                                n.gender().equals(p.gender())
                                    && (plural || n.number().equals(p.number())))));
  }
}
