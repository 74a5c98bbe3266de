package org.letopis.extract.argument;

import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;

/** Gives a figure without its noun the noun that it leaves out. */
final class Ellipsis {

  private final Phrases phrases;
  private final Trigger trigger;
  private final Fit fit;

  Ellipsis(Predication predication, Fit fit) {
    this.phrases = predication.phrases();
    this.trigger = predication.trigger();
    this.fit = fit;
  }

  static Nominal completed(Nominal nominal, Nominal before) {
    boolean left = nominal.sort() == Sort.ELLIPTIC && nominal.quantity().isPresent();
    if (!left) {
      return nominal;
    }
    Nominal full = nominal.completedBy(before);
    return nominal.unit().isPresent() ? full.withUnit(nominal.unit()) : full;
  }

  /** A figure without its noun: the noun follows in the list, or stood before. */
  Nominal restored(Nominal nominal) {
    boolean left =
        nominal.sort() == Sort.ELLIPTIC
            && nominal.quantity().isPresent()
            && nominal.unit().isEmpty()
            && trigger.rule().unit().isEmpty() | !nominal.adjectives().isEmpty();
    if (!left) {
      return nominal;
    }
    Optional<Nominal> behind =
        phrases.nominals().stream()
            .filter(n -> n.from() >= nominal.to() && !n.isPrepositional() && n.sort() != Sort.TIME)
            .findFirst()
            .filter(
                n ->
                    Links.between(phrases, nominal.to(), n.from())
                        || isOtherPredicate(nominal.to(), n.from()))
            .filter(n -> n.quantity().isPresent() && fit.allows(n));
    Optional<Nominal> before =
        phrases.nominals().stream()
            .filter(n -> n.to() <= nominal.from() && n.unit().isPresent() && fit.allows(n))
            .max(
                java.util.Comparator.comparing((Nominal n) -> n.quantity().isPresent())
                    .thenComparing(Nominal::from));
    return behind.or(() -> before).map(nominal::completedBy).orElse(nominal);
  }

  /** "spaljeno 58 i oštećeno 23 kuće": between the figures stands another participle. */
  private boolean isOtherPredicate(int from, int to) {
    Words words = phrases.words();
    return IntStream.range(from, to)
            .allMatch(
                i ->
                    words.form(i).equals(",")
                        || words.does(i, Use.COORDINATOR)
                        || words.isPassiveParticiple(i)
                        || Verbs.isClitic(words, i))
        && IntStream.range(from, to).anyMatch(words::isPassiveParticiple)
        && IntStream.range(from, to).anyMatch(i -> words.does(i, Use.COORDINATOR));
  }
}
