package org.letopis.serve.html;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.letopis.rdf.Cyrillic;
import org.letopis.text.Script;

/**
 * In which script quotes are shown. As they stand in their texts unless a reader asks for the other
 * one, which helps reading and is no quotation any more.
 */
public enum Quotes {
  /** As the texts have them. */
  AS_WRITTEN(""),
  /** Every quote in Latin script. */
  LATIN("latin"),
  /** Every quote in Cyrillic script. */
  CYRILLIC("cyrillic");

  /** The parameter of an address that says it. */
  public static final String PARAMETER = "quotes";

  private static final Pattern WORD = Pattern.compile("\\p{L}+");

  private final String value;

  Quotes(String value) {
    this.value = value;
  }

  /** The value of the parameter; empty where there is none to be given. */
  public String value() {
    return value;
  }

  /** The key of its name in {@code words.tsv}. */
  public String key() {
    return value.isEmpty() ? "quotes.written" : "quotes." + value;
  }

  /** What a value of the parameter means; empty where it means nothing. */
  public static Optional<Quotes> ofValue(String value) {
    return Arrays.stream(values()).filter(q -> q.value.equals(value)).findFirst();
  }

  static Quotes of(Optional<String> value) {
    return value.flatMap(Quotes::ofValue).orElse(AS_WRITTEN);
  }

  /** The words of a Serbian text in this script; words of other languages stay as they are. */
  public String show(String text, String tag) {
    if (this == AS_WRITTEN || !tag.startsWith("sr")) {
      return text;
    }
    return this == LATIN
        ? WORD.matcher(text).replaceAll(word -> Script.latin(word.group()))
        : Cyrillic.fromLatin(text);
  }

  /** The tag of Serbian words by the script that they are written in. */
  public static String tagOf(String words) {
    boolean cyrillic =
        words
            .codePoints()
            .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.CYRILLIC);
    return cyrillic ? "sr-Cyrl" : "sr-Latn";
  }

  /** Words of a text as an inline quotation. */
  public String html(String text, String tag) {
    return "<q lang=\"%s\">%s</q>".formatted(Html.escape(tag(tag)), Html.escape(show(text, tag)));
  }

  /** The tag of a text that is shown so. */
  public String tag(String tag) {
    if (!tag.startsWith("sr")) {
      return tag;
    }
    return switch (this) {
      case AS_WRITTEN -> tag;
      case LATIN -> "sr-Latn";
      case CYRILLIC -> "sr-Cyrl";
    };
  }
}
