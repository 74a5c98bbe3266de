package org.letopis.extract.phrase;

import java.util.List;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Mention;

/** The common nouns that stand before the name of a place and say which sort of place it is. */
final class PlaceHeads {

  private static final Set<String> MUNICIPALITY = Set.of("opština", "općina");
  private static final Set<String> RIVER = Set.of("reka", "rijeka");
  private static final Set<String> AREA =
      Set.of(
          "područje",
          "deo",
          "teritorija",
          "prostor",
          "rejon",
          "region",
          "pokrajina",
          "država",
          "okrug",
          "okolina",
          "predgrađe",
          "centar",
          "naselje",
          "mesto",
          "grad",
          "selo",
          "zaselak",
          "varoš",
          "varošica",
          "prestonica",
          "enklava",
          "jug",
          "sever",
          "istok",
          "zapad");

  private PlaceHeads() {}

  static boolean is(Words words, int i) {
    return words.hasLemma(i, MUNICIPALITY) || words.hasLemma(i, RIVER) || words.hasLemma(i, AREA);
  }

  /** The entity that a name means behind that noun: "opština Klina" is the municipality. */
  static Mentioned choose(Words words, int head, Mention.Name name) {
    EntityType wanted =
        words.hasLemma(head, MUNICIPALITY)
            ? EntityType.MUNICIPALITY
            : words.hasLemma(head, RIVER) ? EntityType.RIVER : EntityType.SETTLEMENT;
    List<GazetteerEntry> fitting =
        name.candidates().stream().filter(c -> c.type() == wanted).toList();
    String label = name.label();
    return fitting.size() == 1
        ? Mentioned.known(label, fitting.getFirst().key())
        : name.candidates().size() == 1
            ? Mentioned.known(label, name.candidates().getFirst().key())
            : Mentioned.named(label);
  }
}
