package org.letopis.extract.speech;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/** The full names of the persons that a document names. */
final class FullNames {

  private static final int LONGEST_ENDING = 2;
  private static final int SHORTEST_SURNAME = 3;

  private final Map<String, Set<String>> bySurname = new HashMap<>();

  FullNames(List<Phrases> sentences) {
    sentences.stream()
        .flatMap(s -> s.all().stream())
        .filter(n -> n.sort() == Sort.PERSON)
        .flatMap(n -> n.named().stream())
        .map(Mentioned::label)
        .filter(label -> label.contains(" "))
        .forEach(l -> bySurname.computeIfAbsent(last(l), k -> new TreeSet<>()).add(l));
  }

  private static String last(String label) {
    return label.substring(label.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
  }

  /** The one person of the document who bears that surname. */
  Optional<Mentioned> of(String surname) {
    return unique(last(surname));
  }

  /** A surname alone, in any case: the one person of the document who bears it. */
  Optional<Mentioned> of(Words words, Nominal nominal) {
    int i = nominal.to() - 1;
    if (!words.token(i).isWord() || !words.token(i).isCapitalised()) {
      return Optional.empty();
    }
    String form = words.lower(i);
    for (int cut = 0; cut <= LONGEST_ENDING && form.length() - cut > SHORTEST_SURNAME; cut++) {
      Optional<Mentioned> found = unique(form.substring(0, form.length() - cut));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Mentioned> unique(String surname) {
    Set<String> found = bySurname.getOrDefault(surname, Set.of());
    return found.size() == 1
        ? Optional.of(Mentioned.named(found.iterator().next()))
        : Optional.empty();
  }
}
