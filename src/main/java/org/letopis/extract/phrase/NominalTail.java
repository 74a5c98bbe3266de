package org.letopis.extract.phrase;

import java.util.Optional;

/** What follows a head and belongs to it: a name, a genitive, an apposition, nouns of one count. */
final class NominalTail {

  private final NationalityTail nationality;
  private final AmountTail amount;
  private final FractionTail fraction;
  private final PlaceNameTail place;
  private final GenitiveTail genitive;
  private final MembersTail members;
  private final SameCountTail sameCount;
  private final DashTail dash;
  private final CompositionTail composition;
  private final OwnersTail owners;
  private final PostposedTail postposed;

  NominalTail(
      Words words, Nouns nouns, PersonNames persons, PlaceNames places, NominalReader reader) {
    nationality = new NationalityTail(words, nouns);
    amount = new AmountTail(words, reader);
    fraction = new FractionTail(words, reader);
    place = new PlaceNameTail(words, places);
    genitive = new GenitiveTail(words, nouns, persons, reader);
    members = new MembersTail(reader);
    sameCount = new SameCountTail(words, reader);
    dash = new DashTail(words, reader);
    composition = new CompositionTail(words, reader);
    owners = new OwnersTail(words, reader);
    postposed = new PostposedTail(words);
  }

  /** Takes in what follows the head and belongs to it. */
  Nominal extend(Nominal head, int limit) {
    Nominal grown = head;
    while (grown.to() < limit) {
      Optional<Nominal> more = next(grown, limit);
      if (more.isEmpty()) {
        return grown;
      }
      grown = more.get();
    }
    return grown;
  }

  /** The phrase grown by the next thing that belongs to it; empty where nothing more does. */
  private Optional<Nominal> next(Nominal head, int limit) {
    return nationality
        .grow(head, limit)
        .or(() -> amount.grow(head, limit))
        .or(() -> fraction.grow(head, limit))
        .or(() -> place.grow(head, limit))
        .or(() -> genitive.grow(head, limit))
        .or(() -> members.grow(head, limit))
        .or(() -> sameCount.grow(head, limit))
        .or(() -> composition.grow(head, limit))
        .or(() -> owners.grow(head, limit))
        .or(() -> postposed.grow(head, limit))
        .or(() -> dash.grow(head, limit));
  }
}
