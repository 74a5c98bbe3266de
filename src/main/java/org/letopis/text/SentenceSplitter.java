package org.letopis.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Puts tokens together into sentences.
 *
 * <p>A sentence ends with its paragraph, and after a stop, a question or exclamation mark or an
 * ellipsis that a capital, a number or an opening quotation mark follows; not after an
 * abbreviation, an initial, or the ordinal of a date. A dateline is a sentence of its own. A
 * sentence that goes on for hundreds of tokens is cut.
 */
public final class SentenceSplitter {

  private static final String ENDS = ".!?…";
  private static final String CLOSERS = "\"”“»’')]";
  private static final String OPENERS = "\"„“”«»‘'([-–—";

  private static final String PARTERS = ",;";

  /** A sentence of so many tokens ends at the next comma. */
  private static final int MANY_TOKENS = 400;

  /** No sentence has more tokens. */
  private static final int MOST_TOKENS = 600;

  /** So many quotation marks and brackets are looked over, not more. */
  private static final int MOST_SIGNS = 5;

  private final Abbreviations abbreviations;
  private final Set<String> functionWords;

  private SentenceSplitter(Abbreviations abbreviations, Set<String> functionWords) {
    this.abbreviations = abbreviations;
    this.functionWords = functionWords;
  }

  /**
   * The splitter of Serbian.
   *
   * @param mappings the folder of the mappings; reads {@code sr/abbreviations.tsv} and {@code
   *     languages.tsv}
   * @throws IOException when one of them cannot be read
   */
  public static SentenceSplitter load(Path mappings) throws IOException {
    return new SentenceSplitter(
        Abbreviations.load(mappings.resolve("sr").resolve("abbreviations.tsv")),
        FunctionWords.load(mappings.resolve("languages.tsv")).of("sr"));
  }

  /**
   * The sentences of a document, in text order; every token is in exactly one.
   *
   * @param canonical the text
   * @param tokens its tokens
   */
  public List<Sentence> sentences(CanonicalText canonical, List<Token> tokens) {
    Paragraphs paragraphs = Paragraphs.of(canonical);
    List<Sentence> sentences = new ArrayList<>();
    int from = 0;
    int paragraph = 0;
    int dateline = tokens.isEmpty() ? 0 : Dateline.end(tokens, 0);
    for (int i = 0; i < tokens.size(); i++) {
      boolean last = i + 1 == tokens.size();
      boolean paragraphEnds =
          last || paragraphs.separates(tokens.get(i).end(), tokens.get(i + 1).start());
      boolean inDateline = i + 1 < dateline;
      if (paragraphEnds
          || i + 1 == dateline
          || !inDateline && (endsAfter(tokens, i) || isTooLong(tokens, from, i + 1))) {
        sentences.add(new Sentence(sentences.size(), paragraph, from, i + 1));
        from = i + 1;
      }
      if (paragraphEnds) {
        paragraph++;
        dateline = last ? 0 : Dateline.end(tokens, i + 1);
      }
    }
    return sentences;
  }

  /**
   * Whether what has no end is cut here: a table, a text without stops. What is read of a sentence
   * looks at its words again and again, and must not do so over a whole document.
   */
  private static boolean isTooLong(List<Token> tokens, int from, int to) {
    int length = to - from;
    return length >= MOST_TOKENS || length >= MANY_TOKENS && isOneOf(tokens.get(to - 1), PARTERS);
  }

  private boolean endsAfter(List<Token> tokens, int at) {
    int stop = beforeNotes(tokens, at);
    while (stop > Math.max(0, at - MOST_SIGNS) && closes(tokens, stop)) {
      stop--;
    }
    if (!isOneOf(tokens.get(stop), ENDS) || closes(tokens, at + 1)) {
      return false;
    }
    Token next = tokens.get(at + 1);
    if (isOneOf(next, ENDS) || stop == 0) {
      return false;
    }
    Token before = tokens.get(stop - 1);
    if (!next.spaceBefore()) {
      return at == stop && isRunOn(before, next);
    }
    return opensSentence(tokens, at + 1)
        && (!tokens.get(stop).is(".") || stopEnds(tokens, stop - 1, next));
  }

  /** "štrajk.[3][4] Sutradan": the stop is the one before the numbers of notes. */
  private static int beforeNotes(List<Token> tokens, int at) {
    int i = at;
    while (i >= 3 && tokens.get(i).is("]") && tokens.get(i - 1).isNumber() && isNote(tokens, i)) {
      i -= 3;
    }
    return i;
  }

  private static boolean isNote(List<Token> tokens, int close) {
    return tokens.get(close - 2).is("[")
        && !tokens.get(close).spaceBefore()
        && !tokens.get(close - 1).spaceBefore()
        && !tokens.get(close - 2).spaceBefore();
  }

  /** A closing quotation mark or bracket: one that stands close to what is before it. */
  private static boolean closes(List<Token> tokens, int at) {
    return !tokens.get(at).spaceBefore() && isOneOf(tokens.get(at), CLOSERS);
  }

  /** "pokrajine.Od": a stop without the blank after it. */
  private static boolean isRunOn(Token before, Token next) {
    return next.isWord()
        && next.isCapitalised()
        && before.isWord()
        && before.form().length() > 1
        && Character.isLowerCase(before.form().charAt(before.form().length() - 1));
  }

  private static boolean opensSentence(List<Token> tokens, int at) {
    int i = at;
    while (i + 1 < Math.min(tokens.size(), at + MOST_SIGNS) && isOneOf(tokens.get(i), OPENERS)) {
      i++;
    }
    Token first = tokens.get(i);
    return first.isNumber() || first.isWord() && first.isCapitalised();
  }

  /** Whether the stop after {@code word} ends a sentence, when {@code next} could begin one. */
  private boolean stopEnds(List<Token> tokens, int word, Token next) {
    Token before = tokens.get(word);
    boolean nextIsFunctionWord = functionWords.contains(next.form().toLowerCase(Locale.ROOT));
    if (before.isNumber()) {
      return !next.isNumber()
          && !isInCapitals(tokens, word)
          && (!canBeOrdinal(before) || nextIsFunctionWord);
    }
    if (!before.isWord()) {
      return true;
    }
    if (isRoman(before.form())) {
      return nextIsFunctionWord;
    }
    if (isUnit(tokens, word)) {
      return true;
    }
    if (before.form().length() == 1) {
      return !before.isCapitalised() && nextIsFunctionWord;
    }
    boolean afterAnd = word > 0 && tokens.get(word - 1).is("i");
    return abbreviations
        .kind(before.form())
        .map(
            kind ->
                switch (kind) {
                  case OPENS -> false;
                  case CLOSES -> true;
                  case BOTH -> afterAnd;
                })
        .orElse(true);
  }

  /** "oko 20 h. Zvono": a unit behind its figure ends the sentence. */
  private boolean isUnit(List<Token> tokens, int word) {
    Token unit = tokens.get(word);
    return word > 0
        && tokens.get(word - 1).isNumber()
        && !unit.isCapitalised()
        && abbreviations.kind(unit.form()).filter(k -> k == Abbreviations.Kind.CLOSES).isPresent();
  }

  /** "HRONIKA POSAVINE, 1992. GODINA": among capitals a great letter opens no sentence. */
  private static boolean isInCapitals(List<Token> tokens, int number) {
    int before = number - 1;
    while (before > 0 && tokens.get(before).shape() == Token.Shape.SIGN) {
      before--;
    }
    return before >= 0
        && isUpper(tokens.get(before))
        && number + 2 < tokens.size()
        && isUpper(tokens.get(number + 2));
  }

  private static boolean isUpper(Token token) {
    return token.isWord()
        && token.form().length() > 1
        && token.form().equals(token.form().toUpperCase(Locale.ROOT));
  }

  /** Up to 31 a number with a stop is rather a day or an ordinal than the end of a sentence. */
  private static boolean canBeOrdinal(Token number) {
    return number.form().length() <= 2 && Integer.parseInt(number.form()) <= 31;
  }

  private static boolean isRoman(String form) {
    return form.length() > 1 && form.chars().allMatch(c -> "IVXLCDM".indexOf(c) >= 0);
  }

  private static boolean isOneOf(Token token, String signs) {
    return token.shape() == Token.Shape.SIGN && signs.contains(token.form());
  }
}
