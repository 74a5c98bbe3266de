package org.letopis.rdf;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the description of the data set says in words, in English and in both Serbian scripts: the
 * table {@code dataset.tsv} beside this class. What whoever uses the data must know of them stands
 * there too.
 */
final class DatasetNotes {

  private static final Pattern KEPT = Pattern.compile("\\{[^}]*\\}|%s");
  private static final Map<String, Map<String, String>> ALL = read();

  private DatasetNotes() {}

  /**
   * The words of that key by language tag, their {@code %s} filled in order.
   *
   * @throws IllegalArgumentException where the table has no such key
   */
  static Map<String, String> say(String key, Object... values) {
    Map<String, String> words = ALL.get(key);
    if (words == null) {
      throw new IllegalArgumentException("dataset.tsv has no \"" + key + "\"; add a line");
    }
    return values.length == 0 ? words : filled(words, values);
  }

  /** The words of that key in the place of the one {@code %s} of another, language by language. */
  static Map<String, String> within(String frame, Map<String, String> inner) {
    return say(frame).entrySet().stream()
        .collect(
            Collectors.toUnmodifiableMap(
                Map.Entry::getKey, e -> e.getValue().formatted(inner.get(e.getKey()))));
  }

  private static Map<String, String> filled(Map<String, String> words, Object... values) {
    return words.entrySet().stream()
        .collect(
            Collectors.toUnmodifiableMap(Map.Entry::getKey, e -> e.getValue().formatted(values)));
  }

  private static Map<String, Map<String, String>> read() {
    Map<String, Map<String, String>> all = new HashMap<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                DatasetNotes.class.getResourceAsStream("dataset.tsv"), StandardCharsets.UTF_8))) {
      for (String line : lines.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList()) {
        String[] cells = line.split("\t", -1);
        if (cells.length != 3) {
          throw new IllegalStateException(
              "dataset.tsv: \"" + line + "\" needs key, English, Serbian");
        }
        all.put(
            cells[0],
            Map.of("en", bare(cells[1]), "sr-Latn", bare(cells[2]), "sr-Cyrl", cyrillic(cells[2])));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("dataset.tsv is part of the program and cannot be read", e);
    }
    return Map.copyOf(all);
  }

  private static String bare(String words) {
    return words.replaceAll("[{}]", "");
  }

  private static String cyrillic(String latin) {
    StringBuilder out = new StringBuilder();
    Matcher kept = KEPT.matcher(latin);
    int from = 0;
    while (kept.find()) {
      out.append(Cyrillic.sentence(latin.substring(from, kept.start()))).append(bare(kept.group()));
      from = kept.end();
    }
    return out.append(Cyrillic.sentence(latin.substring(from))).toString();
  }
}
