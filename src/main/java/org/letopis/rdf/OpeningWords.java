package org.letopis.rdf;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The opening words of a text that has no title, in quotation marks: what catalogues of manuscripts
 * call its incipit. Readers recognise a text by them, and nothing is invented.
 */
final class OpeningWords {

  /** As many code points as a line of a list holds. */
  private static final int MOST = 48;

  private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern AT_THE_END = Pattern.compile("[\\p{P}\\s]+$");

  private OpeningWords() {}

  /** Whole words from the first line that has any; empty for a text without words. */
  static Optional<String> of(String text) {
    return text.lines()
        .map(line -> line.replaceAll("[\\s\\x{FEFF}]+", " ").strip())
        .filter(line -> !NO_LETTER.matcher(line).matches() && !line.isEmpty())
        .findFirst()
        .map(line -> "„" + beginning(line) + "“");
  }

  private static String beginning(String line) {
    if (line.codePointCount(0, line.length()) <= MOST) {
      return line;
    }
    int end = line.offsetByCodePoints(0, MOST);
    int space = line.lastIndexOf(' ', end);
    String words = line.substring(0, space > 0 ? space : end);
    return AT_THE_END.matcher(words).replaceFirst("") + "\u00A0…";
  }
}
