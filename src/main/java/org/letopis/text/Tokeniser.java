package org.letopis.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a text into words, numbers and signs.
 *
 * <ul>
 *   <li>A word holds the hyphens, apostrophes and digits that stand inside it: {@code KFOR-a},
 *       {@code Islam-age}, {@code B92}, {@code 50-godišnji}, {@code 60-ih}.
 *   <li>A number holds dots or blanks that group its thousands ({@code 60.000}, {@code 4 000}) and
 *       one decimal comma ({@code 3,3}, {@code 16,40}).
 *   <li>Every other dot is a sign of its own: {@code 22.03.2004.} is the numbers 22, 03 and 2004
 *       with three signs, none with white space before it; {@code 17.} is a number and a sign;
 *       {@code 800-1000} is two numbers with a sign between them.
 * </ul>
 */
public final class Tokeniser {

  private static final Pattern TOKEN =
      Pattern.compile(
          """
          ((?:\\d+[-‑])?\\p{L}[\\p{L}\\p{M}\\d]*(?:[-‑'’][\\p{L}\\p{M}\\d]++)*+)
          |(\\d{1,3}(?:\\.\\d{3})+(?!\\d)(?:,\\d+(?!,?\\d))?
            |\\d{1,3}(?:\\ \\d{3})+(?![\\d.,]?\\d)
            |(?<!\\d,)\\d+,\\d+(?!,?\\d)
            |\\d+)
          |(\\S)
          """,
          Pattern.COMMENTS);

  /** Groups of the pattern; what is in neither is a sign. */
  private static final int WORD = 1;

  private static final int NUMBER = 2;

  private Tokeniser() {}

  /** The tokens of a document's text, in text order. */
  public static List<Token> tokens(CanonicalText canonical) {
    List<Token> tokens = new ArrayList<>(canonical.text().length() / 5);
    Matcher matcher = TOKEN.matcher(canonical.text());
    int last = 0;
    while (matcher.find()) {
      tokens.add(
          new Token(
              tokens.size(),
              matcher.group(),
              canonical.start(matcher.start()),
              canonical.end(matcher.end() - 1),
              shape(matcher),
              matcher.start() > last || tokens.isEmpty()));
      last = matcher.end();
    }
    return tokens;
  }

  private static Token.Shape shape(Matcher matcher) {
    if (matcher.start(WORD) >= 0) {
      return Token.Shape.WORD;
    }
    return matcher.start(NUMBER) >= 0 ? Token.Shape.NUMBER : Token.Shape.SIGN;
  }
}
