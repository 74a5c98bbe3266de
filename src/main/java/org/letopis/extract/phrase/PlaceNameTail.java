package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Mention;

/** The noun of a place grows by the name that says which. */
final class PlaceNameTail {

  private final Words words;
  private final PlaceNames places;

  PlaceNameTail(Words words, PlaceNames places) {
    this.words = words;
    this.places = places;
  }

  Optional<Nominal> grow(Nominal head, int limit) {
    return unknown(head, limit).or(() -> known(head, limit));
  }

  /** "selo Jažince", "reka Ibar", "opština Klina": the name says which. */
  private Optional<Nominal> known(Nominal head, int limit) {
    int i = head.to();
    Optional<Mention.Name> name = words.nameFrom(i).filter(n -> n.to() <= limit);
    if (name.isEmpty() || head.sort() == Sort.PLACE && !head.named().isEmpty()) {
      return Optional.empty();
    }
    GazetteerEntry first = name.get().candidates().getFirst();
    boolean placeHead = head.sort() == Sort.SETTLEMENT || PlaceHeads.is(words, head.head());
    if (first.type().isPlace() && placeHead && head.quantity().isEmpty()) {
      Mentioned place = PlaceHeads.choose(words, head.head(), name.get());
      return Optional.of(named(head, name.get().to(), place));
    }
    return Optional.empty();
  }

  /** "selo Rsavci": a name that no gazetteer knows. */
  private Optional<Nominal> unknown(Nominal head, int limit) {
    boolean placeHead = head.sort() == Sort.SETTLEMENT || PlaceHeads.is(words, head.head());
    if (!placeHead || head.quantity().isPresent()) {
      return Optional.empty();
    }
    return places
        .from(head.to())
        .filter(p -> p.to() <= limit)
        .map(p -> named(head, p.to(), Mentioned.named(p.name())));
  }

  private static Nominal named(Nominal head, int to, Mentioned place) {
    return head.withTo(to)
        .withHead(head.head(), Sort.PLACE)
        .withUnit(Optional.empty())
        .withNames(head.groups(), List.of(place))
        .withCollective(false);
  }
}
