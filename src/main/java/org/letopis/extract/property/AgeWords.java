package org.letopis.extract.property;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;

/** Numbers of years: 53, "pedeset tri", 53-godišnji, pedesettrogodišnji, 53-godišnjak. */
final class AgeWords {

  private static final Pattern COMPOUND =
      Pattern.compile(
          "(?<number>\\d{1,3}[-‑]?|\\p{L}{3,})godi(šnj(i|a|e|u|eg|ega|em|emu|im|oj|om)|šnja(k|ka|ku|kom)|šnjakinj(a|e|i|u|om))");

  private static final int TEN = 10;
  private static final int HUNDRED = 100;

  private final Map<String, Integer> cardinals = new TreeMap<>();
  private final Map<String, Integer> stems = new TreeMap<>();

  /**
   * A number of years in the text.
   *
   * @param to index after its last token
   */
  record Years(int value, int to) {}

  static AgeWords load(Path language) {
    AgeWords words = new AgeWords();
    for (Table.Row row : Table.read(language.resolve("age-words.tsv")).rows()) {
      int number = Integer.parseInt(row.cell(0));
      row.list(1).forEach(w -> words.cardinals.put(w, number));
      row.list(2).forEach(w -> words.stems.put(w, number));
    }
    return words;
  }

  /** The number that begins at the token. */
  Optional<Years> number(Words words, int i, int limit) {
    if (i >= limit) {
      return Optional.empty();
    }
    if (words.form(i).matches("\\d{1,3}")) {
      return Optional.of(new Years(Integer.parseInt(words.form(i)), i + 1));
    }
    Integer first = cardinals.get(words.lower(i));
    if (first == null) {
      return Optional.empty();
    }
    int next = i + 1 < limit && words.lower(i + 1).equals("i") ? i + 2 : i + 1;
    Integer unit = next < limit ? cardinals.get(words.lower(next)) : null;
    boolean both = unit != null && first % TEN == 0 && first > TEN && unit < TEN;
    return Optional.of(both ? new Years(first + unit, next + 1) : new Years(first, i + 1));
  }

  /** The years in a word like 53-godišnji. */
  OptionalInt compound(String lower) {
    Matcher matcher = COMPOUND.matcher(lower);
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    String number = matcher.group("number");
    if (Character.isDigit(number.charAt(0))) {
      return OptionalInt.of(Integer.parseInt(number.replaceAll("\\D", "")));
    }
    Integer whole = stems.get(number);
    if (whole != null) {
      return OptionalInt.of(whole);
    }
    for (Map.Entry<String, Integer> tens : cardinals.entrySet()) {
      boolean ten =
          tens.getValue() % TEN == 0 && tens.getValue() > TEN && tens.getValue() < HUNDRED;
      if (ten && number.startsWith(tens.getKey())) {
        Integer unit = stems.get(number.substring(tens.getKey().length()));
        if (unit != null && unit < TEN) {
          return OptionalInt.of(tens.getValue() + unit);
        }
      }
    }
    return OptionalInt.empty();
  }
}
