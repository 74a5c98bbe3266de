package org.letopis.extract.speech;

import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/** Lists that a sentence opens and the paragraphs behind it go on with. */
final class Lists {

  private static final Set<String> BULLETS = Set.of("-", "–", "—", "•", "*");

  private final List<Phrases> sentences;
  private final SpeechLexicon lexicon;

  Lists(List<Phrases> sentences, SpeechLexicon lexicon) {
    this.sentences = sentences;
    this.lexicon = lexicon;
  }

  /** The index after the list that a sentence opens, or after the sentence where it opens none. */
  int end(Phrases opener, int verb) {
    Words words = opener.words();
    int end = opener.sentence().to();
    boolean colon = words.form(end - 1).equals(":");
    boolean announced =
        opener.clauseOf(verb).nominals().stream().anyMatch(n -> announces(words, n));
    if (!colon && !announced) {
      return end;
    }
    int paragraph = opener.sentence().paragraph();
    for (int i = opener.sentence().index() + 1; i < sentences.size(); i++) {
      Phrases next = sentences.get(i);
      if (next.sentence().paragraph() != paragraph) {
        if (!isItem(next, colon)) {
          return end;
        }
        end = next.sentence().to();
      }
    }
    return end;
  }

  private boolean announces(Words words, Nominal nominal) {
    return nominal.all().anyMatch(n -> lexicon.announcesList(words, n.head()));
  }

  /** An item names a person, or is marked as one. */
  private static boolean isItem(Phrases phrases, boolean colon) {
    Words words = phrases.words();
    int first = phrases.sentence().from();
    boolean marked = BULLETS.contains(words.form(first));
    boolean named =
        phrases.nominals().stream().flatMap(Nominal::all).anyMatch(n -> n.sort() == Sort.PERSON);
    return named || colon && marked;
  }
}
