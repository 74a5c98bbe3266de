package org.letopis.serve.html;

import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The order in which people look names up: in Serbian č stands behind c, dž and lj are letters of
 * their own, and Cyrillic has its own order. On an English page Serbian names keep the order of
 * Serbian Latin.
 */
public final class Collation {

  private static final String LATIN =
      "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž";
  private static final String CYRILLIC =
      "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш";

  private static final Map<Language, RuleBasedCollator> COLLATORS = new ConcurrentHashMap<>();

  private Collation() {}

  /** The order of a page's language. */
  public static Comparator<String> in(Language language) {
    RuleBasedCollator shared = COLLATORS.computeIfAbsent(language, Collation::collator);
    RuleBasedCollator own = (RuleBasedCollator) shared.clone(); // it is changed while it compares
    return Comparator.<String, String>comparing(s -> s, own::compare)
        .thenComparing(Comparator.naturalOrder());
  }

  private static RuleBasedCollator collator(Language language) {
    String root = ((RuleBasedCollator) Collator.getInstance(Locale.ROOT)).getRules();
    String own = rules(LATIN) + rules(CYRILLIC);
    try {
      return new RuleBasedCollator(root + own);
    } catch (ParseException e) {
      throw new IllegalStateException("the letters of " + language + " are no order", e);
    }
  }

  /** Every letter behind the one before it, small and capital alike but for a last difference. */
  private static String rules(String alphabet) {
    return Arrays.stream(alphabet.split(" "))
        .map(
            letter -> {
              String capital = letter.toUpperCase(Locale.ROOT);
              String title = capital.charAt(0) + letter.substring(1);
              return letter.length() == 1
                  ? "< %s , %s".formatted(letter, capital)
                  : "< %s , %s , %s".formatted(letter, title, capital);
            })
        .collect(Collectors.joining(" ", " & 9 ", ""));
  }
}
