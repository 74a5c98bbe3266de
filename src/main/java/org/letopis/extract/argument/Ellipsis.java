package org.letopis.extract.argument;

import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;

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
            .filter(n -> n.from() >= nominal.to() && !n.isPrepositional())
            .findFirst()
            .filter(n -> Links.between(phrases, nominal.to(), n.from()))
            .filter(n -> n.quantity().isPresent() && fit.allows(n));
    Optional<Nominal> before =
        phrases.nominals().stream()
            .filter(n -> n.to() <= nominal.from() && n.unit().isPresent() && fit.allows(n))
            .max(
                java.util.Comparator.comparing((Nominal n) -> n.quantity().isPresent())
                    .thenComparing(Nominal::from));
    return behind.or(() -> before).map(nominal::completedBy).orElse(nominal);
  }
}
