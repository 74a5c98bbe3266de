package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Blame;

/** Accusations that are no verb of accusing: somebody says that others did harm. */
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

  /** "izjavio je da su Srbi naterali dečake": he says that they did harm. */
  List<Draft> read(Context context, Phrases phrases, Rule.Act rule) {
    List<Draft> found = new ArrayList<>();
    Blame blame = blames.get(rule);
    for (Attribution attribution : context.cited().saidIn(phrases.sentence().index())) {
      int verb = attribution.at();
      if (!attribution.kind().equals("Accusation")
          || attribution.scope().from() < phrases.sentence().from()
          || attribution.scope().from() >= phrases.sentence().to()) {
        continue;
      }
      Clause said = phrases.clauseOf(attribution.scope().from());
      Optional<Blame.Deed> deed = blame.in(phrases, said);
      if (deed.isEmpty() || !context.words().lower(attribution.scope().from()).equals("da")) {
        continue;
      }
      Nominal accused = deed.get().accused();
      Draft draft =
          new Draft(rule.head(), ActFrame.start(phrases, verb), Math.max(verb + 1, said.to()));
      draft.agents(List.of(context.authorities().subject(phrases, accused)));
      draft.attributedTo(attribution.sources()).modality(Modality.ALLEGED);
      content.fill(context, phrases, new Span(said.from(), said.to()), draft, Optional.of(accused));
      draft.time(ActTime.of(phrases, verb));
      found.add(draft);
    }
    return found;
  }
}
