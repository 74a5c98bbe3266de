package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.extract.phrase.Words;

/**
 * The attributions of a document by its sentences: a document of many sentences has many, and each
 * claim asks for those of its own.
 */
public final class Cited {

  private final Words words;
  private final Map<Integer, List<Attribution>> holding = new HashMap<>();
  private final Map<Integer, List<Attribution>> said = new HashMap<>();
  private final Set<String> names = new HashSet<>();

  /** Keeps the order of the attributions. */
  public Cited(Words words, List<Attribution> attributions) {
    this.words = words;
    for (Attribution attribution : attributions) {
      add(said, words.sentenceOf(attribution.at()), attribution);
      attribution.sources().forEach(source -> names.add(source.label()));
      Attribution.Span scope = attribution.scope();
      if (scope.length() > 0) {
        int last = words.sentenceOf(scope.to() - 1);
        for (int s = words.sentenceOf(scope.from()); s <= last; s++) {
          add(holding, s, attribution);
        }
      }
    }
  }

  private static void add(Map<Integer, List<Attribution>> by, int sentence, Attribution one) {
    by.computeIfAbsent(sentence, s -> new ArrayList<>()).add(one);
  }

  /** The names of those whom the document cites. */
  public Set<String> names() {
    return Collections.unmodifiableSet(names);
  }

  /** Those that hold for some word of the token's sentence, among them all that hold for it. */
  public List<Attribution> around(int token) {
    return holding.getOrDefault(words.sentenceOf(token), List.of());
  }

  /** Those whose word of saying stands in that sentence. */
  public List<Attribution> saidIn(int sentence) {
    return said.getOrDefault(sentence, List.of());
  }
}
