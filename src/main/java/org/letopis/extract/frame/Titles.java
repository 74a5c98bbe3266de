package org.letopis.extract.frame;

import java.util.List;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;

/** Headings that only say what stands below them: "UNIŠTENI OBJEKTI", "Neredi u Obiliću 2006". */
final class Titles {

  /** No heading has more tokens. */
  private static final int LONGEST = 12;

  private static final String EVENT = "Unrest";

  private Titles() {}

  /** The claims of a sentence without those for which a heading is no evidence. */
  static List<Draft> without(List<Phrases> sentences, Phrases phrases, List<Draft> drafts) {
    if (drafts.isEmpty() || !isHeading(sentences, phrases)) {
      return drafts;
    }
    boolean first = phrases.sentence().paragraph() == 0;
    return drafts.stream().filter(d -> !isAnnouncement(d, first)).toList();
  }

  /** Nobody and nothing in particular; of a title's event the text itself tells. */
  private static boolean isAnnouncement(Draft draft, boolean title) {
    boolean particular = draft.hasCount() || !draft.persons().isEmpty() || !draft.sites().isEmpty();
    boolean event = title && draft.kind().equals(EVENT);
    return draft.takesPlace() && !particular && (event || draft.places().isEmpty());
  }

  private static boolean isHeading(List<Phrases> sentences, Phrases phrases) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    int to = phrases.sentence().to();
    boolean alone =
        isOther(sentences, phrases, phrases.sentence().index() - 1)
            && isOther(sentences, phrases, phrases.sentence().index() + 1);
    boolean open =
        words.token(to - 1).isWord()
            || words.token(to - 1).isNumber()
            || to - from > 1 && words.form(to - 1).equals(".") && words.token(to - 2).isNumber();
    return alone
        && open
        && to - from <= LONGEST
        && sentences.size() > 1
        && IntStream.range(from, to)
            .noneMatch(i -> phrases.nominalOver(i).isEmpty() && Verbs.isPredicate(words, i));
  }

  private static boolean isOther(List<Phrases> sentences, Phrases phrases, int index) {
    return index < 0
        || index >= sentences.size()
        || sentences.get(index).sentence().paragraph() != phrases.sentence().paragraph();
  }
}
