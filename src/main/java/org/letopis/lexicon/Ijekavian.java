package org.letopis.lexicon;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Turns ijekavian words into the ekavian ones that they may answer to. */
final class Ijekavian {

  private static final Pattern YAT = Pattern.compile("ije|je");

  private Ijekavian() {}

  /**
   * What {@code word} could be in ekavian: each ije or je as e, one at a time and all together.
   *
   * @return guesses, for a dictionary to choose from; never {@code word} itself
   */
  static Stream<String> ekavian(String word) {
    Set<String> guesses = new LinkedHashSet<>();
    Matcher matcher = YAT.matcher(word);
    while (matcher.find()) {
      guesses.add(word.substring(0, matcher.start()) + "e" + word.substring(matcher.end()));
    }
    guesses.add(matcher.replaceAll("e"));
    guesses.remove(word);
    return guesses.stream();
  }
}
