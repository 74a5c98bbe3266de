package org.letopis.text;

import java.util.ArrayList;
import java.util.List;

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

  private static final int GROUP = 3;

  private final String text;
  private int end;

  private Tokeniser(String text) {
    this.text = text;
  }

  /** The tokens of a document's text, in text order. */
  public static List<Token> tokens(CanonicalText canonical) {
    String text = canonical.text();
    Tokeniser cutter = new Tokeniser(text);
    List<Token> tokens = new ArrayList<>(text.length() / 5);
    int last = 0;
    for (int at = 0; at < text.length(); at = cutter.end) {
      if (isBlank(text.charAt(at))) {
        cutter.end = at + 1;
        continue;
      }
      Token.Shape shape = cutter.shape(at);
      tokens.add(
          new Token(
              tokens.size(),
              text.substring(at, cutter.end),
              canonical.start(at),
              canonical.end(cutter.end - 1),
              shape,
              at > last || tokens.isEmpty()));
      last = cutter.end;
    }
    return tokens;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  /** What begins at that index; {@link #end} is put behind it. */
  private Token.Shape shape(int at) {
    int letter = isDigit(at) ? behindFigure(at) : at;
    if (letter >= 0 && isLetter(letter)) {
      end = wordEnd(letter);
      return Token.Shape.WORD;
    }
    if (isDigit(at)) {
      end = numberEnd(at);
      return Token.Shape.NUMBER;
    }
    end = at + Character.charCount(text.codePointAt(at));
    return Token.Shape.SIGN;
  }

  /** Behind the figure and the hyphen of {@code 50-godišnji}; -1 where no hyphen follows. */
  private int behindFigure(int at) {
    int hyphen = digitsEnd(at);
    return isHyphen(hyphen) ? hyphen + 1 : -1;
  }

  private int wordEnd(int from) {
    int at = partEnd(from);
    while (isJoint(at)) {
      int part = partEnd(at + 1);
      if (part == at + 1) {
        break;
      }
      at = part;
    }
    return at;
  }

  /** The end of letters, marks and digits without a joint. */
  private int partEnd(int from) {
    int at = from;
    while (at < text.length()) {
      int point = text.codePointAt(at);
      if (!isPartOfWord(point)) {
        return at;
      }
      at += Character.charCount(point);
    }
    return at;
  }

  private static boolean isPartOfWord(int point) {
    if (point < 0x80) {
      return point >= 'a' && point <= 'z'
          || point >= 'A' && point <= 'Z'
          || point >= '0' && point <= '9';
    }
    if (Character.isLetter(point)) {
      return true;
    }
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  private int numberEnd(int at) {
    int digits = digitsEnd(at);
    if (digits - at <= GROUP) {
      int dotted = groupsEnd(digits, '.');
      if (isDigit(dotted)) {
        dotted = dotted - GROUP - 1;
      }
      if (dotted > digits) {
        return withDecimals(dotted);
      }
      int blank = groupsEnd(digits, ' ');
      if (isDigit(blank) || isPoint(blank) && isDigit(blank + 1)) {
        blank = blank - GROUP - 1;
      }
      if (blank > digits) {
        return blank;
      }
    }
    boolean decimals = at >= 2 && text.charAt(at - 1) == ',' && isDigit(at - 2);
    return decimals ? digits : withDecimals(digits);
  }

  /** The end of groups of three digits, each behind that sign; the same index where none is. */
  private int groupsEnd(int from, char sign) {
    int at = from;
    while (at < text.length()
        && text.charAt(at) == sign
        && isDigit(at + 1)
        && isDigit(at + 2)
        && isDigit(at + GROUP)) {
      at += GROUP + 1;
    }
    return at;
  }

  /** Behind one decimal comma and its digits, where no second comma follows. */
  private int withDecimals(int at) {
    if (!isComma(at) || !isDigit(at + 1)) {
      return at;
    }
    int decimals = digitsEnd(at + 1);
    return isComma(decimals) && isDigit(decimals + 1) ? at : decimals;
  }

  private int digitsEnd(int from) {
    int at = from;
    while (isDigit(at)) {
      at++;
    }
    return at;
  }

  private boolean isDigit(int at) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private boolean isLetter(int at) {
    return at < text.length() && Character.isLetter(text.codePointAt(at));
  }

  private boolean isComma(int at) {
    return at < text.length() && text.charAt(at) == ',';
  }

  private boolean isPoint(int at) {
    return isComma(at) || at < text.length() && text.charAt(at) == '.';
  }

  private boolean isHyphen(int at) {
    return at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '‑');
  }

  private boolean isJoint(int at) {
    return isHyphen(at)
        || at < text.length() && (text.charAt(at) == '\'' || text.charAt(at) == '’');
  }
}
