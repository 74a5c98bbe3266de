package org.letopis.extract.modality;

import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Verbs and nouns that govern an event: planirati, sprečiti, pokušaj. */
final class Governors {

  /** Words of a dependent clause's governor stand at most so many tokens before it. */
  private static final int REACH = 9;

  private final LemmaPhrases<Hedge> adverbs;
  private final LemmaPhrases<Hedge> governors;
  private final Negations negations;

  Governors(LemmaPhrases<Hedge> adverbs, LemmaPhrases<Hedge> governors, Negations negations) {
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
            .findFirst()
            .map(Hedge::effect);
    return inside.or(() -> ofNounBefore(phrases, nominal));
  }

  private Optional<String> ofNounBefore(Phrases phrases, Nominal nominal) {
    return phrases.nominals().stream()
        .filter(n -> n.to() == nominal.from())
        .map(n -> governing(phrases.words(), n.head()))
        .flatMap(Optional::stream)
        .findFirst()
        .map(Hedge::effect);
  }

  private Optional<Hedge> governing(Words words, int i) {
    return isGerund(words, i)
        ? Optional.empty()
        : governors.at(words, i, words.size()).map(LemmaPhrases.Match::value);
  }

  /** "pozivajući se": accompanies the verb and governs no event. */
  private static boolean isGerund(Words words, int i) {
    return words.any(
        i,
        r ->
            r.partOfSpeech() == PartOfSpeech.ADVERB
                && r.verbForm().filter(v -> v == VerbForm.OTHER).isPresent());
  }

  /** "sprečili su napad", "spremali su se za povratak", "planiraju obnoviti": a verb governs it. */
  Optional<String> ofObject(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    boolean infinitive =
        words.any(trigger, r -> r.verbForm().filter(v -> v == VerbForm.INFINITIVE).isPresent());
    boolean object =
        words.any(trigger, r -> r.partOfSpeech() == PartOfSpeech.NOUN)
            && (trigger == phrases.sentence().from() || !words.token(trigger).isCapitalised())
            && phrases
                .nominalOver(trigger)
                .filter(
                    n -> n.preposition().map(p -> isObject(p.words(), p.meaning())).orElse(true))
                .isPresent();
    if (!infinitive && !object) {
      return Optional.empty();
    }
    for (int i = clause.from(); i < clause.to(); i++) {
      boolean verb =
          phrases.clauseOf(i).index() == clause.index() && phrases.nominalOver(i).isEmpty();
      Optional<Hedge> hedge = verb ? governing(words, i) : Optional.empty();
      if (hedge.isPresent()) {
        return effect(phrases, clause, hedge.get());
      }
    }
    return Optional.empty();
  }

  private static boolean isObject(String preposition, Meaning meaning) {
    return meaning == Meaning.ABOUT || preposition.equals("od");
  }

  /** The verb or noun before a clause with "da"; a clause joined to such a clause has the same. */
  Optional<String> ofClause(Phrases phrases, Clause clause) {
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
      if (phrases.clauseOf(i).index() != before.index() || isAttribute(phrases, i)) {
        continue;
      }
      int limit = phrases.sentence().to();
      Optional<LemmaPhrases.Match<Hedge>> match = adverbs.at(words, i, limit);
      if (match.isEmpty() && !isGerund(words, i)) {
        match = governors.at(words, i, limit);
      }
      if (match.isPresent()) {
        found = match.map(LemmaPhrases.Match::value);
        i = Math.min(match.get().to(), opener.get()) - 1;
      }
    }
    return found.flatMap(h -> effect(phrases, before, h));
  }

  private static boolean isAttribute(Phrases phrases, int i) {
    return phrases.nominalOver(i).filter(n -> n.adjectives().contains(i)).isPresent();
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
    boolean failed =
        hedge.prevented()
            && (negations.negates(phrases, clause)
                || clause.index() > 0
                    && clause.type() == Clause.Type.SUBORDINATE
                    && negations.negates(phrases, phrases.clauses().get(clause.index() - 1)));
    return failed ? Optional.empty() : Optional.of(hedge.effect());
  }
}
