package org.letopis.serve.query;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How a query that met a limit could be written better: what of it is likely to be dear, by its
 * words. A guess from the text, which costs nothing; only its author knows what is meant.
 *
 * @param part what the query has
 * @param words what to do about it
 */
record Advice(Pattern part, String words) {

  private static final int MOST = 2;

  private static final Pattern SAID = Pattern.compile("\"[^\"\\n]*\"|'[^'\\n]*'|(?m:^\\s*#.*$)");

  private static final List<Advice> ALL =
      List.of(
          of(
              "\\b(regex|replace)\\s*\\(",
              "REGEX and REPLACE are tried on every value: find words with text:query, or use"
                  + " CONTAINS and STRSTARTS."),
          of(
              "(?:>|:[\\w.-]+|\\([^?${}()]*\\)|(?<![\\w?$:-])a)[*+]\\s*[?$<)\\w]",
              "A path of any length (* or +) should begin or end at a thing that is named."),
          of(
              "\\b(group_)?concat\\s*\\(",
              "CONCAT and GROUP_CONCAT hold all that they join: join less, in smaller groups."),
          of(
              "\\border\\s+by\\b",
              "ORDER BY holds all rows before it gives the first: select fewer of them, and fewer"
                  + " columns."),
          of("\\bdistinct\\b", "DISTINCT holds all rows that it has given: select fewer columns."),
          of(
              "\\b(optional|minus|exists)\\b",
              "OPTIONAL, MINUS and EXISTS should share a variable with what stands before them."),
          of(
              "text:query|text#query",
              "A search for words that begin with a wildcard or a single letter finds everything."));

  private static final String ALWAYS =
      "Name the kind, the document or the place that you want, let patterns share variables, and set"
          + " a LIMIT.";

  private static Advice of(String part, String words) {
    return new Advice(Pattern.compile(part, Pattern.CASE_INSENSITIVE), words);
  }

  /** What to do about a query that is too dear. */
  static String on(String query) {
    String code = SAID.matcher(query).replaceAll(" ");
    List<String> advice = new ArrayList<>();
    ALL.stream()
        .filter(a -> a.part().matcher(code).find())
        .limit(MOST)
        .forEach(a -> advice.add(a.words()));
    advice.add(ALWAYS);
    return String.join(" ", advice);
  }
}
