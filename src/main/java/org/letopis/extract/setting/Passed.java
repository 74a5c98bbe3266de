package org.letopis.extract.setting;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Phrases;

/**
 * The settlements in which a paragraph has said that something was. Where it tells of one and then
 * of another, it is not said to which it comes back.
 *
 * @param paragraph the paragraph
 * @param labels the settlements, by their labels
 */
record Passed(int paragraph, Set<String> labels) {

  static final Passed NONE = new Passed(-1, Set.of());

  /** Copies the labels. */
  Passed {
    labels = Set.copyOf(labels);
  }

  /** Whether the paragraph of a sentence has told of more than one before it. */
  boolean isAmong(Phrases phrases) {
    return paragraph == phrases.sentence().paragraph() && labels.size() > 1;
  }

  /**
   * The same after a sentence. One that names several at once announces them and changes nothing:
   * "protesti su održani u Nišu i Čačku. U Nišu je razbijen izlog."
   *
   * @param told where was what the sentence told
   */
  Passed and(Phrases phrases, List<Mentioned> told) {
    int here = phrases.sentence().paragraph();
    Set<String> all = new HashSet<>(here == paragraph ? labels : Set.of());
    if (told.size() == 1) {
      all.add(told.getFirst().label());
    }
    return new Passed(here, all);
  }
}
