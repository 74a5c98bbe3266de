package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/**
 * A place of the text where a person is named, with all that the words can mean.
 *
 * @param from index of its first token
 * @param to index after its last token
 * @param candidates what the name can be; empty where it is the name of something else
 */
record PersonMention(int from, int to, List<Candidate> candidates) {

  /**
   * One meaning of the words.
   *
   * @param given the given name, nominative; empty where only the surname stands
   * @param surname the surname, nominative; empty where there is none
   * @param gender of the person
   * @param cases the cases in which the words stand
   * @param score how well it fits what stands around it
   */
  record Candidate(String given, String surname, Gender gender, Set<Case> cases, int score) {
    String name() {
      return (given + " " + surname).strip();
    }

    Candidate plus(int more) {
      return new Candidate(given, surname, gender, cases, score + more);
    }
  }

  PersonMention {
    candidates = List.copyOf(candidates);
  }

  /** The candidate that fits best; empty where two different names fit equally well. */
  Optional<Candidate> best() {
    Candidate first = null;
    for (Candidate each : candidates) {
      first = first == null || each.score() > first.score() ? each : first;
    }
    if (first == null) {
      return Optional.empty();
    }
    for (Candidate each : candidates) {
      if (each != first && each.score() == first.score() && !each.name().equals(first.name())) {
        return Optional.empty();
      }
    }
    return Optional.of(first);
  }
}
