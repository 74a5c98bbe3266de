package org.letopis.extract.frame;

import java.util.List;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/** Finds by whom a trigger says that it was done. */
final class AffectedAgents {

  private static final String SENT = "Deployment";

  private AffectedAgents() {}

  /** "Kfor je uputio 120 vojnika": a force with a name of its own sends its own. */
  private static List<String> sender(Clause clause, Trigger trigger, Nominal sent) {
    return clause.nominals().stream()
        .filter(n -> n.sort() == Sort.ORGANIZATION && n.head() != sent.head())
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE) && !n.named().isEmpty())
        .filter(n -> n.to() <= trigger.first())
        .filter(n -> Character.isUpperCase(n.named().getFirst().label().charAt(0)))
        .flatMap(n -> n.allGroups().stream())
        .toList();
  }

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
    if (trigger.voice() == Voice.ACTIVE && draft.kind().equals(SENT) && draft.groups().isEmpty()) {
      draft.groups(sender(clause, trigger, nominal));
    }
    if (!trigger.rule().means().isEmpty()) {
      draft.agents(context.circumstances().givers(phrases, clause, trigger.rule().means()));
    }
  }
}
