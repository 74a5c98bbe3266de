package org.letopis.lexicon;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/** The tokens of a document, with what finders of figures and times ask of them again and again. */
final class Passage {

  private final String document;
  private final List<Token> tokens;
  private final List<List<Reading>> readings;
  private final List<Sentence> sentences;
  private final List<String> lower;
  private final int[] charOfPoint;

  Passage(
      String document, List<Token> tokens, List<List<Reading>> readings, List<Sentence> sentences) {
    this.document = document;
    this.tokens = tokens;
    this.readings = readings;
    this.sentences = sentences;
    this.lower = tokens.stream().map(token -> token.form().toLowerCase(Locale.ROOT)).toList();
    this.charOfPoint = charOfPoint(document);
  }

  /** Where each code point begins; empty where offsets in code points and in chars are the same. */
  private static int[] charOfPoint(String text) {
    int points = text.codePointCount(0, text.length());
    if (points == text.length()) {
      return new int[0];
    }
    int[] starts = new int[points + 1];
    int at = 0;
    for (int i = 0; i < points; i++) {
      starts[i] = at;
      at += Character.charCount(text.codePointAt(at));
    }
    starts[points] = at;
    return starts;
  }

  List<Sentence> sentences() {
    return sentences;
  }

  int size() {
    return tokens.size();
  }

  boolean has(int i) {
    return i >= 0 && i < tokens.size();
  }

  Token token(int i) {
    return tokens.get(i);
  }

  /** The token in small letters; empty where there is none. */
  String lower(int i) {
    return has(i) ? lower.get(i) : "";
  }

  boolean is(int i, String form) {
    return lower(i).equals(form);
  }

  boolean isWord(int i) {
    return has(i) && tokens.get(i).isWord();
  }

  boolean isNumber(int i) {
    return has(i) && tokens.get(i).isNumber();
  }

  /** Whether the token stands close to the one before it. */
  boolean isGlued(int i) {
    return has(i) && !tokens.get(i).spaceBefore();
  }

  /** A stop that belongs to the token before it. */
  boolean isStop(int i) {
    return isGlued(i) && is(i, ".");
  }

  boolean reads(int i, Predicate<Reading> reading) {
    return has(i) && readings.get(i).stream().anyMatch(reading);
  }

  List<Reading> readings(int i) {
    return has(i) ? readings.get(i) : List.of();
  }

  /** Whether a known phrase, its words parted by blanks, stands at a token. */
  boolean stands(List<String> words, int i, int end) {
    if (i < 0 || i + words.size() > end) {
      return false;
    }
    for (int k = 0; k < words.size(); k++) {
      if (!is(i + k, words.get(k))) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is a word with a capital that is not there because a sentence begins. */
  boolean isNameLike(int i, Sentence sentence) {
    return isWord(i) && token(i).isCapitalised() && !opens(i, sentence);
  }

  private boolean opens(int i, Sentence sentence) {
    int before = i - 1;
    while (before >= sentence.from() && !isWord(before) && !isNumber(before)) {
      before--;
    }
    boolean first = before < sentence.from();
    boolean quoted =
        has(i - 1) && Arrays.asList("\"", "„", "“", "«", "»", ":").contains(lower(i - 1));
    boolean dashed =
        has(i - 1)
            && Arrays.asList("-", "–", "—").contains(lower(i - 1))
            && token(i - 1).spaceBefore()
            && token(i).spaceBefore();
    return first || quoted || dashed;
  }

  /** The words as they stand in the document, from a token up to another, this excluded. */
  String text(int from, int to) {
    int start = tokens.get(from).start();
    int end = tokens.get(to - 1).end();
    return charOfPoint.length == 0
        ? document.substring(start, end)
        : document.substring(charOfPoint[start], charOfPoint[end]);
  }
}
