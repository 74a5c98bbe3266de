package org.letopis.extract.speech;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** A subject that no noun phrase was read for. */
final class UnreadSubject {

  private UnreadSubject() {}

  /** "srpska strana": a noun that was taken for an adjective heads no phrase. */
  static Optional<List<Mentioned>> of(Phrases phrases, int verb) {
    Words words = phrases.words();
    int from = verb;
    while (from > phrases.clauseOf(verb).from()
        && words.token(from - 1).isWord()
        && phrases.nominalOver(from - 1).isEmpty()
        && (Verbs.isClitic(words, from - 1) || isNominative(words, from - 1))) {
      from--;
    }
    int to = verb;
    while (to > from && Verbs.isClitic(words, to - 1)) {
      to--;
    }
    if (to - from < 2 || !words.isNoun(to - 1)) {
      return Optional.empty();
    }
    String text = words.latin(from, to);
    String small = text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    return Optional.of(List.of(Mentioned.named(small)));
  }

  private static boolean isNominative(Words words, int i) {
    return words.any(
        i,
        r ->
            r.is(Case.NOMINATIVE)
                && r.partOfSpeech() != PartOfSpeech.PRONOUN
                && r.partOfSpeech() != PartOfSpeech.NUMERAL);
  }
}
