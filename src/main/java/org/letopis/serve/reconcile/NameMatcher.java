package org.letopis.serve.reconcile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.FoldedName;

/**
 * Finds entities by names, blind to script, diacritics and case, in any Serbian case, and with
 * letters that are wrong.
 *
 * <p>Scores: 100 its label; 97 another name of it; 93 a case form of a name; below 90 by how much
 * of the name is the same: 90 times the likeness of the letters, and of the words where one name
 * has more of them.
 */
final class NameMatcher {

  private static final double LABEL = 100;
  private static final double OTHER = 97;
  private static final double FORM = 93;
  private static final double LIKE = 90;
  private static final double LEAST = 55;

  /** So many names that share most groups of three letters are looked at letter by letter. */
  private static final int LOOKED_AT = 60;

  private final Map<String, Map<Integer, Double>> exact = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<Integer> owners = new ArrayList<>();
  private final Map<String, List<Integer>> byTrigram = new HashMap<>();
  private final Set<String> prepositions;

  /**
   * A matcher.
   *
   * @param entities what is to be found; results are indexes into it
   * @param paradigms makes the case forms of names
   * @param prepositions words that can stand before a name and are no part of it, folded
   */
  NameMatcher(List<Known> entities, Paradigms paradigms, Set<String> prepositions) {
    this.prepositions = Set.copyOf(prepositions);
    for (int i = 0; i < entities.size(); i++) {
      Set<String> seen = new HashSet<>();
      for (Known.Name name : entities.get(i).names()) {
        add(i, name, seen, paradigms);
      }
    }
  }

  private void add(int owner, Known.Name name, Set<String> seen, Paradigms paradigms) {
    String folded = FoldedName.fold(name.text());
    if (folded.isEmpty()) {
      return;
    }
    exactly(folded, owner, name.main() ? LABEL : OTHER);
    if (isSerbian(name)) {
      for (String form : paradigms.forms(name.text().strip().replaceAll("\\s+", " ")).keySet()) {
        exactly(FoldedName.fold(form), owner, FORM);
      }
    }
    if (seen.add(folded)) {
      int number = names.size();
      names.add(folded);
      owners.add(owner);
      trigrams(folded)
          .forEach(t -> byTrigram.computeIfAbsent(t, key -> new ArrayList<>()).add(number));
    }
  }

  /** Case forms are made of Serbian Latin; a name without a language may be one. */
  private static boolean isSerbian(Known.Name name) {
    return (name.tag().equals("sr-Latn") || name.tag().isEmpty())
        && name.text()
            .codePoints()
            .noneMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.CYRILLIC);
  }

  private void exactly(String folded, int owner, double score) {
    exact.computeIfAbsent(folded, key -> new TreeMap<>()).merge(owner, score, Math::max);
  }

  /**
   * The score of every entity that a query may mean, by its index.
   *
   * @param query a name as people write it: "u Lipljanu", "ЛИПЉАН", "Lipjan"
   */
  Map<Integer, Double> scores(String query) {
    String folded = FoldedName.fold(query);
    if (folded.isEmpty()) {
      return Map.of();
    }
    Map<Integer, Double> scores = new TreeMap<>();
    for (String form : forms(folded)) {
      exact
          .getOrDefault(form, Map.of())
          .forEach((owner, score) -> scores.merge(owner, score, Math::max));
    }
    like(bare(folded)).forEach((owner, score) -> scores.merge(owner, score, Math::max));
    return scores;
  }

  /** The names that begin so, by index of their owners; the shortest first. */
  List<Integer> beginning(String prefix) {
    String folded = FoldedName.fold(prefix);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).startsWith(folded) || names.get(i).contains(" " + folded)) {
        found.add(i);
      }
    }
    return found.stream()
        .sorted(
            Comparator.comparing((Integer i) -> !names.get(i).startsWith(folded))
                .thenComparing(i -> names.get(i).length())
                .thenComparing(names::get)
                .thenComparing(owners::get))
        .map(owners::get)
        .distinct()
        .toList();
  }

  private List<String> forms(String folded) {
    String bare = bare(folded);
    return bare.equals(folded) ? List.of(folded) : List.of(folded, bare);
  }

  /** Without the prepositions before it. */
  private String bare(String folded) {
    String rest = folded;
    int space = rest.indexOf(' ');
    while (space > 0 && prepositions.contains(rest.substring(0, space))) {
      rest = rest.substring(space + 1);
      space = rest.indexOf(' ');
    }
    return rest;
  }

  private Map<Integer, Double> like(String query) {
    Map<Integer, Integer> shared = new HashMap<>();
    Set<String> trigrams = trigrams(query);
    trigrams.forEach(
        t -> byTrigram.getOrDefault(t, List.of()).forEach(n -> shared.merge(n, 1, Integer::sum)));
    Map<Integer, Double> scores = new TreeMap<>();
    shared.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<Integer, Integer> e) -> -dice(e, trigrams.size()))
                .thenComparing(Map.Entry::getKey))
        .limit(LOOKED_AT)
        .forEach(
            e -> {
              double score = LIKE * Likeness.of(query, names.get(e.getKey()));
              if (score >= LEAST) {
                scores.merge(owners.get(e.getKey()), score, Math::max);
              }
            });
    return scores;
  }

  private double dice(Map.Entry<Integer, Integer> shared, int size) {
    return 2.0 * shared.getValue() / (size + trigrams(names.get(shared.getKey())).size());
  }

  private static Set<String> trigrams(String folded) {
    String padded = "  " + folded + " ";
    Set<String> trigrams = new HashSet<>();
    for (int i = 0; i + 3 <= padded.length(); i++) {
      trigrams.add(padded.substring(i, i + 3));
    }
    return trigrams;
  }
}
