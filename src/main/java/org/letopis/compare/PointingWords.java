package org.letopis.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Reading;
import org.letopis.link.Rows;

/**
 * Words by which a text points back to accusations that it has told, and says of them that they are
 * false.
 */
final class PointingWords {

  /** No word is known. */
  static final PointingWords NONE = new PointingWords(form -> List.of(), Map.of(), Map.of());

  /** A negation stands so many words at most before the word that it negates: "nisu bile tačne". */
  private static final int NEGATION_REACH = 3;

  /** Between an adjective and its noun there stands one more at most: "lažne medijske kampanje". */
  private static final int NOUN_REACH = 2;

  private final Function<String, List<Reading>> forms;
  private final Map<String, Set<String>> roles;
  private final Map<String, String> truth;

  private PointingWords(
      Function<String, List<Reading>> forms,
      Map<String, Set<String>> roles,
      Map<String, String> truth) {
    this.forms = forms;
    this.roles = roles;
    this.truth = truth;
  }

  /** Reads {@code pointing-words.tsv} and {@code falsehood.tsv} of a language folder. */
  static PointingWords read(Path language, Dictionary dictionary) throws IOException {
    Map<String, String> truth = new HashMap<>();
    Rows.read(language.resolve("falsehood.tsv"), 2)
        .forEach(row -> truth.put(row.get(0), row.get(1)));
    Map<String, Set<String>> roles =
        Rows.read(language.resolve("pointing-words.tsv"), 2).stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.get(1), Collectors.mapping(List::getFirst, Collectors.toSet())));
    return new PointingWords(dictionary::readings, roles, truth);
  }

  /** To how many accusations the words point back. */
  enum Pointing {
    NOWHERE,
    TO_THE_LAST,
    TO_ALL
  }

  /** "odbacio je te optužbe" points to all that were told, "tu optužbu" to the last one. */
  Pointing pointing(String quote) {
    List<String> words = PeopleWords.words(quote);
    return IntStream.range(0, words.size())
        .filter(i -> has(words.get(i), this::isPointer))
        .filter(i -> words.subList(i + 1, words.size()).stream().noneMatch(of("opener")::contains))
        .mapToObj(
            i ->
                has(words.get(i), r -> isPointer(r) && isPlural(r))
                    ? Pointing.TO_ALL
                    : Pointing.TO_THE_LAST)
        .findFirst()
        .orElse(Pointing.NOWHERE);
  }

  /** Whether the words after the noun that points back say that what it points to is not so. */
  boolean saysFalse(String quote) {
    List<String> words = PeopleWords.words(quote);
    int noun =
        IntStream.range(0, words.size())
            .filter(i -> has(words.get(i), this::isPointer))
            .findFirst()
            .orElse(words.size());
    return IntStream.range(noun + 1, words.size())
        .anyMatch(
            i ->
                (is(words, i, "false") || is(words, i, "lie")) && !isNegated(words, i)
                    || (is(words, i, "true") || is(words, i, "truth")) && isNegated(words, i));
  }

  /**
   * Whether the words call something false that is told or charged: "a false campaign", "untrue
   * accusations", not "false policemen".
   */
  boolean callsFalse(String quote) {
    List<String> words = PeopleWords.words(quote);
    return IntStream.range(0, words.size())
        .filter(i -> is(words, i, "false") && !isNegated(words, i))
        .anyMatch(
            i ->
                IntStream.range(i + 1, Math.min(words.size(), i + 1 + NOUN_REACH))
                    .anyMatch(j -> is(words, j, "content") || has(words.get(j), this::isPointer)));
  }

  private boolean isPointer(Reading reading) {
    return of("pointer").contains(reading.lemma());
  }

  /**
   * "tvrdnja" is one claim; that it can also be "of claims" is no reason to hold it for several.
   */
  private static boolean isPlural(Reading reading) {
    return reading.number().filter(n -> n == Reading.Number.PLURAL).isPresent()
        && (reading.is(Reading.Case.NOMINATIVE) || reading.is(Reading.Case.ACCUSATIVE));
  }

  private boolean is(List<String> words, int i, String role) {
    return has(words.get(i), reading -> role.equals(truth.get(reading.lemma())));
  }

  private boolean has(String form, Predicate<Reading> wanted) {
    return forms.apply(form).stream().anyMatch(wanted);
  }

  private boolean isNegated(List<String> words, int i) {
    return words.subList(Math.max(0, i - NEGATION_REACH), i).stream()
        .anyMatch(of("negation")::contains);
  }

  private Set<String> of(String role) {
    return roles.getOrDefault(role, Set.of());
  }
}
