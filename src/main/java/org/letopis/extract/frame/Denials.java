package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Polarity;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.lexicon.Reading.Case;

/** Reads denials: who denies what, and who is said not to have done it. */
final class Denials {

  private static final int REACH = 150;

  private final SaidContent content;

  Denials(SaidContent content) {
    this.content = content;
  }

  List<Draft> read(Context context, Phrases phrases, Rule.Act rule, int verb) {
    if (ActFrame.isPassive(context.words(), verb, rule)) {
      return List.of();
    }
    Optional<Attribution> known =
        context.cited().saidIn(context.words().sentenceOf(verb)).stream()
            .filter(a -> a.at() == verb)
            .findFirst();
    List<Mentioned> deniers =
        known
            .map(Attribution::sources)
            .filter(s -> !s.isEmpty())
            .or(() -> Optional.of(context.speakers().subject(phrases, verb, false)))
            .filter(s -> !s.isEmpty())
            .orElseGet(() -> context.speakers().carried(phrases, verb));
    boolean unknown =
        hasOtherSubject(phrases, verb)
            && context.speakers().subject(phrases, verb, false).isEmpty();
    if (deniers.isEmpty() || unknown) {
      return List.of();
    }
    int start = ActFrame.start(phrases, verb);
    Draft draft = new Draft(rule.head(), start, verb + 1);
    draft.attributedTo(deniers).polarity(Polarity.DENIED);
    context
        .speakers()
        .subjectPhrase(phrases, verb, false)
        .ifPresent(n -> draft.widen(n.from(), n.to()));
    Optional<Span> said = known.map(Attribution::scope).filter(s -> s.length() > 0);
    if (said.isPresent()) {
      Span span = said.get();
      draft.widen(span.from(), Math.min(span.to(), phrases.sentence().to()));
      Optional<Nominal> agent = content.agent(phrases, span);
      agent.ifPresent(
          n ->
              draft.agents(
                  List.of(
                      n.isPrepositional()
                          ? context.authorities().oblique(phrases, n)
                          : context.authorities().subject(phrases, n))));
      content.fill(context, phrases, span, draft, agent);
    } else {
      draft.pointsBack();
      ActFrame.noun(phrases, rule, verb).ifPresent(n -> draft.widen(n.from(), n.to()));
    }
    draft.time(ActTime.of(phrases, verb));
    return List.of(context.attribute(draft, phrases, verb));
  }

  private static boolean isEventBetween(Draft accusation, Draft told, Draft denial) {
    return told != accusation
        && told != denial
        && told.takesPlace()
        && told.trigger() >= accusation.to()
        && told.trigger() < denial.from();
  }

  /** "bolnica je to demantovala": somebody else than who spoke before, though no known body. */
  private static boolean hasOtherSubject(Phrases phrases, int verb) {
    return phrases.clauseOf(verb).nominals().stream()
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
        .filter(n -> n.sort() == Sort.THING || n.sort() == Sort.SITE)
        .anyMatch(n -> Agreement.allows(phrases, n, verb));
  }

  /** "on je to demantovao": those whom the accusation before it accuses. */
  static void resolve(List<Draft> drafts) {
    List<Draft> accusations =
        new ArrayList<>(drafts.stream().filter(d -> d.kind().equals("Accusation")).toList());
    accusations.sort(Comparator.comparingInt(d -> -d.from()));
    for (Draft draft : drafts) {
      if (draft.isPointingBack() && draft.agents().isEmpty()) {
        accusations.stream()
            .filter(a -> a.to() <= draft.from() && draft.from() - a.to() < REACH)
            .findFirst()
            // What is told in between may be what is denied.
            .filter(a -> drafts.stream().noneMatch(d -> isEventBetween(a, d, draft)))
            .ifPresent(a -> draft.agents(a.agents()));
      }
    }
  }
}
