package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.rule.Rule;

/** Reads tolls told as a number: "broj poginulih je dostigao 34". */
final class TallyFrame {

  /** The unit of people of whom no more is said. */
  private static final String GENERAL = "person";

  private final List<Rule.Tally> rules;

  /** Of all rules: most phrases have none of them. */
  private final Set<String> nouns = new HashSet<>();

  TallyFrame(List<Rule.Tally> rules) {
    this.rules = List.copyOf(rules);
    rules.forEach(rule -> nouns.addAll(rule.nouns()));
  }

  List<Draft> read(Context context, Phrases phrases) {
    if (phrases.nominals().stream().noneMatch(n -> context.words().hasLemma(n.head(), nouns))) {
      return List.of();
    }
    List<Draft> found = new ArrayList<>();
    for (Rule.Tally rule : rules) {
      for (Nominal nominal : phrases.nominals()) {
        read(context, phrases, rule, nominal).ifPresent(found::add);
      }
    }
    return found;
  }

  private static Optional<Draft> read(
      Context context, Phrases phrases, Rule.Tally rule, Nominal nominal) {
    if (!context.words().hasLemma(nominal.head(), rule.nouns())) {
      return Optional.empty();
    }
    Optional<Nominal> counted =
        Stream.concat(nominal.complements().stream(), behind(phrases, nominal))
            .filter(c -> isCounted(context, rule, c))
            .findFirst();
    boolean told = counted.isPresent() || context.words().hasLemma(nominal.to(), rule.of());
    if (!told || context.hedges().blocks(phrases, nominal.head(), rule.head())) {
      return Optional.empty();
    }
    Clause clause = phrases.clauseOf(nominal.head());
    return clause.nominals().stream()
        .filter(n -> n.from() >= nominal.to() && n.sort() == Sort.ELLIPTIC)
        .filter(n -> !isOldOrChange(n) && !context.words().does(n.from() - 1, Use.NEGATION))
        .filter(n -> n.quantity().filter(q -> !q.ordinalLike()).isPresent())
        .findFirst()
        .map(n -> draft(context, phrases, rule, nominal, counted, n));
  }

  /** "porastao je sa 12 na 14", "porastao je za dva": the old number, and by how many. */
  private static boolean isOldOrChange(Nominal number) {
    return number
        .preposition()
        .filter(p -> p.means(Meaning.WITH) || p.means(Meaning.FROM) || p.means(Meaning.ABOUT))
        .isPresent();
  }

  /** "broj poginulih": a participle alone is a phrase of its own. */
  private static Stream<Nominal> behind(Phrases phrases, Nominal toll) {
    return phrases.clauseOf(toll.head()).nominals().stream()
        .filter(n -> n.from() == toll.to() && !n.isPrepositional());
  }

  private static boolean isCounted(Context context, Rule.Tally rule, Nominal nominal) {
    return context.words().hasLemma(nominal.head(), rule.of())
        || nominal.adjectives().stream().anyMatch(a -> context.words().hasLemma(a, rule.of()));
  }

  private static Draft draft(
      Context context,
      Phrases phrases,
      Rule.Tally rule,
      Nominal toll,
      Optional<Nominal> counted,
      Nominal number) {
    Draft draft = new Draft(rule.head(), toll.core(), number.to());
    draft.anchor(number.head()).trigger(toll.head(), true);
    draft.count(number.quantity().map(q -> q.count()));
    Optional<String> own = counted.flatMap(Nominal::unit).filter(u -> !u.equals(GENERAL));
    draft.unit(own.or(() -> Optional.of(rule.unit())));
    counted.ifPresent(c -> draft.groups(c.allGroups()));
    return context.complete(draft, phrases, toll.head());
  }
}
