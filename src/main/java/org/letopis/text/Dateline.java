package org.letopis.text;

import java.util.List;
import java.util.Set;

/**
 * Finds the dateline that agencies and newspapers open a report with: "PRIŠTINA, 9. avgust 2004.
 * (Beta) –". What follows it begins a sentence.
 */
final class Dateline {

  private static final Set<String> DASHES = Set.of("-", "–", "—");

  /** Place, date and agency are never longer. */
  private static final int LONGEST = 20;

  private Dateline() {}

  /**
   * Index after the dash of the dateline that begins at the first token of a paragraph; that token
   * itself where there is none.
   */
  static int end(List<Token> tokens, int from) {
    Token first = tokens.get(from);
    boolean bracket = first.is("(");
    if (!bracket && !(first.isWord() && first.isCapitalised())) {
      return from;
    }
    boolean told = bracket || isUpper(first.form());
    int limit = Math.min(tokens.size() - 1, from + LONGEST);
    for (int i = from + 1; i < limit; i++) {
      Token token = tokens.get(i);
      if (DASHES.contains(token.form()) && token.spaceBefore()) {
        return told && opens(tokens.get(i + 1)) ? i + 1 : from;
      }
      if (!isPart(tokens, i)) {
        return from;
      }
      told |= token.isNumber() || token.is("(");
    }
    return from;
  }

  private static boolean opens(Token next) {
    return next.spaceBefore() && (next.isNumber() || next.isWord() && next.isCapitalised());
  }

  /** A name, a number, a month behind a number, or a sign. */
  private static boolean isPart(List<Token> tokens, int i) {
    Token token = tokens.get(i);
    if (!token.isWord() || token.isCapitalised()) {
      return !token.is(":") && !token.is("!") && !token.is("?");
    }
    Token before = tokens.get(i - 1);
    return before.isNumber() || before.is(".") && tokens.get(i - 2).isNumber();
  }

  private static boolean isUpper(String form) {
    return form.length() > 2 && form.equals(form.toUpperCase(java.util.Locale.ROOT));
  }
}
