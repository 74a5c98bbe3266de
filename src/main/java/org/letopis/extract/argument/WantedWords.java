package org.letopis.extract.argument;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;

/**
 * The words that rules want beside their triggers, or do not want: one walk over a sentence tells
 * for all rules and clauses which stand there. Rules are numbered in their order.
 */
final class WantedWords {

  private final Map<String, Wishes> byLemma = new HashMap<>();
  private final BitSet withBeside = new BitSet();
  private final BitSet withBesides = new BitSet();

  /** Which rules name a word as one of theirs; or, of a clause, which rules have one of theirs. */
  private record Wishes(BitSet beside, BitSet around, BitSet besides, BitSet apart) {

    Wishes() {
      this(new BitSet(), new BitSet(), new BitSet(), new BitSet());
    }

    void add(Wishes other) {
      beside.or(other.beside);
      around.or(other.around);
      besides.or(other.besides);
      apart.or(other.apart);
    }
  }

  WantedWords(List<Rule.Affected> rules) {
    for (int k = 0; k < rules.size(); k++) {
      Rule.Affected rule = rules.get(k);
      int number = k;
      withBeside.set(k, !rule.beside().isEmpty());
      withBesides.set(k, !rule.besides().isEmpty());
      each(rule.beside(), w -> w.beside().set(number));
      each(rule.around(), w -> w.around().set(number));
      each(rule.besides(), w -> w.besides().set(number));
      each(rule.apart(), w -> w.apart().set(number));
    }
  }

  private void each(Set<String> lemmas, Consumer<Wishes> mark) {
    lemmas.forEach(lemma -> mark.accept(byLemma.computeIfAbsent(lemma, l -> new Wishes())));
  }

  /** What stands in the clauses of a sentence. */
  Standing in(Phrases phrases) {
    return new Standing(phrases);
  }

  /** The rules whose words stand in the clauses of one sentence. */
  final class Standing {

    private final Wishes[] ofClause;
    private final BitSet around = new BitSet();
    private final Phrases phrases;

    private Standing(Phrases phrases) {
      this.phrases = phrases;
      Words words = phrases.words();
      ofClause = new Wishes[phrases.clauses().size()];
      for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
        for (int k = 0; k < words.lemmaCount(i); k++) {
          Wishes wishes = byLemma.get(words.lemma(i, k));
          if (wishes != null && !WordsBeside.isOnlyPreposition(phrases, i)) {
            int clause = phrases.clauseOf(i).index();
            if (ofClause[clause] == null) {
              ofClause[clause] = new Wishes();
            }
            ofClause[clause].add(wishes);
            around.or(wishes.around());
          }
        }
      }
    }

    /**
     * Whether what a rule wants stands in the clause, and nothing that it does not want.
     *
     * @param trigger the rule's own word
     */
    boolean pleases(int rule, Clause clause, int trigger) {
      Wishes standing = ofClause[clause.index()];
      boolean beside =
          !withBeside.get(rule)
              || standing != null && standing.beside().get(rule)
              || around.get(rule);
      return beside
          && (!withBesides.get(rule) || standing != null && standing.besides().get(rule))
          && (standing == null || !standing.apart().get(rule))
          && purpose(clause, trigger).filter(p -> p.apart().get(rule)).isEmpty();
    }

    /** "otišli su u planine da beru borovnice": what stands in the clause that says what for. */
    private Optional<Wishes> purpose(Clause clause, int trigger) {
      int next = clause.index() + 1;
      return next < ofClause.length
              && ofClause[next] != null
              && isPurpose(trigger, clause, phrases.clauses().get(next))
          ? Optional.of(ofClause[next])
          : Optional.empty();
    }

    /** Not ", da" and "i procenjuje da", which tell of something else. */
    private boolean isJoinedThat(int trigger, int opener) {
      Words words = phrases.words();
      return words.lower(opener).equals("da")
          && words.token(opener - 1).isWord()
          && !words.does(opener - 1, FunctionWords.Use.COORDINATOR)
          && IntStream.range(trigger + 1, opener)
              .filter(i -> phrases.nominalOver(i).isEmpty() && !Verbs.isAuxiliary(words, i))
              .noneMatch(i -> Verbs.isPredicate(words, i));
    }

    private boolean isPurpose(int trigger, Clause before, Clause clause) {
      return clause.type() == Clause.Type.SUBORDINATE
          && clause.from() >= before.to()
          && clause.opener().filter(o -> isJoinedThat(trigger, o)).isPresent();
    }
  }
}
