package org.letopis.extract.frame;

import java.util.List;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.speech.Attribution;

/**
 * What a sentence that opens a list says of all its items: "saopštilo je imena osmoro Srba ubijenih
 * u nasilju:" names the group, the doers and the day of every killing in the list.
 */
final class Heading {

  private Heading() {}

  /** Gives the items of attributed lists what the opening sentence says of all of them. */
  static void fill(Context context, List<Draft> drafts) {
    for (Attribution attribution : context.attributions()) {
      Phrases opening = context.sentences().get(context.words().sentenceOf(attribution.at()));
      if (!attribution.isTurn() && attribution.scope().to() > opening.sentence().to()) {
        drafts.stream()
            .filter(d -> isIn(opening, d) && d.isTotal())
            .forEach(total -> give(attribution, opening, total, drafts));
      }
    }
  }

  private static boolean isIn(Phrases opening, Draft draft) {
    return opening.sentence().from() <= draft.trigger()
        && draft.trigger() < opening.sentence().to();
  }

  private static void give(
      Attribution attribution, Phrases opening, Draft total, List<Draft> drafts) {
    for (Draft item : drafts) {
      boolean listed =
          attribution.scope().holds(item.trigger())
              && item.trigger() >= opening.sentence().to()
              && item.kind().equals(total.kind())
              && !item.persons().isEmpty();
      if (listed) {
        item.groups(total.groups());
        if (item.agents().isEmpty()) {
          item.agents(total.agents());
        }
        if (item.time().flatMap(TimeSpan::start).isEmpty()) {
          item.time(total.time());
        }
      }
    }
  }
}
