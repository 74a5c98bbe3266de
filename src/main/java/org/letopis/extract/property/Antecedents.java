package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * Whom and what a document can mean without naming it again.
 *
 * @param witness who speaks in the first person
 * @param sites the named sites, in text order, by each lemma of their noun
 */
public record Antecedents(Optional<Nominal> witness, Map<String, List<Nominal>> sites) {

  /** Reads the witness and the persons of a document. */
  public static Antecedents of(PropertyWords lexicon, List<Phrases> sentences) {
    Map<String, List<Nominal>> sites = new TreeMap<>();
    for (Phrases phrases : sentences) {
      phrases.nominals().stream()
          .flatMap(Nominal::all)
          .filter(n -> n.sort() == Sort.SITE && !n.named().isEmpty())
          .forEach(
              n ->
                  phrases
                      .words()
                      .lemmas(n.head())
                      .forEach(l -> sites.computeIfAbsent(l, k -> new ArrayList<>()).add(n)));
    }
    return new Antecedents(Witness.of(lexicon, sentences), sites);
  }

  /** The one site of the document with the noun of the bare phrase, where it is named before. */
  public List<Mentioned> site(Words words, Nominal bare) {
    if (!bare.adjectives().isEmpty() || bare.quantity().isPresent()) {
      return List.of();
    }
    List<Nominal> all =
        words.lemmas(bare.head()).stream()
            .sorted()
            .flatMap(lemma -> sites.getOrDefault(lemma, List.of()).stream())
            .distinct()
            .toList();
    boolean one = all.stream().map(n -> n.named().getFirst().label()).distinct().count() == 1;
    return one && all.getFirst().to() <= bare.from() ? all.getFirst().named() : List.of();
  }
}
