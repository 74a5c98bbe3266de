package org.letopis.extract.frame;

import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;

/**
 * Who is called by a phrase in quotation marks, as a text takes over whom somebody accuses: in
 * "optužio „teroriste iz šume“" they are the terrorists from the forest, not any.
 *
 * @param to index of the mark that closes it
 */
record QuotedPhrase(int to) {

  private static final Set<String> MARKS = Set.of("\"", "„", "“", "”", "«", "»");

  /** No such phrase has more tokens behind its noun. */
  private static final int LONGEST = 6;

  /** The quoted phrase that a noun phrase opens; empty where it stands in no marks of its own. */
  static Optional<QuotedPhrase> of(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    if (!isMark(words, nominal.from() - 1, phrases)) {
      return Optional.empty();
    }
    int end = Math.min(phrases.sentence().to(), nominal.to() + LONGEST);
    for (int i = nominal.to(); i < end; i++) {
      if (isMark(words, i, phrases)) {
        return i > nominal.to() ? Optional.of(new QuotedPhrase(i)) : Optional.empty();
      }
      boolean plain = words.token(i).isWord() || words.token(i).isNumber();
      if (!plain || phrases.nominalOver(i).isEmpty() && Verbs.isPredicate(words, i)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The name with what stands behind it in the marks. */
  Mentioned name(Words words, Nominal nominal, Mentioned name) {
    return Mentioned.named(name.label() + " " + words.latin(nominal.to(), to));
  }

  private static boolean isMark(Words words, int i, Phrases phrases) {
    return i >= phrases.sentence().from()
        && i < phrases.sentence().to()
        && MARKS.contains(words.form(i));
  }
}
