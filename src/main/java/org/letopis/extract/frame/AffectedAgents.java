package org.letopis.extract.frame;

import java.util.List;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/** Finds by whom a trigger says that it was done. */
final class AffectedAgents {

  private AffectedAgents() {}

  static void fill(
      Context context,
      Phrases phrases,
      Trigger trigger,
      Clause clause,
      Nominal nominal,
      Draft draft) {
    if (trigger.rule().acts()) {
      if (!draft.hasCount()) {
        draft.agents(List.of(context.naming().name(phrases.words(), nominal.bare())));
      }
      return;
    }
    boolean byDoing =
        trigger.voice() == Voice.NOUN
            && phrases
                .nominalOver(trigger.first())
                .filter(
                    n ->
                        n.preposition().isEmpty()
                            && n.may(Case.INSTRUMENTAL)
                            && n.head() == trigger.first())
                .isPresent();
    if (trigger.voice() == Voice.ACTIVE && !trigger.rule().agentless() || byDoing) {
      List<Mentioned> subject =
          context.circumstances().subject(phrases, clause, nominal, trigger.first());
      draft.agents(
          subject.stream()
              .filter(s -> draft.persons().stream().noneMatch(p -> p.label().equals(s.label())))
              .filter(
                  s ->
                      !s.label()
                          .equals(context.naming().name(phrases.words(), nominal.bare()).label()))
              .toList());
    }
    draft.agents(context.circumstances().agents(phrases, clause, trigger.first()));
    if (!trigger.rule().means().isEmpty()) {
      draft.agents(context.circumstances().givers(phrases, clause, trigger.rule().means()));
    }
  }
}
