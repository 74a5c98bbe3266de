package org.letopis.text;

/**
 * Decides the script of each word of a document.
 *
 * <p>A word in which both scripts stand follows its letters that have no twin in the other. A word
 * wholly of twins follows its line, a line without a word that decides follows the document; but
 * capitals of one script alone (XX, BBC, СССР) are what they are.
 */
final class WrittenScript {

  private final Script document;
  private int lineStart = -1;
  private int lineEnd = -1;
  private Script line;

  private WrittenScript(Script document) {
    this.document = document;
    this.line = document;
  }

  static WrittenScript of(Letters letters) {
    return new WrittenScript(majority(letters, 0, letters.size(), Script.LATIN));
  }

  /** Index after the letters that begin at {@code from}. */
  static int wordEnd(Letters letters, int from) {
    int i = from;
    while (i < letters.size() && letters.isLetter(i)) {
      i++;
    }
    return i;
  }

  /** The script that the word from {@code from} to {@code to} is meant in. */
  Script ofWord(Letters letters, int from, int to) {
    int latin = 0;
    int cyrillic = 0;
    int latinTwins = 0;
    int cyrillicTwins = 0;
    boolean capitals = to - from > 1;
    for (int i = from; i < to; i++) {
      boolean isLatin = Script.of(letters.codePoint(i)) == Script.LATIN;
      boolean twin = Script.hasTwin(letters.codePoint(i));
      latin += isLatin && !twin ? 1 : 0;
      cyrillic += !isLatin && !twin ? 1 : 0;
      latinTwins += isLatin && twin ? 1 : 0;
      cyrillicTwins += !isLatin && twin ? 1 : 0;
      capitals &= letters.isUpperCase(i);
    }
    if (latin != cyrillic) {
      return latin > cyrillic ? Script.LATIN : Script.CYRILLIC;
    }
    if (capitals && latin == 0 && (latinTwins == 0 || cyrillicTwins == 0)) {
      return latinTwins > 0 ? Script.LATIN : Script.CYRILLIC;
    }
    return ofLine(letters, from);
  }

  private Script ofLine(Letters letters, int at) {
    if (at < lineStart || at >= lineEnd) {
      lineStart = at;
      while (lineStart > 0 && letters.codePoint(lineStart - 1) != '\n') {
        lineStart--;
      }
      lineEnd = at;
      while (lineEnd < letters.size() && letters.codePoint(lineEnd) != '\n') {
        lineEnd++;
      }
      line = majority(letters, lineStart, lineEnd, document);
    }
    return line;
  }

  private static Script majority(Letters letters, int from, int to, Script otherwise) {
    int balance = 0;
    for (int i = from; i < to; i++) {
      if (letters.isLetter(i) && !Script.hasTwin(letters.codePoint(i))) {
        balance += Script.of(letters.codePoint(i)) == Script.LATIN ? 1 : -1;
      }
    }
    return balance == 0 ? otherwise : balance > 0 ? Script.LATIN : Script.CYRILLIC;
  }
}
