package org.letopis.extract.modality;

import java.util.Optional;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Phrases;

/** Phrases none of whose words tells an event: "mrtav umoran", "politički mrtav". */
final class FiguresOfSpeech {

  /** Words of the longest phrase in figures-of-speech.tsv. */
  private static final int LONGEST = 4;

  private FiguresOfSpeech() {}

  /** Whether with the words beside it the trigger has another sense. */
  static boolean cover(LemmaPhrases<Boolean> figures, Phrases phrases, int trigger) {
    int first = Math.max(phrases.sentence().from(), trigger - LONGEST + 1);
    for (int i = first; i <= trigger; i++) {
      Optional<LemmaPhrases.Match<Boolean>> match =
          figures.at(phrases.words(), i, phrases.sentence().to());
      if (match.isPresent() && match.get().to() > trigger) {
        return true;
      }
    }
    return false;
  }
}
