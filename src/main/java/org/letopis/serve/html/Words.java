package org.letopis.serve.html;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.rdf.Cyrillic;

/**
 * What the pages themselves say, in one language: the table {@code words.tsv} beside this class.
 * The Cyrillic is made of the Latin.
 */
public final class Words {

  private static final Pattern KEPT = Pattern.compile("\\{[^}]*\\}|%s");
  private static final Map<Language, Words> ALL = read();

  private final Map<String, String> byKey;

  private Words(Map<String, String> byKey) {
    this.byKey = Map.copyOf(byKey);
  }

  /** The words in that language. */
  public static Words in(Language language) {
    return ALL.get(language);
  }

  /**
   * The words of that key.
   *
   * @throws IllegalArgumentException where the table has no such key
   */
  public String say(String key) {
    String words = byKey.get(key);
    if (words == null) {
      throw new IllegalArgumentException("words.tsv has no \"" + key + "\"; add a line");
    }
    return words;
  }

  /** The same with its {@code %s} filled, in order. */
  public String say(String key, Object... values) {
    return say(key).formatted(values);
  }

  /** Whether the table has that key. */
  public boolean knows(String key) {
    return byKey.containsKey(key);
  }

  public Set<String> keys() {
    return byKey.keySet();
  }

  private static Map<Language, Words> read() {
    Map<Language, Map<String, String>> tables = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      tables.put(language, new HashMap<>());
    }
    for (String line : lines()) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != 3) {
        throw new IllegalStateException("words.tsv: \"" + line + "\" needs key, English, Serbian");
      }
      tables.get(Language.ENGLISH).put(cells[0], cells[1]);
      tables.get(Language.LATIN).put(cells[0], cells[2].replaceAll("[{}]", ""));
      tables.get(Language.CYRILLIC).put(cells[0], cyrillic(cells[2]));
    }
    Map<Language, Words> words = new EnumMap<>(Language.class);
    tables.forEach((language, table) -> words.put(language, new Words(table)));
    return words;
  }

  /** Names in braces are written the same in both scripts; so are the gaps. */
  private static String cyrillic(String latin) {
    StringBuilder out = new StringBuilder();
    Matcher kept = KEPT.matcher(latin);
    int from = 0;
    while (kept.find()) {
      out.append(Cyrillic.sentence(latin.substring(from, kept.start())));
      out.append(kept.group().replaceAll("[{}]", ""));
      from = kept.end();
    }
    return out.append(Cyrillic.sentence(latin.substring(from))).toString();
  }

  private static List<String> lines() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Words.class.getResourceAsStream("words.tsv"), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("words.tsv is part of the program and cannot be read", e);
    }
  }
}
