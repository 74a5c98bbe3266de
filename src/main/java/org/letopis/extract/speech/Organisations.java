package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;

/** The known organisations that a document names, by where they stand. */
final class Organisations {

  private record Named(int to, Mentioned organisation) {}

  /** By the first token of the phrase that they are part of, in its order. */
  private final NavigableMap<Integer, List<Named>> byStart = new TreeMap<>();

  Organisations(List<Phrases> sentences) {
    for (Phrases phrases : sentences) {
      for (Nominal outer : phrases.nominals()) {
        outer
            .all()
            .filter(n -> n.sort() == Sort.ORGANIZATION)
            .forEach(
                n ->
                    n.named().stream()
                        .filter(m -> m.entity().isPresent())
                        .forEach(m -> add(outer.from(), new Named(n.to(), m))));
      }
    }
  }

  private void add(int start, Named named) {
    byStart.computeIfAbsent(start, s -> new ArrayList<>()).add(named);
  }

  /** The last that is named before a token. */
  Optional<Mentioned> before(int token) {
    for (List<Named> phrase : byStart.headMap(token, false).descendingMap().values()) {
      Optional<Named> last =
          phrase.stream().filter(n -> n.to() <= token).reduce((earlier, later) -> later);
      if (last.isPresent()) {
        return last.map(Named::organisation);
      }
    }
    return Optional.empty();
  }
}
