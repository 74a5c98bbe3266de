package org.letopis.rdf;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Serbian Latin to Cyrillic, for names and labels that nobody has given in Cyrillic.
 *
 * <p>lj, nj and dž are one letter, but for the words in which they are two. Letters that Serbian
 * Latin does not have stay as they are.
 */
public final class Cyrillic {

  private static final String LATIN = "abcčćdđefghijklmnoprsštuvzž";
  private static final String CYRILLIC = "абцчћдђефгхијклмнопрсштувзж";

  /** Beginnings of words in which n and j, or d and ž, meet at a seam of the word. */
  private static final List<String> SEAMS =
      List.of("in|jekc", "kon|junk", "kon|jug", "van|jezi", "nad|živ", "nad|žup", "tan|jug");

  /** What a sentence of ours holds that is not ours to respell: quotations, file names. */
  private static final Pattern NOT_OURS =
      Pattern.compile("„[^“”]*[“”]|\\S*[_\\d]\\S*\\.\\p{L}{2,5}\\b");

  /** XIV is written the same in both scripts. */
  private static final Pattern ROMAN = Pattern.compile("(?<!\\p{L})[IVXLC]{2,}(?!\\p{L})");

  private Cyrillic() {}

  /**
   * A sentence of ours: what it quotes and the files that it names stay as they are.
   *
   * @param latin Serbian in Latin script
   */
  public static String sentence(String latin) {
    return outside(NOT_OURS, latin, Cyrillic::fromLatin);
  }

  /** Any Serbian text in Latin script, all of it but Roman numbers. */
  public static String fromLatin(String latin) {
    return outside(ROMAN, latin, Cyrillic::letters);
  }

  private static String outside(Pattern kept, String text, UnaryOperator<String> change) {
    StringBuilder out = new StringBuilder();
    Matcher found = kept.matcher(text);
    int from = 0;
    while (found.find()) {
      out.append(change.apply(text.substring(from, found.start()))).append(found.group());
      from = found.end();
    }
    return out.append(change.apply(text.substring(from))).toString();
  }

  private static String letters(String latin) {
    StringBuilder out = new StringBuilder(latin.length());
    int i = 0;
    while (i < latin.length()) {
      String pair = latin.substring(i, Math.min(i + 2, latin.length()));
      char one = digraph(pair, latin, i);
      out.append(one == 0 ? letter(latin.charAt(i)) : one);
      i += one == 0 ? 1 : 2;
    }
    return out.toString();
  }

  private static char digraph(String pair, String whole, int at) {
    char one =
        switch (pair.toLowerCase(Locale.ROOT)) {
          case "lj" -> 'љ';
          case "nj" -> 'њ';
          case "dž" -> 'џ';
          default -> 0;
        };
    if (one == 0 || isSeam(whole, at + 1)) {
      return 0;
    }
    return Character.isUpperCase(pair.charAt(0)) ? Character.toUpperCase(one) : one;
  }

  private static boolean isSeam(String whole, int at) {
    String lower = whole.toLowerCase(Locale.ROOT);
    return SEAMS.stream()
        .anyMatch(
            seam -> {
              int bar = seam.indexOf('|');
              int start = at - bar;
              return start >= 0
                  && lower.startsWith(seam.replace("|", ""), start)
                  && (start == 0 || !Character.isLetter(lower.charAt(start - 1)));
            });
  }

  private static char letter(char latin) {
    int place = LATIN.indexOf(Character.toLowerCase(latin));
    if (place < 0) {
      return latin;
    }
    char cyrillic = CYRILLIC.charAt(place);
    return Character.isUpperCase(latin) ? Character.toUpperCase(cyrillic) : cyrillic;
  }
}
