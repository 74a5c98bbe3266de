package org.letopis.extract.modality;

import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Verbs and nouns that govern an event: planirati, sprečiti, pokušaj. */
final class Governors {

  /** Words of a dependent clause's governor stand at most so many tokens before it. */
  private static final int REACH = 9;

  /** What will be attempted has not been. */
  private static final Set<String> FUTURE = Set.of("future", "planned", "block");

  /** What a nearer word says does not undo that it is not told: "odbacuju tvrdnje da". */
  private static final Set<String> WEAKER = Set.of("attempted", "alleged");

  private static final Set<String> NOT_DONE = Set.of("future", "planned", "block", "attempted");

  private final LemmaPhrases<Hedge> adverbs;
  private final LemmaPhrases<Hedge> governors;
  private final Negations negations;
  private final ClauseWords clauseWords;
  private final Question<Clause, Optional<String>> ofClause = new Question<>(this::findOfClause);

  Governors(
      LemmaPhrases<Hedge> adverbs,
      LemmaPhrases<Hedge> governors,
      Negations negations,
      ClauseWords clauseWords) {
    this.clauseWords = clauseWords;
    this.adverbs = adverbs;
    this.governors = governors;
    this.negations = negations;
  }

  /** "pokušaj ubistva", "eventualni napad", "strah od napada": a noun or adjective governs it. */
  Optional<String> ofNoun(Phrases phrases, int trigger) {
    Optional<Nominal> over = phrases.nominalOver(trigger);
    if (over.isEmpty()) {
      return Optional.empty();
    }
    Words words = phrases.words();
    Nominal nominal = over.get();
    Optional<String> inside =
        IntStream.range(nominal.core(), trigger)
            .mapToObj(i -> governing(words, i))
            .flatMap(Optional::stream)
            .filter(h -> !h.onlyNegated() && h != Hedge.FACTIVE)
            .findFirst()
            .map(Hedge::effect);
    return inside.or(() -> ofNounBefore(phrases, nominal));
  }

  /** "pokušaj ubistva", "fond za pomoć poginulima": the noun before, or one before that one. */
  private Optional<String> ofNounBefore(Phrases phrases, Nominal nominal) {
    Optional<Nominal> before =
        phrases.nominals().stream().filter(n -> n.to() == nominal.from()).findFirst();
    if (before.isEmpty()) {
      return Optional.empty();
    }
    Optional<Hedge> hedge =
        governing(phrases.words(), before.get().head())
            .filter(h -> h != Hedge.FACTIVE)
            // "nisu nađeni dokazi o ubistvu": proof that there is none of.
            .filter(h -> !h.onlyNegated() || isNegated(phrases, phrases.clauseOf(nominal.head())));
    return hedge
        .map(Hedge::effect)
        .or(
            () ->
                before.get().isPrepositional()
                    ? ofNounBefore(phrases, before.get())
                    : Optional.empty());
  }

  private Optional<Hedge> governing(Words words, int i) {
    return isGerund(words, i)
        ? Optional.empty()
        : governors.at(words, i, words.size()).map(LemmaPhrases.Match::value);
  }

  /** "pozivajući se": accompanies the verb and governs no event. */
  private static boolean isGerund(Words words, int i) {
    return !words.isAdjective(i)
        && words.any(
            i,
            r ->
                r.partOfSpeech() == PartOfSpeech.ADVERB
                    && r.verbForm().filter(v -> v == VerbForm.OTHER).isPresent());
  }

  /** "sprečili su napad", "spremali su se za povratak", "planiraju obnoviti": a verb governs it. */
  Optional<String> ofObject(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    boolean infinitive = words.hasVerbForm(trigger, VerbForm.INFINITIVE);
    boolean object =
        words.any(trigger, r -> r.partOfSpeech() == PartOfSpeech.NOUN)
            && (trigger == phrases.sentence().from() || !words.token(trigger).isCapitalised())
            && phrases
                .nominalOver(trigger)
                .filter(n -> n.preposition().map(p -> isObject(n, p)).orElse(true))
                .isPresent();
    if (!infinitive && !object) {
      return Optional.empty();
    }
    for (int i = clause.from(); i < clause.to(); i++) {
      boolean verb =
          phrases.clauseOf(i).index() == clause.index() && phrases.nominalOver(i).isEmpty();
      Optional<Hedge> hedge =
          verb
              ? governing(words, i).filter(h -> !h.ofNounOnly() && h != Hedge.FACTIVE)
              : Optional.empty();
      if (hedge.isPresent()) {
        // "pozvala je supruga poginulog vozača": what tells who somebody is, is not planned.
        return effect(phrases, clause, hedge.get())
            .filter(e -> !FUTURE.contains(e) || e.equals("block") || !isOfPerson(phrases, trigger));
      }
    }
    return Optional.empty();
  }

  /** "govori o napadu", "odustaje od napada", "poziva na linč". */
  private static boolean isObject(Nominal nominal, Preposition preposition) {
    return preposition.means(Meaning.ABOUT)
        || preposition.words().equals("od")
        || preposition.words().equals("na")
            && nominal.may(Case.ACCUSATIVE)
            && !nominal.may(Case.LOCATIVE);
  }

  /** The verb or noun before a clause with "da"; a clause joined to such a clause has the same. */
  Optional<String> ofClause(Phrases phrases, Clause clause) {
    return phrases.ask(ofClause, clause);
  }

  private Optional<String> findOfClause(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    Optional<Integer> opener =
        clause.opener().filter(o -> clause.type() == Clause.Type.SUBORDINATE);
    if (opener.isEmpty()) {
      return joinedTo(phrases, clause).flatMap(c -> ofClause(phrases, c));
    }
    int first = phrases.sentence().from();
    if (opener.get() == first) {
      return Optional.empty();
    }
    Clause before = phrases.clauseOf(opener.get() - 1);
    Optional<Hedge> found = Optional.empty();
    for (int i = Math.max(first, opener.get() - REACH); i < opener.get(); i++) {
      if (phrases.clauseOf(i).index() != before.index() || Verbs.isAbbreviation(words, i)) {
        continue;
      }
      int limit = phrases.sentence().to();
      Optional<LemmaPhrases.Match<Hedge>> match = adverbs.at(words, i, limit);
      if (match.isEmpty() && !isGerund(words, i)) {
        match = governors.at(words, i, limit);
      }
      boolean kept = found.filter(h -> FUTURE.contains(h.effect())).isPresent();
      if (match
          .filter(m -> governs(phrases, m.from(), m.value()))
          .filter(m -> !(kept && WEAKER.contains(m.value().effect())))
          // "ako neko kaže da": a verb that counts only where it is negated changes nothing.
          .filter(m -> !m.value().onlyNegated() || isNotDone(phrases, before))
          .isPresent()) {
        found = match.map(LemmaPhrases.Match::value);
        i = Math.min(match.get().to(), opener.get()) - 1;
      }
    }
    // "planirali su napad kada je ubio": the clause is told for itself.
    boolean apart = clauseWords.is(words, opener.get(), "apart");
    // "nije utvrdio ko je ubio": that somebody did is taken for granted.
    boolean asked = clauseWords.is(words, opener.get(), "asks");
    Optional<String> effect =
        found
            .filter(h -> !apart || h.effect().equals("unknown"))
            .filter(h -> !asked || !h.onlyNegated())
            .flatMap(h -> effect(phrases, before, h));
    return found.isEmpty()
        ? firstThat(phrases, opener.get()).flatMap(c -> ofClause(phrases, c))
        : effect;
  }

  /** "isključuje da je podmetnut i da je spaljena": what governs the first governs the second. */
  private static Optional<Clause> firstThat(Phrases phrases, int opener) {
    Words words = phrases.words();
    int joint = opener - 1;
    if (!words.lower(opener).equals("da") || !words.does(joint, Use.COORDINATOR)) {
      return Optional.empty();
    }
    while (joint > phrases.sentence().from()
        && (words.does(joint, Use.COORDINATOR) || words.form(joint).equals(","))) {
      joint--;
    }
    return Optional.of(phrases.clauseOf(joint))
        .filter(c -> c.type() == Clause.Type.SUBORDINATE)
        .filter(c -> c.opener().filter(o -> words.lower(o).equals("da")).isPresent());
  }

  private static boolean governs(Phrases phrases, int i, Hedge hedge) {
    return !hedge.ofNounOnly() && (hedge.onlyNegated() || !isAttribute(phrases, i));
  }

  private static boolean isAttribute(Phrases phrases, int i) {
    return phrases.nominalOver(i).filter(n -> n.adjectives().contains(i)).isPresent();
  }

  private static boolean isOfPerson(Phrases phrases, int i) {
    return phrases
        .nominalOver(i)
        .filter(n -> n.all().anyMatch(part -> part.adjectives().contains(i)))
        .isPresent();
  }

  /** "da manipulišu Srbima i navedu ih": no auxiliary of its own, joined by a conjunction. */
  private static Optional<Clause> joinedTo(Phrases phrases, Clause clause) {
    if (clause.index() == 0 || clause.type() != Clause.Type.MAIN || clause.opener().isEmpty()) {
      return Optional.empty();
    }
    Clause before = phrases.clauses().get(clause.index() - 1);
    boolean auxiliary =
        IntStream.range(clause.from(), clause.to())
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .anyMatch(i -> Verbs.isAuxiliary(phrases.words(), i));
    return before.type() == Clause.Type.SUBORDINATE && !auxiliary
        ? Optional.of(before)
        : Optional.empty();
  }

  /** What was prevented happened where the preventing is negated. */
  private Optional<String> effect(Phrases phrases, Clause clause, Hedge hedge) {
    if (hedge.onlyNegated() && !isNotDone(phrases, clause)) {
      return Optional.empty();
    }
    boolean failed = hedge.prevented() && isNegated(phrases, clause);
    return failed ? Optional.empty() : Optional.of(hedge.effect());
  }

  /** "nije potvrdio", "odbio je da potvrdi", "želi da dokaže": it is not said to be done. */
  private boolean isNotDone(Phrases phrases, Clause clause) {
    return isNegated(phrases, clause)
        || ofClause(phrases, clause).filter(NOT_DONE::contains).isPresent();
  }

  /** "nije potvrdio", "nije mogao da potvrdi": the clause or the one that governs it is negated. */
  private boolean isNegated(Phrases phrases, Clause clause) {
    return negations.negates(phrases, clause)
        || clause.index() > 0
            && clause.type() == Clause.Type.SUBORDINATE
            && negations.negates(phrases, phrases.clauses().get(clause.index() - 1));
  }
}
