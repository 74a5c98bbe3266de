package org.letopis.extract.speech;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.property.Offices;

/**
 * The persons whom a document names behind their office: behind "ministarka pravde Ana Perić",
 * "ministarka" alone is she, where the document speaks of no other.
 */
final class OfficeHolders {

  /** Of an office whose holder is not named. */
  private static final String SOMEBODY = "";

  private final Offices offices;
  private final Map<String, Set<String>> byOffice = new HashMap<>();
  private final Map<String, Integer> first = new HashMap<>();

  OfficeHolders(Offices offices, List<Phrases> sentences) {
    this.offices = offices;
    for (Phrases phrases : sentences) {
      phrases.nominals().stream()
          .filter(n -> offices.isOffice(phrases.words(), n))
          .forEach(n -> add(phrases, n));
    }
  }

  private void add(Phrases phrases, Nominal office) {
    Optional<String> holder = holder(phrases, office);
    if (holder.isEmpty() && isPlain(office)) {
      return;
    }
    for (String lemma : phrases.words().lemmas(office.head())) {
      byOffice.computeIfAbsent(lemma, l -> new TreeSet<>()).add(holder.orElse(SOMEBODY));
      first.putIfAbsent(lemma, office.head());
    }
  }

  private static Optional<String> holder(Phrases phrases, Nominal office) {
    return Authorities.personIn(office)
        .or(
            () ->
                phrases.nominals().stream()
                    .filter(n -> n.from() == office.to() && n.sort() == Sort.PERSON)
                    .findFirst())
        .flatMap(n -> n.named().stream().findFirst())
        .map(Mentioned::label);
  }

  /** Nothing stands beside the noun that says of what it is the office. */
  private static boolean isPlain(Nominal office) {
    return office.to() - office.core() == 1;
  }

  /** The one person of that office, where the office alone stands behind its name. */
  Optional<Mentioned> of(Words words, Nominal office) {
    if (!isPlain(office) || !offices.isOffice(words, office)) {
      return Optional.empty();
    }
    return words.lemmas(office.head()).stream()
        .sorted()
        .filter(l -> first.getOrDefault(l, Integer.MAX_VALUE) < office.head())
        .map(byOffice::get)
        .filter(labels -> labels.size() == 1 && !labels.contains(SOMEBODY))
        .map(labels -> Mentioned.named(labels.iterator().next()))
        .findFirst();
  }
}
