package org.letopis.lexicon;

import java.io.IOException;
import java.net.URL;
import java.util.Optional;
import java.util.stream.Stream;
import morfologik.stemming.DictionaryLookup;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.text.Script;

/** Puts Serbian nouns and adjectives into the nominative. Safe for use by several threads. */
public final class Inflector {

  private final ThreadLocal<DictionaryLookup> forms;

  private Inflector(morfologik.stemming.Dictionary dictionary) {
    this.forms = ThreadLocal.withInitial(() -> new DictionaryLookup(dictionary));
  }

  /**
   * Reads the synthesis dictionary from language-sr.
   *
   * @throws IOException when it is not on the class path or cannot be read
   */
  public static Inflector load() throws IOException {
    String name = "/org/languagetool/resource/sr/dictionary/ekavian/serbian_synth.dict";
    URL place = Inflector.class.getResource(name);
    if (place == null) {
      throw new IOException(name + ": not on the class path; add the library language-sr");
    }
    return new Inflector(morfologik.stemming.Dictionary.read(place));
  }

  /** The nominative of a noun, in Latin; empty where the dictionary does not know the noun. */
  public Optional<String> noun(String lemma, Gender gender, Number number) {
    return Stream.of("ZA", "VL", "ZB")
        .map(sort -> "IM:%s:%s:%s:NO".formatted(sort, code(gender), code(number)))
        .flatMap(tag -> form(lemma, tag).stream())
        .map(found -> number == Number.PLURAL ? withoutDental(found) : found)
        .findFirst();
  }

  /** "ostaci", "očevici": t and d are not written before this c. */
  private static String withoutDental(String plural) {
    boolean dental = plural.endsWith("tci") || plural.endsWith("dci");
    return dental ? plural.substring(0, plural.length() - 3) + "ci" : plural;
  }

  /** The nominative of an adjective or participle, in Latin, definite where it has such a form. */
  public Optional<String> adjective(String lemma, Gender gender, Number number) {
    return Stream.of("OP", "PC", "PS")
        .flatMap(
            sort -> Stream.of(":OR", ":NE", "").map(end -> "PR:" + sort + ":PO:%s:%s:NO" + end))
        .map(tag -> tag.formatted(code(gender), code(number)))
        .flatMap(tag -> form(lemma, tag).stream())
        .findFirst();
  }

  private Optional<String> form(String lemma, String tag) {
    return forms.get().lookup(Script.cyrillic(lemma) + "|" + tag).stream()
        .map(found -> Script.latin(found.getStem().toString()))
        .findFirst();
  }

  private static String code(Gender gender) {
    return switch (gender) {
      case MASCULINE -> "MU";
      case FEMININE -> "ZE";
      case NEUTER -> "SR";
    };
  }

  private static String code(Number number) {
    return switch (number) {
      case SINGULAR -> "0J";
      case PLURAL -> "0M";
    };
  }
}
