package org.letopis.serve.html;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.letopis.rdf.Cyrillic;

/**
 * What the graph says in English alone (grounds of decisions, who uses a name), as Serbian pages
 * say it: the table {@code phrases.tsv} beside this class.
 */
final class Phrases {

  /** Names in braces, and what fills a gap, are not ours to respell. */
  private static final Pattern KEPT = Pattern.compile("\\{([^}]*)\\}|(%s)");

  private static final List<Phrase> ALL = read();

  private Phrases() {}

  /** A line of the table. */
  private record Phrase(Pattern english, String serbian, int letters) {}

  /**
   * The phrase as HTML in a language; one that the table does not have is marked as English on a
   * Serbian page.
   */
  static String html(String english, Language language) {
    if (language == Language.ENGLISH) {
      return Html.escape(english);
    }
    for (Phrase phrase : ALL) {
      Matcher said = phrase.english().matcher(english);
      if (said.matches()) {
        return filled(phrase.serbian(), said, language);
      }
    }
    return Html.inLanguage(english, "en");
  }

  private static String filled(String serbian, Matcher said, Language language) {
    StringBuilder html = new StringBuilder();
    Matcher kept = KEPT.matcher(serbian);
    int from = 0;
    int gap = 0;
    while (kept.find()) {
      html.append(ours(serbian.substring(from, kept.start()), language));
      String fixed = kept.group(1);
      if (fixed == null || fixed.equals("%s")) {
        gap++;
        String value = said.group(gap);
        html.append(value.matches("\\d+") ? value : Html.proper(value));
      } else {
        html.append(Html.proper(fixed));
      }
      from = kept.end();
    }
    return html.append(ours(serbian.substring(from), language)).toString();
  }

  private static String ours(String latin, Language language) {
    return Html.escape(language == Language.CYRILLIC ? Cyrillic.sentence(latin) : latin);
  }

  private static List<Phrase> read() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Phrases.class.getResourceAsStream("phrases.tsv"), StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(l -> !l.isBlank() && !l.startsWith("#"))
          .map(Phrases::line)
          .sorted(Comparator.comparing(p -> -p.letters()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("phrases.tsv is part of the program and cannot be read", e);
    }
  }

  private static Phrase line(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != 2) {
      throw new IllegalStateException("phrases.tsv: \"" + line + "\" needs English and Serbian");
    }
    String pattern =
        Arrays.stream(cells[0].split("%s", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining("(.+)"));
    return new Phrase(Pattern.compile(pattern), cells[1], cells[0].length());
  }
}
