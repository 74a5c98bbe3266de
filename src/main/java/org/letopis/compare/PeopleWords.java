package org.letopis.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Reading;
import org.letopis.link.FoldedName;
import org.letopis.link.Rows;
import org.letopis.text.Script;

/** Nouns and adjectives by which texts name a people and what is its own. */
final class PeopleWords {

  /** No people is known. */
  static final PeopleWords NONE = new PeopleWords(form -> List.of(), Map.of(), Set.of());

  private static final int SERBIAN = 2;
  private static final int NOUNS = 1;
  private static final int ADJECTIVES = 2;
  private static final int CLASS = 3;

  private final Function<String, List<Reading>> forms;
  private final Map<String, Set<String>> lemmas;
  private final Set<String> local;

  /**
   * @param lemmas by the folded Serbian name of the people, in lower case
   * @param local lemmas of the words that say that people live where it happened
   */
  private PeopleWords(
      Function<String, List<Reading>> forms, Map<String, Set<String>> lemmas, Set<String> local) {
    this.forms = forms;
    this.lemmas = lemmas;
    this.local = local;
  }

  /**
   * Reads the names of {@code groups.tsv} and the words of {@code sr/peoples.tsv} and {@code
   * sr/local-words.tsv}.
   */
  static PeopleWords read(Path mappings, Dictionary dictionary) throws IOException {
    Map<String, String> names = new HashMap<>();
    Rows.read(mappings.resolve("groups.tsv"), SERBIAN + 1)
        .forEach(row -> names.put(row.get(1), FoldedName.fold(row.get(SERBIAN))));
    Map<String, Set<String>> lemmas = new HashMap<>();
    for (List<String> row : Rows.read(mappings.resolve("sr").resolve("peoples.tsv"), CLASS + 1)) {
      if (row.get(CLASS).equals("people") && names.containsKey(row.getFirst())) {
        Set<String> of = lemmas.computeIfAbsent(names.get(row.getFirst()), n -> new HashSet<>());
        add(row.get(NOUNS), of);
        add(row.get(ADJECTIVES), of);
      }
    }
    Set<String> local = new HashSet<>();
    Rows.read(mappings.resolve("sr").resolve("local-words.tsv"), 1)
        .forEach(row -> local.add(row.getFirst()));
    return new PeopleWords(dictionary::readings, lemmas, local);
  }

  private static void add(String cell, Set<String> lemmas) {
    Arrays.stream(cell.split("\\|"))
        .filter(word -> !word.isEmpty())
        .forEach(word -> lemmas.add(word.toLowerCase(Locale.ROOT)));
  }

  /** Whether the description begins with the people's name or adjective: "Danish soldiers". */
  boolean describeMembers(String description, String people) {
    List<String> words = words(description);
    return !words.isEmpty() && isOf(words.getFirst(), people);
  }

  /** Whether both are the same people of the place: "local Danes", "Danes who live there". */
  boolean areSameLocals(String one, String other) {
    List<String> a = words(FoldedName.fold(one));
    List<String> b = words(FoldedName.fold(other));
    return a.size() > 1
        && b.size() > 1
        && a.subList(1, a.size()).equals(b.subList(1, b.size()))
        && isLocal(words(one).getFirst())
        && isLocal(words(other).getFirst());
  }

  private boolean isLocal(String word) {
    return forms.apply(word).stream()
        .anyMatch(reading -> local.contains(reading.lemma().toLowerCase(Locale.ROOT)));
  }

  /** Whether one of the words names the people or what is its own: "from a Danish village". */
  boolean mention(String text, String people) {
    return words(text).stream().anyMatch(word -> isOf(word, people));
  }

  private boolean isOf(String word, String people) {
    Set<String> of = lemmas.getOrDefault(FoldedName.fold(people), Set.of());
    return !of.isEmpty()
        && forms.apply(word).stream()
            .anyMatch(reading -> of.contains(reading.lemma().toLowerCase(Locale.ROOT)));
  }

  /** The words of a text in canonical Latin, as it writes them. */
  static List<String> words(String text) {
    return Arrays.stream(text.split("[^\\p{L}]+"))
        .filter(word -> !word.isEmpty())
        .map(Script::latin)
        .toList();
  }
}
