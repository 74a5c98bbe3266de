package org.letopis.rdf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.EntityType;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.claim.TimeSpan;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparison;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Entity;
import org.letopis.link.IdentityDecision;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;
import org.letopis.text.Document;

/** A small chronicle of an invented village, made by hand. */
final class Claims {

  static final String TEXT =
      "U Donjem Selu je 3. maja povređeno oko 60 radnika.\r\nIzvor: \u0001 opština.";
  static final Entity EVENT = entity(EntityType.EVENT, "strike", Map.of("sr-Latn", "štrajk"));
  static final Entity WORKERS =
      entity(EntityType.GROUP, "workers", Map.of("en", "workers", "sr-Latn", "radnici"));
  static final GazetteerEntry VILLAGE_KNOWN =
      new GazetteerEntry(
          "donje-selo",
          EntityType.SETTLEMENT,
          Map.of("sr-Latn", "Donje Selo", "sq", "Fshati i Poshtëm"),
          List.of("D. Selo", "Donje S."),
          Optional.of(42.5),
          Optional.of(20.0),
          Optional.of("123"),
          Optional.of("Opština Gornje"),
          "invented");
  static final Entity VILLAGE =
      new Entity(
          "donje-selo", EntityType.SETTLEMENT, VILLAGE_KNOWN.labels(), Optional.of(VILLAGE_KNOWN));

  private Claims() {}

  static Claim claim(String kind, Count count) {
    return new Claim(
        new Evidence("donje selo.txt", 0, 49, TEXT.substring(0, 49), 1, "injury.passive"),
        kind,
        Optional.of(count),
        Optional.of("person"),
        List.of(),
        List.of("workers"),
        List.of(),
        List.of(),
        List.of(Mentioned.known("Donje Selo", "donje-selo")),
        Optional.of(new TimeSpan(Optional.of("2001-05-03"), Optional.of("2001-05-03"), "3. maja")),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Polarity.AFFIRMED,
        Modality.STATED,
        0.93);
  }

  static LinkedClaim link(Claim claim) {
    return new LinkedClaim(
        claim,
        Optional.of(EVENT),
        new Scope(new Scope.Time.Whole(), List.of()),
        List.of(WORKERS),
        List.of(),
        List.of(),
        List.of(VILLAGE),
        List.of(),
        List.of(),
        List.of());
  }

  static Linked linked(Claim... claims) {
    return new Linked(
        List.of(
            new DocumentClaims(
                new Document("donje selo.txt", TEXT, Sha256.hex(TEXT, 64)),
                Optional.empty(),
                List.of(claims))),
        List.of(claims).stream().map(Claims::link).toList(),
        List.of(EVENT, WORKERS, VILLAGE),
        List.of(
            new IdentityDecision(
                "donje-selo",
                EntityType.SETTLEMENT,
                "Donje Selo",
                "donje selo.txt",
                1.0,
                "gazetteer",
                "the only place of that name")),
        org.letopis.link.PlaceTree.EMPTY);
  }

  static Comparison contradiction(Claim one, Claim other) {
    return new Comparison(
        "contradicts-1",
        Comparison.Type.CONTRADICTS,
        Optional.of(Comparison.Contradiction.DISJOINT_FIGURES),
        List.of(one.id()),
        List.of(other.id()),
        new Comparison.Ground(
            "štrajk",
            "Injury",
            Optional.of("person"),
            List.of("workers"),
            List.of("Donje Selo"),
            Optional.of("2001-05-03"),
            Optional.empty(),
            List.of(),
            List.of()),
        Optional.empty(),
        "One gives 60 injured, the other 70.",
        "Jedna daje 60 povređenih, druga 70.");
  }

  static Quads quads(Linked linked, List<Comparison> comparisons) {
    return quads(linked, new Compared(comparisons, List.of()));
  }

  static Quads quads(Linked linked, Compared compared) {
    return Quads.of(
        new Iris(Iris.DEFAULT_BASE),
        linked,
        compared,
        Home.declarations(),
        new Run("0.1.0", "abc123"));
  }

  private static Entity entity(EntityType type, String key, Map<String, String> labels) {
    return new Entity(key, type, labels, Optional.empty());
  }
}
