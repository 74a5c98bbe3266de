package org.letopis.cli;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.link.FoldedName;

/**
 * The name of a person who is withdrawn on request, in any order and case.
 *
 * @param stems its words without their endings
 */
record WithdrawnName(Set<String> stems) {

  /** So many letters of a name stay when its ending changes. */
  private static final int LETTERS = 5;

  WithdrawnName {
    stems = Set.copyOf(stems);
  }

  WithdrawnName(String name) {
    this(new HashSet<>(stems(name).toList()));
  }

  /** Whether a label has all words of the name. */
  boolean isMeantBy(String label) {
    return new HashSet<>(stems(label).toList()).containsAll(stems);
  }

  /** Whether the words of the name stand beside each other in a text. */
  boolean standsIn(String text) {
    List<String> words = stems(text).toList();
    for (int i = 0; i + stems.size() <= words.size(); i++) {
      if (new HashSet<>(words.subList(i, i + stems.size())).equals(stems)) {
        return true;
      }
    }
    return false;
  }

  private static Stream<String> stems(String words) {
    return Arrays.stream(FoldedName.fold(words).split(" "))
        .map(word -> word.length() > LETTERS ? word.substring(0, LETTERS) : stem(word));
  }

  /** A short word without the vowel that it ends in: "Ana" and "Ane". */
  private static String stem(String word) {
    return word.matches(".+[aeiou]") ? word.substring(0, word.length() - 1) : word;
  }
}
