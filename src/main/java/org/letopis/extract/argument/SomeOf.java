package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/** A figure with the whole that it is a part of behind it: "srušen je jedan od mostova". */
final class SomeOf {

  private static final Set<String> OF = Set.of("od");

  private final Phrases phrases;
  private final Trigger trigger;
  private final Clause clause;
  private final Fit fit;

  SomeOf(Predication predication, Fit fit) {
    this.phrases = predication.phrases();
    this.trigger = predication.trigger();
    this.clause = predication.clause();
    this.fit = fit;
  }

  /** So many of what the rule is about, where the clause tells so of them. */
  List<Patient> find() {
    // "jedan od advokata ubijenih": the word in another case tells of others.
    boolean told =
        trigger.voice() == Voice.SUBJECT
            || trigger.voice() == Voice.PARTICIPLE
                && phrases.words().any(trigger.first(), r -> r.is(Case.NOMINATIVE));
    if (!told) {
      return List.of();
    }
    List<Nominal> all = clause.nominals();
    for (int k = 0; k + 1 < all.size(); k++) {
      Optional<Nominal> some = some(all.get(k), all.get(k + 1));
      if (some.isPresent()) {
        return List.of(new Patient(some.get(), Attachments.to(phrases, clause, some.get())));
      }
    }
    return List.of();
  }

  private Optional<Nominal> some(Nominal figure, Nominal whole) {
    boolean counts =
        figure.sort() == Sort.ELLIPTIC
            && !figure.isPrepositional()
            && figure.may(Case.NOMINATIVE)
            && figure.quantity().filter(q -> !q.ordinalLike()).isPresent()
            && !figure.adjectives().contains(trigger.first());
    boolean among =
        whole.from() == figure.to()
            && whole.preposition().filter(p -> OF.contains(p.words())).isPresent()
            && whole.quantity().isEmpty()
            && (whole.sort() == Sort.THING || whole.sort() == Sort.PEOPLE)
            && fit.allows(whole);
    return counts && among
        ? Optional.of(
            whole
                .behind(figure.from())
                .withCount(figure.quantity(), whole.unit())
                .in(Case.NOMINATIVE))
        : Optional.empty();
  }
}
