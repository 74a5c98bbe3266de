package org.letopis.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.Finding;
import org.letopis.claim.Unread;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Dictionary;

/** Words that are written as names are and that nothing knows. */
final class UnknownWords {

  private static final int MOST = 20;

  private final Dictionary dictionary;

  UnknownWords(Dictionary dictionary) {
    this.dictionary = dictionary;
  }

  /** One notice a document, or none. */
  Optional<Finding> in(Words words, List<Phrases> sentences) {
    SortedSet<String> unknown = new TreeSet<>();
    List<Unread.Span> spans = new ArrayList<>();
    for (Phrases phrases : sentences) {
      // A sentence's first word has its capital from the sentence.
      for (int i = phrases.sentence().from() + 1; i < phrases.sentence().to(); i++) {
        if (isUnknown(words, phrases, i)) {
          unknown.add(words.form(i));
          spans.add(new Unread.Span(words.token(i).start(), words.token(i).end()));
        }
      }
    }
    return unknown.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.notice(
                    words.document().document().name(),
                    "nothing knows " + list(unknown),
                    "if they are names, places, sites and bodies go into mappings/gazetteer/, given"
                        + " names into mappings/sr/given-names.tsv")
                .about(new Unread(Unread.Sort.NAME, spans)));
  }

  private boolean isUnknown(Words words, Phrases phrases, int i) {
    return words.token(i).isWord()
        && words.form(i).length() > 1
        && words.token(i).isCapitalised()
        && dictionary.readings(words.form(i)).isEmpty()
        && words.nameOver(i).isEmpty()
        && words.timeOver(i).isEmpty()
        && words.quantityOver(i).isEmpty()
        && phrases.innermostOver(i).filter(n -> !n.named().isEmpty()).isEmpty()
        && phrases.nominalOver(i).filter(n -> n.sort() == Nominal.Sort.ORGANIZATION).isEmpty();
  }

  private static String list(SortedSet<String> unknown) {
    String shown =
        unknown.stream().limit(MOST).map(w -> "\"" + w + "\"").collect(Collectors.joining(", "));
    return unknown.size() > MOST ? shown + " and %d more".formatted(unknown.size() - MOST) : shown;
  }
}
