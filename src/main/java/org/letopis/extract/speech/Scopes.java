package org.letopis.extract.speech;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Positions.Position;
import org.letopis.lexicon.Reading.Case;
import org.letopis.text.Sentence;

/** Where what somebody says begins and ends. */
final class Scopes {

  static final Set<String> QUOTES = Set.of("\"", "„", "“", "”", "»", "«");
  static final Set<String> DASHES = Set.of("-", "–", "—");

  /** A note on the source of a whole text stands below its title. */
  private static final int FIRST_PARAGRAPHS = 3;

  private final List<Phrases> sentences;

  /** The first token of each sentence's paragraph. */
  private final int[] paragraphStart;

  private final SpeechLexicon lexicon;
  private final Positions positions;

  Scopes(List<Phrases> sentences, SpeechLexicon lexicon, Positions positions) {
    this.sentences = sentences;
    paragraphStart = new int[sentences.size()];
    for (int i = 0; i < paragraphStart.length; i++) {
      Sentence sentence = sentences.get(i).sentence();
      boolean goesOn = i > 0 && sentences.get(i - 1).sentence().paragraph() == sentence.paragraph();
      paragraphStart[i] = goesOn ? paragraphStart[i - 1] : sentence.from();
    }
    this.lexicon = lexicon;
    this.positions = positions;
  }

  static boolean isBoundary(Words words, int i) {
    String form = words.form(i);
    return form.equals(",")
        || form.equals(";")
        || form.equals(")")
        || QUOTES.contains(form)
        || DASHES.contains(form)
        || form.equals("…");
  }

  /** The index after what begins at {@code from}: a semicolon, another's saying, or the end. */
  int end(Phrases phrases, int from) {
    Words words = phrases.words();
    int own = phrases.clauseOf(from).index();
    for (int i = from + 1; i < phrases.sentence().to(); i++) {
      if (words.form(i).equals(";") || i > from + 1 && Contrasts.at(phrases, lexicon, i)) {
        return i;
      }
      Clause clause = phrases.clauseOf(i);
      if (clause.index() < own && clause.type() == Clause.Type.MAIN) {
        // The clause that waited for its verb goes on: "pogrom, u kojem su optuženi da ..., odneo
        // je".
        return i;
      }
      boolean matrix =
          clause.index() > own
              && clause.type() == Clause.Type.MAIN
              && governsClause(phrases, clause);
      boolean coordinate =
          clause.index() > own
              && clause.type() == Clause.Type.MAIN
              && lexicon.saying(words, i).isPresent()
              && positions.of(phrases, i) == Position.GOVERNING;
      boolean comment =
          clause.index() > own
              && words.lower(i).equals("što")
              && words.form(i - 1).equals(",")
              && clause.from() == i;
      if (comment) {
        return i;
      }
      if (coordinate || matrix) {
        return Math.max(from + 1, clause.from());
      }
    }
    return phrases.sentence().to();
  }

  /** ", ali se ispostavilo da": a verb of its own governs what follows. */
  private static boolean governsClause(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    int next = clause.to();
    boolean verb = false;
    for (int i = clause.from(); i < clause.to(); i++) {
      // The comma between "da je A, da je B, da je C" has a clause of its own around the second.
      boolean own = phrases.clauseOf(i).index() == clause.index();
      verb |= own && Verbs.isPredicate(words, i) && !Verbs.isAuxiliary(words, i);
    }
    return (verb || OtherSpeaker.of(phrases, clause).isPresent())
        && next < phrases.sentence().to()
        && words.lower(next).equals("da")
        && phrases.clauseOf(next).type() == Clause.Type.SUBORDINATE;
  }

  /** Where the main clause begins that a remark stands in. */
  private static int clauseStart(Phrases phrases, int before) {
    int word = before;
    while (word > phrases.sentence().from() && !phrases.words().token(word).isWord()) {
      word--;
    }
    Clause clause = phrases.clauseOf(word);
    while (clause.index() > 0
        && clause.type() != Clause.Type.MAIN
        && clause.type() != Clause.Type.SUBORDINATE) {
      clause = phrases.clauses().get(clause.index() - 1);
    }
    return clause.from();
  }

  /**
   * What a remark holds for that stands at the begin, in the middle or at the end of its sentence.
   *
   * @param from index of the remark's first token
   * @param to index after its last
   */
  Span around(Phrases phrases, int from, int to) {
    int first = phrases.sentence().from();
    int last = phrases.sentence().to();
    if (from <= first + 1) {
      // "prema podacima kojima policija raspolaže, ubijeno je": the clause of the source goes on.
      int behind = Math.min(to, last - 1);
      boolean described = phrases.clauseOf(behind).type() == Clause.Type.RELATIVE;
      return new Span(first, end(phrases, described ? from : behind));
    }
    if (to >= last - 1) {
      return new Span(spoken(phrases, from), last);
    }
    Clause own = phrases.clauseOf(from);
    if (own.type() == Clause.Type.RELATIVE
        && own.from() < from
        && phrases.clauseOf(from - 1).index() == own.index()
        && phrases.clauseOf(to).index() == own.index()) {
      // "u napadu, u kome je prema nalazima Odbora učestvovalo 150 lica, poginuo je": no more.
      return new Span(own.from(), own.to());
    }
    if (isInsideRelative(phrases, from, to)) {
      // "oštećena je crkva, u koju je, kaže sveštenik, ušao metar vode".
      Clause inner = phrases.clauseOf(from - 2);
      return new Span(inner.from(), inner.to());
    }
    if (isOfSpeaker(phrases, from, to)) {
      // "brana je popustila, tvrde meštani, koji su jutros blokirali put".
      return new Span(clauseStart(phrases, from - 1), to);
    }
    int start = Contrasts.isAccording(phrases, from - 1) ? from : clauseStart(phrases, from - 1);
    return new Span(start, isOver(phrases, to) ? to : Math.max(to, end(phrases, to)));
  }

  /** Whether a relative clause that waits for its verb goes on behind the remark. */
  private static boolean isInsideRelative(Phrases phrases, int from, int to) {
    Words words = phrases.words();
    if (from - 2 <= phrases.sentence().from() || !words.form(from - 1).equals(",")) {
      return false;
    }
    int next = words.form(to).equals(",") ? to + 1 : to;
    Clause before = phrases.clauseOf(from - 2);
    return before.type() == Clause.Type.RELATIVE
        && next < phrases.sentence().to()
        && phrases.clauseOf(next).index() == before.index();
  }

  /** Whether what follows the remark to the end of the sentence tells of the speaker. */
  private static boolean isOfSpeaker(Phrases phrases, int from, int to) {
    int next = phrases.words().form(to).equals(",") ? to + 1 : to;
    if (next >= phrases.sentence().to()) {
      return false;
    }
    Clause behind = phrases.clauseOf(next);
    return behind.type() == Clause.Type.RELATIVE
        && behind.to() >= phrases.sentence().to() - 1
        && behind
            .antecedent()
            .filter(a -> a.from() >= from && a.to() <= to && a.may(Case.NOMINATIVE))
            .isPresent();
  }

  /** "; policija kaže", ", a policija kaže da": another's words begin behind the remark. */
  private boolean isOver(Phrases phrases, int at) {
    Clause next = phrases.clauseOf(at);
    return phrases.words().form(at).equals(";")
        || next.from() == at
            && next.type() == Clause.Type.MAIN
            && IntStream.range(at, next.to())
                .filter(i -> phrases.clauseOf(i).index() == next.index())
                .anyMatch(
                    i ->
                        lexicon.saying(phrases.words(), i).isPresent()
                            && positions.of(phrases, i) == Position.GOVERNING);
  }

  /** "(prema dnevniku posmatrača)" in a line of its own before the text: whence all of it is. */
  boolean isNote(Phrases phrases, Nominal source, int end) {
    int from = phrases.sentence().from();
    int to = phrases.sentence().to();
    boolean alone =
        sentences.stream()
            .filter(s -> s.sentence().paragraph() == phrases.sentence().paragraph())
            .allMatch(s -> s == phrases);
    boolean bracketed =
        phrases.words().form(from).equals("(")
            && source.from() == from + 1
            && phrases.words().form(end).equals(")")
            && to - end <= 2;
    return alone && bracketed && phrases.sentence().paragraph() <= FIRST_PARAGRAPHS;
  }

  /** All that stands behind a sentence. */
  Span rest(Phrases phrases) {
    return new Span(phrases.sentence().to(), sentences.getLast().sentence().to());
  }

  /** Where the words begin that end before a remark: with their quotation mark or dash, if any. */
  int spoken(Phrases phrases, int remark) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    for (int i = from; i < remark; i++) {
      if (words.form(i).equals(";")) {
        from = i + 1;
      }
    }
    int paragraph = paragraphStart(phrases);
    if (DASHES.contains(words.form(paragraph))) {
      return paragraph;
    }
    int marks = 0;
    int opening = from;
    for (int i = remark - 1; i >= paragraph; i--) {
      if (QUOTES.contains(words.form(i))) {
        marks++;
        opening = i;
        if (marks == 2) {
          return Math.min(opening, from);
        }
      } else if (marks == 0 && i < remark - 2) {
        return from;
      }
    }
    return from;
  }

  /**
   * The index after the quotation that opens at a token, in later sentences of its paragraph too;
   * after its sentence where none opens there or none ends.
   */
  int quoteEnd(Phrases phrases, int open) {
    Words words = phrases.words();
    int own = phrases.sentence().to();
    if (open >= own || !QUOTES.contains(words.form(open))) {
      return own;
    }
    int last = phrases.sentence().index();
    while (last + 1 < sentences.size()
        && sentences.get(last + 1).sentence().paragraph() == phrases.sentence().paragraph()) {
      last++;
    }
    int end = sentences.get(last).sentence().to();
    for (int i = open + 1; i < end; i++) {
      if (QUOTES.contains(words.form(i))) {
        return Math.max(own, i + 1);
      }
    }
    return own;
  }

  private int paragraphStart(Phrases phrases) {
    return paragraphStart[phrases.sentence().index()];
  }
}
