package org.letopis.extract.property;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * Whom and what a document can mean without naming it again.
 *
 * @param witness who speaks in the first person
 * @param sites the named sites by each lemma of their noun
 */
public record Antecedents(Optional<Nominal> witness, Map<String, Sites> sites) {

  /**
   * The named sites of one noun.
   *
   * @param first the one that is named first
   * @param names all their names
   */
  record Sites(Nominal first, Set<String> names) {
    Sites and(Sites other) {
      Set<String> all = new TreeSet<>(names);
      all.addAll(other.names);
      return new Sites(first, all);
    }
  }

  /** Reads the witness and the persons of a document. */
  public static Antecedents of(PropertyWords lexicon, List<Phrases> sentences) {
    Map<String, Sites> sites = new HashMap<>();
    for (Phrases phrases : sentences) {
      phrases.all().stream()
          .filter(n -> n.sort() == Sort.SITE && !n.named().isEmpty())
          .forEach(
              n -> {
                Sites one = new Sites(n, Set.of(n.named().getFirst().label()));
                phrases.words().lemmas(n.head()).forEach(l -> sites.merge(l, one, Sites::and));
              });
    }
    return new Antecedents(Witness.of(lexicon, sentences), sites);
  }

  /** The one site of the document with the noun of the bare phrase, where it is named before. */
  public List<Mentioned> site(Words words, Nominal bare) {
    return ofNoun(words, bare)
        .filter(all -> all.names().size() == 1)
        .map(all -> all.first().named())
        .orElse(List.of());
  }

  /** The names of all sites with the noun of the bare phrase, where one is named before. */
  public List<String> sitesOf(Words words, Nominal bare) {
    return ofNoun(words, bare).map(all -> List.copyOf(all.names())).orElse(List.of());
  }

  private Optional<Sites> ofNoun(Words words, Nominal bare) {
    if (!bare.adjectives().isEmpty() || bare.quantity().isPresent()) {
      return Optional.empty();
    }
    return words.lemmas(bare.head()).stream()
        .sorted()
        .map(sites::get)
        .filter(Objects::nonNull)
        .reduce(Sites::and)
        .filter(all -> all.first().to() <= bare.from());
  }
}
