package org.letopis.extract.speech;

import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;

/** Lists that a sentence opens and the paragraphs behind it go on with. */
final class Lists {

  private static final Set<String> BULLETS = Set.of("-", "–", "—", "•", "*");

  private static final Set<String> NUMBERED = Set.of(".", ")");

  /** No heading inside a list has more tokens. */
  private static final int LONGEST_HEADING = 6;

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
    if (!colon && !isAnnounced(opener, verb)) {
      return end;
    }
    return behind(opener, end);
  }

  /** The index after the items behind a sentence that ends with a colon, or after the sentence. */
  int end(Phrases opener) {
    int end = opener.sentence().to();
    return opener.words().form(end - 1).equals(":") ? behind(opener, end) : end;
  }

  /** Whether a sentence says that it gives a list: "sastavilo je spisak", "imena ubijenih". */
  boolean isAnnounced(Phrases opener, int verb) {
    return opener.clauseOf(verb).nominals().stream().anyMatch(n -> announces(opener.words(), n));
  }

  /** The items of one list are all marked, or none is; headings stand between them. */
  private int behind(Phrases opener, int sentenceEnd) {
    int paragraph = opener.sentence().paragraph();
    int end = sentenceEnd;
    boolean marked = false;
    for (int i = opener.sentence().index() + 1; i < sentences.size(); i++) {
      Phrases next = sentences.get(i);
      boolean opens = next.sentence().paragraph() != sentences.get(i - 1).sentence().paragraph();
      if (next.sentence().paragraph() == paragraph) {
        continue;
      }
      boolean mark = isMarked(next);
      boolean item = mark || !marked && namesPerson(next);
      if (opens && !item && !isHeading(next)) {
        return end;
      }
      marked |= opens && mark;
      end = item || !opens ? next.sentence().to() : end;
    }
    return end;
  }

  private boolean announces(Words words, Nominal nominal) {
    return nominal.all().anyMatch(n -> lexicon.announcesList(words, n.head()));
  }

  /** "1. ...", "2) ...", "– ...". */
  private static boolean isMarked(Phrases phrases) {
    Words words = phrases.words();
    int first = phrases.sentence().from();
    boolean number =
        words.token(first).isNumber()
            && first + 1 < phrases.sentence().to()
            && NUMBERED.contains(words.form(first + 1));
    return number || BULLETS.contains(words.form(first));
  }

  private static boolean namesPerson(Phrases phrases) {
    return phrases.all().stream().anyMatch(n -> n.sort() == Sort.PERSON);
  }

  /** "UBIJENI": a few words of a line of their own, without a stop. */
  private static boolean isHeading(Phrases phrases) {
    Words words = phrases.words();
    int length = phrases.sentence().to() - phrases.sentence().from();
    return length <= LONGEST_HEADING
        && words.token(phrases.sentence().to() - 1).isWord()
        && phrases.clauses().stream().noneMatch(c -> Verbs.isPredicate(words, c.from()));
  }
}
