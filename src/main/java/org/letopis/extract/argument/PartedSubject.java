package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * A subject that a participle between commas parts from its verb: "crkva, sagrađena 1884, zapaljena
 * je", "manastir, spaljen u ratu, obnovljen je".
 */
final class PartedSubject {

  private final Phrases phrases;
  private final Words words;
  private final Trigger trigger;
  private final Clause clause;

  PartedSubject(Predication predication) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.trigger = predication.trigger();
    this.clause = predication.clause();
  }

  /** The noun before the participle, where the verb's own clause has no subject. */
  Optional<Nominal> find() {
    boolean behindComma =
        clause.type() == Clause.Type.MAIN
            && clause.index() > 0
            && words.form(clause.from()).equals(",");
    return behindComma && !hasOwnSubject()
        ? phrases.clauses().stream()
            .filter(c -> c.index() == clause.index() - 1 && c.to() == clause.from())
            .findFirst()
            .flatMap(this::before)
        : Optional.empty();
  }

  private boolean hasOwnSubject() {
    return clause.nominals().stream()
        .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
        .filter(n -> n.may(Case.NOMINATIVE) || n.quantity().isPresent())
        // "zapaljena je te noći": what does not agree with the verb only says when.
        .anyMatch(n -> Agreement.alone(phrases, n, trigger.first()));
  }

  /** The only noun before a comma and a participle, in a clause that has no other predicate. */
  private Optional<Nominal> before(Clause parted) {
    List<Nominal> heads =
        parted.nominals().stream()
            .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
            .filter(n -> isParticipleBehind(n))
            .toList();
    if (heads.size() != 1) {
      return Optional.empty();
    }
    Nominal head = heads.getFirst();
    boolean first =
        parted.nominals().stream()
            .filter(n -> n.to() <= head.from() && !n.isPrepositional())
            .allMatch(n -> n.sort() == Sort.TIME);
    boolean verbless =
        IntStream.range(parted.from(), parted.to())
            .filter(i -> phrases.clauseOf(i).index() == parted.index())
            .filter(i -> phrases.nominalOver(i).isEmpty() && i != head.to() + 1)
            .noneMatch(i -> Verbs.isPredicate(words, i) || words.isPassiveParticiple(i));
    return first && verbless && Agreement.alone(phrases, head, trigger.first())
        ? Optional.of(head)
        : Optional.empty();
  }

  private boolean isParticipleBehind(Nominal nominal) {
    int participle = nominal.to() + 1;
    return (nominal.may(Case.NOMINATIVE) || nominal.quantity().isPresent())
        && participle < clause.from()
        && words.form(nominal.to()).equals(",")
        && words.isPassiveParticiple(participle);
  }
}
