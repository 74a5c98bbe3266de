package org.letopis.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.EntityType;
import org.letopis.claim.Evidence;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Entity;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.PlaceTree;
import org.letopis.link.Scope;
import org.letopis.text.Document;

/**
 * Generated claims that can be compared: documents of twelve claims each, by chance of four kinds,
 * four groups, with and without a village and a day; the same seed the same claims.
 */
final class Related {

  private static final int OF_A_DOCUMENT = 12;
  private static final int DAYS = 3;
  private static final List<String> KINDS =
      List.of("Killing", "Injury", "Arrest", "PropertyDamage");
  private static final List<List<String>> GROUPS =
      List.of(List.of(), List.of("Serbs"), List.of("Albanians"), List.of("Roma"));

  private Related() {}

  /**
   * @param number how many claims
   * @param documentsOfAnEvent how many documents tell of one event
   * @param texts what the documents are made of: passages are sought in them
   */
  static Linked claims(int number, int documentsOfAnEvent, Texts texts) {
    Random random = new Random(7);
    List<LinkedClaim> claims = new ArrayList<>();
    List<DocumentClaims> documents = new ArrayList<>();
    for (int i = 0; claims.size() < number; i++) {
      String name = "d%06d.txt".formatted(i);
      Entity event = entity("event-" + i / documentsOfAnEvent, EntityType.EVENT);
      List<Claim> of = new ArrayList<>();
      for (int j = 0; j < OF_A_DOCUMENT; j++) {
        LinkedClaim claim = claim(name, j, event, random);
        of.add(claim.claim());
        claims.add(claim);
      }
      documents.add(
          new DocumentClaims(
              new Document(name, texts.text(i, 1_000, Shape.TEXT), "0".repeat(64)),
              Optional.empty(),
              of));
    }
    return new Linked(documents, claims, List.of(), List.of(), PlaceTree.EMPTY);
  }

  private static LinkedClaim claim(String document, int j, Entity event, Random random) {
    List<Entity> places =
        random.nextInt(3) == 0
            ? List.of()
            : List.of(entity("village-" + random.nextInt(300), EntityType.SETTLEMENT));
    Scope.Time time =
        random.nextInt(3) == 0
            ? new Scope.Time.Day("2001-05-0" + (1 + random.nextInt(DAYS)))
            : new Scope.Time.Whole();
    // Who counts less tells of less: a village has fewer than the country.
    long figure = places.isEmpty() ? 500 + random.nextInt(100) : 1 + random.nextInt(40);
    String quote = "broj " + document + " " + j;
    Claim claim =
        new Claim(
            new Evidence(document, 40 * j, 40 * j + quote.length(), quote, 1, "bench"),
            KINDS.get(j % KINDS.size()),
            Optional.of(
                new Count(OptionalLong.of(figure), OptionalLong.of(figure), false, "" + figure)),
            Optional.of(j % KINDS.size() == 3 ? "house" : "person"),
            List.of(),
            GROUPS.get(random.nextInt(GROUPS.size())),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            List.of(),
            List.of(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Polarity.AFFIRMED,
            Modality.STATED,
            1);
    return new LinkedClaim(
        claim,
        Optional.of(event),
        new Scope(time, places),
        List.of(),
        List.of(),
        List.of(),
        places,
        List.of(),
        List.of(),
        List.of());
  }

  private static Entity entity(String key, EntityType type) {
    return new Entity(key, type, Map.of("en", key), Optional.empty());
  }
}
