package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** A crowd or a sum grows by the figure behind "od". */
final class AmountTail {

  /** Nouns for many people together, whose number stands behind "od". */
  private static final Set<String> CROWD =
      Set.of(
          "grupa",
          "grupica",
          "gomila",
          "masa",
          "kolona",
          "ekipa",
          "tim",
          "odred",
          "konvoj",
          "kontingent",
          "četa");

  private final Words words;
  private final NominalReader reader;

  AmountTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  /**
   * "grupa od 700 navijača", "grupa od 300 do 400 navijača", "pomoć od 600.000 evra": as many as
   * the phrase behind "od" says.
   */
  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    boolean of = i + 1 < limit && words.lower(i).equals("od") && head.quantity().isEmpty();
    boolean range = of && words.quantityFrom(i).isPresent();
    // "pomoć od po 10.000 dinara": as much to each.
    boolean each =
        of
            && !range
            && i + 2 < limit
            && words.is(i + 1, PartOfSpeech.PREPOSITION)
            && words.quantityFrom(i + 1).isEmpty();
    int figure = range ? i : each ? i + 2 : i + 1;
    if (!of
        || words.quantityFrom(figure).isEmpty()
        || head.sort() == Sort.PERSON
        || head.sort() == Sort.PLACE) {
      return Optional.empty();
    }
    boolean crowd =
        words.hasLemma(head.head(), CROWD) || head.sort() == Sort.PEOPLE && head.collective();
    return reader
        .at(figure, limit)
        .filter(n -> crowd && !each && n.sort() == Sort.PEOPLE || isMoney(n))
        .map(
            n ->
                head.withTo(n.to())
                    .withHead(crowd ? n.head() : head.head(), n.sort())
                    .withCount(n.quantity(), n.unit())
                    .plusGroups(n.allGroups())
                    .withCollective(false));
  }

  private static boolean isMoney(Nominal nominal) {
    return nominal.unit().filter(Units::isMoney).isPresent();
  }
}
