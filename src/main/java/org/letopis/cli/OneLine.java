package org.letopis.cli;

import java.util.regex.Pattern;

/**
 * Names of files and words of texts, as they are told on a line: a line end in them would begin a
 * line that nobody said, a control character speaks to the terminal, a mark of direction turns the
 * rest around. They are shown by their numbers.
 */
final class OneLine {

  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]");

  private OneLine() {}

  /** The same on one line, with {@code \}{@code u000A} for a line end. */
  static String of(String text) {
    return UNSEEN
        .matcher(text)
        .replaceAll(match -> "\\\\u%04X".formatted((int) match.group().charAt(0)));
  }
}
