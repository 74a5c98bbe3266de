package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * The words that say that their subject did harm: verbs and phrases ("stajati po strana"), an
 * adjective that is a predicate ("kriv"), words of which one more must stand in the clause
 * ("organizovati + napad | nered"), verbs that say it where they are negated ("ne + reagovati"),
 * and words that say that it was not done ("da + nevin").
 */
final class DeedWords {

  private static final String AND = " + ";
  private static final String NOT = "ne" + AND;
  private static final String INNOCENT = "da" + AND;

  /**
   * What an entry wants beside its words.
   *
   * @param negated whether it says so only where it is negated
   * @param innocent whether it says of itself that no harm was done
   * @param beside sets of lemmas, of each of which one must stand in the clause
   */
  private record Want(boolean negated, boolean innocent, List<Set<String>> beside) {}

  private final LemmaPhrases<List<Want>> words = new LemmaPhrases<>();

  DeedWords(Set<String> entries) {
    Map<String, List<Want>> wants = new TreeMap<>();
    for (String entry : entries) {
      boolean negated = entry.startsWith(NOT);
      boolean innocent = entry.startsWith(INNOCENT);
      String rest = negated || innocent ? entry.substring(NOT.length()) : entry;
      List<String> parts = List.of(rest.split(Pattern.quote(AND)));
      List<Set<String>> beside =
          parts.stream().skip(1).map(part -> Set.of(part.strip().split(" *[|] *"))).toList();
      String phrase = parts.getFirst();
      wants
          .computeIfAbsent(phrase, p -> new ArrayList<>())
          .add(new Want(negated, innocent, beside));
    }
    wants.forEach(words::add);
  }

  /** Whether the word at the token, in its clause, tells of a deed. */
  boolean tells(Phrases phrases, Clause clause, int i) {
    return words
        .at(phrases.words(), i, phrases.sentence().to())
        .filter(m -> isPredicate(phrases, clause, i))
        .filter(m -> m.value().stream().anyMatch(w -> pleases(phrases, clause, i, w)))
        .isPresent();
  }

  /** Whether it denies a deed: "nisu zapalili", "nevin je". */
  boolean refuses(Phrases phrases, Clause clause, int i) {
    boolean negated = isNegated(phrases, clause, i);
    return words
        .at(phrases.words(), i, phrases.sentence().to())
        .filter(m -> isPredicate(phrases, clause, i))
        .filter(
            m ->
                m.value().stream()
                    .filter(w -> !w.negated() && stands(phrases, clause, w.beside()))
                    .anyMatch(w -> w.innocent() || negated))
        .isPresent();
  }

  private static boolean pleases(Phrases phrases, Clause clause, int i, Want want) {
    return !want.innocent()
        && want.negated() == isNegated(phrases, clause, i)
        && stands(phrases, clause, want.beside());
  }

  private static boolean stands(Phrases phrases, Clause clause, List<Set<String>> beside) {
    return beside.stream()
        .allMatch(
            wanted ->
                IntStream.range(clause.from(), clause.to())
                    .filter(k -> phrases.clauseOf(k).index() == clause.index())
                    .anyMatch(k -> phrases.words().hasLemma(k, wanted)));
  }

  private static boolean isNegated(Phrases phrases, Clause clause, int i) {
    return IntStream.range(clause.from(), i + 1)
        .filter(k -> phrases.clauseOf(k).index() == clause.index())
        .anyMatch(k -> Verbs.isNegation(phrases.words(), k));
  }

  private static boolean isPredicate(Phrases phrases, Clause clause, int i) {
    Words words = phrases.words();
    return isVerb(phrases, i)
        || words.is(i, PartOfSpeech.ADJECTIVE)
            && !words.isPassiveParticiple(i)
            && phrases
                .nominalOver(i)
                .filter(n -> n.to() > i + 1 && (n.isPrepositional() || n.core() != i))
                .isEmpty()
            && IntStream.range(clause.from(), clause.to())
                .filter(k -> phrases.clauseOf(k).index() == clause.index())
                .anyMatch(k -> Verbs.isAuxiliary(words, k))
            && IntStream.range(clause.from(), clause.to())
                .filter(k -> phrases.clauseOf(k).index() == clause.index())
                .noneMatch(
                    k ->
                        words.hasVerbForm(k, VerbForm.ACTIVE_PARTICIPLE)
                            && !words.isNoun(k)
                            && !words.does(k, Use.BEING));
  }

  /** A verb, and no noun that looks like one: "iza napada". */
  private static boolean isVerb(Phrases phrases, int i) {
    boolean inside =
        phrases
            .nominalOver(i)
            .filter(n -> n.isPrepositional() || n.to() - n.from() > 1)
            .isPresent();
    return phrases
        .words()
        .any(
            i,
            r ->
                r.partOfSpeech() == PartOfSpeech.VERB
                    && r.verbForm()
                        .filter(
                            v ->
                                v == VerbForm.ACTIVE_PARTICIPLE || v == VerbForm.PRESENT && !inside)
                        .isPresent());
  }
}
