package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/**
 * Gives back the signs over letters to texts that are written without them: "kuca" is kuća. Only
 * the forms of the tokens change, not where they stand; quotes are the text's own letters. Of the
 * words that a spelling can stand for the most frequent one is taken; words that the frequencies of
 * the dictionary do not tell apart are in {@code sr/bare-words.tsv}.
 */
final class Diacritics {

  /** A text with so many letters and no sign over any of them was written without. */
  private static final int ENOUGH = 150;

  /** No more spellings of one word are tried. */
  private static final int MOST = 128;

  private static final String SIGNED = "čćšžđČĆŠŽĐ";

  /** Vasic: surnames end so in ć and never in c. */
  private static final Pattern SURNAME = Pattern.compile("\\p{Lu}\\p{L}{2,}i[cč]");

  private final Dictionary dictionary;
  private final Gazetteer gazetteer;
  private final Map<String, String> listed = new HashMap<>();

  private Diacritics(Dictionary dictionary, Gazetteer gazetteer) {
    this.dictionary = dictionary;
    this.gazetteer = gazetteer;
  }

  /**
   * Reads {@code sr/bare-words.tsv}.
   *
   * @throws IOException when it cannot be read
   */
  static Diacritics load(Path mappings, Dictionary dictionary, Gazetteer gazetteer)
      throws IOException {
    Diacritics diacritics = new Diacritics(dictionary, gazetteer);
    for (WordTable.Row row : WordTable.read(mappings.resolve("sr/bare-words.tsv"), 2)) {
      diacritics.listed.put(row.cell(0), row.cell(1));
    }
    return diacritics;
  }

  /** The tokens with their signs given back, where the text was written without. */
  List<Token> restored(String text, List<Token> tokens, List<Sentence> sentences) {
    if (!isBare(text)) {
      return tokens;
    }
    Set<Integer> first = sentences.stream().map(Sentence::from).collect(Collectors.toSet());
    return tokens.stream().map(t -> restored(t, !first.contains(t.index()))).toList();
  }

  private static boolean isBare(String text) {
    int letters = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (SIGNED.indexOf(c) >= 0
          || Character.isLetter(c)
              && Character.UnicodeScript.of(c) != Character.UnicodeScript.LATIN) {
        return false;
      }
      letters += Character.isLetter(c) ? 1 : 0;
    }
    return letters >= ENOUGH;
  }

  private Token restored(Token token, boolean inside) {
    if (!token.isWord()) {
      return token;
    }
    Optional<String> name =
        inside && token.isCapitalised() && !gazetteer.knows(token.form())
            ? spellings(token.form()).stream().filter(gazetteer::knows).findFirst()
            : Optional.empty();
    String form =
        name.orElseGet(
            () ->
                Arrays.stream(token.form().split("-", -1))
                    .map(this::best)
                    .collect(Collectors.joining("-")));
    return form.equals(token.form())
        ? token
        : new Token(
            token.index(), form, token.start(), token.end(), token.shape(), token.spaceBefore());
  }

  private String best(String bare) {
    if (bare.isEmpty()) {
      return bare;
    }
    String known = listed.get(bare.toLowerCase(Locale.ROOT));
    if (known != null) {
      return Character.isUpperCase(bare.charAt(0))
          ? known.substring(0, 1).toUpperCase(Locale.ROOT) + known.substring(1)
          : known;
    }
    String best = bare;
    int most = dictionary.frequency(bare);
    for (String spelling : spellings(bare)) {
      int frequency = dictionary.frequency(spelling);
      if (frequency > most) {
        most = frequency;
        best = spelling;
      }
    }
    if (most < 0 && Character.isUpperCase(bare.charAt(0)) && !gazetteer.knows(bare)) {
      best = spellings(bare).stream().filter(gazetteer::knows).findFirst().orElse(bare);
    }
    return SURNAME.matcher(best).matches() ? best.substring(0, best.length() - 1) + "ć" : best;
  }

  /** What the letters can stand for, those with fewer signs first. */
  private static List<String> spellings(String bare) {
    List<String> all = List.of("");
    int i = 0;
    while (i < bare.length()) {
      boolean pair = bare.startsWith("dj", i) || bare.startsWith("Dj", i);
      String own = pair ? bare.substring(i, i + 2) : bare.substring(i, i + 1);
      List<String> next = new ArrayList<>();
      for (String letter : letters(own)) {
        if (next.size() + all.size() <= MOST || letter.equals(own)) {
          all.forEach(start -> next.add(start + letter));
        }
      }
      all = next;
      i += own.length();
    }
    return all;
  }

  private static List<String> letters(String own) {
    return switch (own) {
      case "c" -> List.of("c", "č", "ć");
      case "C" -> List.of("C", "Č", "Ć");
      case "s" -> List.of("s", "š");
      case "S" -> List.of("S", "Š");
      case "z" -> List.of("z", "ž");
      case "Z" -> List.of("Z", "Ž");
      case "dj" -> List.of("dj", "đ");
      case "Dj" -> List.of("Dj", "Đ");
      default -> List.of(own);
    };
  }
}
