package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Blame;

/**
 * Accusations and denials that are no verb of accusing or denying: somebody says that others did
 * harm, or whose fault it is, or that somebody did not do it.
 */
final class Reports {

  private final SaidContent content;
  private final Map<Rule.Act, Blame> blames;

  /**
   * @param blames finds the deeds of each rule
   */
  Reports(SaidContent content, Map<Rule.Act, Blame> blames) {
    this.content = content;
    this.blames = blames;
  }

  /** "izjavio je da su Srbi naterali dečake", "kaže da njegovi ljudi nisu pucali". */
  List<Draft> read(Context context, Phrases phrases, Rule.Act rule) {
    List<Draft> found = new ArrayList<>();
    for (Attribution attribution : context.cited().saidIn(phrases.sentence().index())) {
      if (attribution.scope().from() < phrases.sentence().from()
          || attribution.scope().from() >= phrases.sentence().to()) {
        continue;
      }
      Clause said = phrases.clauseOf(attribution.scope().from());
      boolean governs = context.words().lower(attribution.scope().from()).equals("da");
      if (attribution.kind().equals(rule.head().kind()) && governs) {
        Optional<Draft> draft =
            rule.head().kind().equals("Denial")
                ? denied(context, phrases, rule, attribution, said)
                : accused(context, phrases, rule, attribution, said);
        draft.ifPresent(found::add);
      } else if (governs && rule.head().kind().equals("Denial")) {
        Alibis.of(phrases, said)
            .map(alibi -> alibi(context, phrases, rule, attribution, said, alibi))
            .ifPresent(found::add);
      } else if (attribution.frame().length() > 0) {
        remarked(context, phrases, rule, attribution).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Draft> accused(
      Context context, Phrases phrases, Rule.Act rule, Attribution attribution, Clause said) {
    return blames
        .get(rule)
        .in(phrases, said)
        .map(
            deed -> {
              Draft draft = draft(context, phrases, rule, attribution, said, deed.accused());
              return draft.modality(Modality.ALLEGED);
            });
  }

  private Draft draft(
      Context context,
      Phrases phrases,
      Rule.Act rule,
      Attribution attribution,
      Clause said,
      Nominal accused) {
    int verb = attribution.at();
    Draft draft =
        new Draft(rule.head(), ActFrame.start(phrases, verb), Math.max(verb + 1, said.to()));
    draft.agents(List.of(context.authorities().subject(phrases, accused)));
    draft.attributedTo(attribution.sources());
    content.fill(context, phrases, new Span(said.from(), said.to()), draft, Optional.of(accused));
    return draft.time(ActTime.of(phrases, verb));
  }

  /** "vojska tvrdi da nije pucala": of whom it is said, or else who says it. */
  private Optional<Draft> denied(
      Context context, Phrases phrases, Rule.Act rule, Attribution attribution, Clause said) {
    Optional<Blame.Refusal> refusal = blames.get(rule).refusal(phrases, said);
    return refusal.isEmpty() || context.words().hasLemma(attribution.at(), rule.nouns())
        ? Optional.empty()
        : Optional.of(denial(context, phrases, rule, attribution, said, refusal.get().subject()));
  }

  /** "tvrdi da te večeri nije bio u selu": of whom it is said, or else who says it. */
  private Draft alibi(
      Context context,
      Phrases phrases,
      Rule.Act rule,
      Attribution attribution,
      Clause said,
      Alibis.Alibi alibi) {
    return denial(context, phrases, rule, attribution, said, alibi.subject());
  }

  private Draft denial(
      Context context,
      Phrases phrases,
      Rule.Act rule,
      Attribution attribution,
      Clause said,
      Optional<Nominal> subject) {
    int verb = attribution.at();
    Draft draft =
        new Draft(rule.head(), ActFrame.start(phrases, verb), Math.max(verb + 1, said.to()));
    draft.agents(
        subject
            .map(n -> List.of(context.authorities().subject(phrases, n)))
            .orElse(attribution.sources()));
    draft.attributedTo(attribution.sources()).polarity(Polarity.DENIED);
    content.fill(context, phrases, new Span(said.from(), said.to()), draft, subject);
    return draft.time(ActTime.of(phrases, verb));
  }

  /** "za požar je kriva uprava, kažu radnici", "mi nismo pucali, kaže on". */
  private Optional<Draft> remarked(
      Context context, Phrases phrases, Rule.Act rule, Attribution attribution) {
    Span scope = attribution.scope();
    int end = Math.min(scope.to(), phrases.sentence().to());
    return IntStream.range(scope.from(), end)
        .filter(attribution::holdsAt)
        .mapToObj(phrases::clauseOf)
        .distinct()
        .filter(c -> c.type() != Clause.Type.RELATIVE)
        .flatMap(c -> remarked(context, phrases, rule, attribution, c).stream())
        .findFirst();
  }

  private Optional<Draft> remarked(
      Context context, Phrases phrases, Rule.Act rule, Attribution attribution, Clause clause) {
    Blame blame = blames.get(rule);
    if (rule.actor() == Rule.Actor.BLAMER) {
      return blame
          .in(phrases, clause)
          .map(d -> told(context, phrases, rule, clause, Optional.of(d.accused()), d.verb()))
          .map(d -> d.attributedTo(attribution.sources()).modality(Modality.ALLEGED));
    }
    return rule.head().kind().equals("Denial") && Alibis.isOwn(phrases, clause)
        ? blame
            .refusal(phrases, clause)
            .map(r -> told(context, phrases, rule, clause, r.subject(), r.verb()).alleges())
            .map(d -> d.attributedTo(attribution.sources()).polarity(Polarity.DENIED))
            .map(d -> d.agents().isEmpty() ? d.agents(attribution.sources()) : d)
        : Optional.empty();
  }

  private Draft told(
      Context context,
      Phrases phrases,
      Rule.Act rule,
      Clause clause,
      Optional<Nominal> who,
      int verb) {
    Draft draft = Absence.whole(rule.head(), phrases, clause);
    who.ifPresent(n -> draft.agents(List.of(context.authorities().subject(phrases, n))));
    content.fill(context, phrases, new Span(clause.from(), clause.to()), draft, who);
    return draft.time(ActTime.of(phrases, verb));
  }
}
