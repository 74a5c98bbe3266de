package org.letopis.serve.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Language;

/**
 * A question that figures answer.
 *
 * @param key its anchor
 * @param kinds the kinds of claims that answer it
 * @param units what they count, what is asked for first
 * @param labels the question in words, by language
 */
record Question(String key, List<String> kinds, List<String> units, Map<Language, String> labels) {

  Question {
    kinds = List.copyOf(kinds);
    units = List.copyOf(units);
    labels = Map.copyOf(labels);
  }

  /** Whether a claim answers it. */
  boolean asks(Stated claim) {
    return kind(claim).filter(kinds::contains).isPresent()
        && unit(claim).filter(units::contains).isPresent();
  }

  /** Whether a claim counts only a part of what is asked for. */
  boolean countsPart(Stated claim) {
    return !unit(claim).equals(units.stream().findFirst());
  }

  static Optional<String> kind(Stated claim) {
    return claim.view().kind().map(k -> k.getURI().substring(Onto.NS.length()));
  }

  static Optional<String> unit(Stated claim) {
    return claim.view().unit().map(Keys::last);
  }
}
