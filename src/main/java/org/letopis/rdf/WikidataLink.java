package org.letopis.rdf;

import java.util.Optional;

/**
 * A link of an entity to an item of Wikidata, as {@code mappings/links/wikidata.tsv} declares it.
 *
 * @param key key of the entity
 * @param qid the item: {@code Q200061}
 * @param state how well it is confirmed
 * @param basis what it rests on, in words
 */
record WikidataLink(String key, String qid, State state, String basis) {

  WikidataLink {
    if (!qid.matches("Q[1-9][0-9]*")) {
      throw new IllegalArgumentException("\"" + qid + "\" is no id of a Wikidata item");
    }
  }

  /** How well a link is confirmed. */
  enum State {
    CONFIRMED("confirmed", "Confirmed"),
    ONE_SOURCE("one-source", "OneSource"),
    CANDIDATE("candidate", "Candidate");

    private final String word;
    private final String term;

    State(String word, String term) {
      this.word = word;
      this.term = term;
    }

    String term() {
      return term;
    }

    static Optional<State> of(String word) {
      for (State state : values()) {
        if (state.word.equals(word)) {
          return Optional.of(state);
        }
      }
      return Optional.empty();
    }
  }
}
