package org.letopis.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.EntityType;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.claim.TimeSpan;
import org.letopis.lexicon.GazetteerEntry;
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
 *
 * @param places where things happen; none for villages that have no names
 */
record Related(List<GazetteerEntry> places) {

  private static final int OF_A_DOCUMENT = 12;
  private static final int DAYS = 3;
  private static final List<String> KINDS =
      List.of("Killing", "Injury", "Arrest", "PropertyDamage");
  private static final List<List<String>> GROUPS =
      List.of(List.of(), List.of("Serbs"), List.of("Albanians"), List.of("Roma"));

  private static final int VILLAGES = 300;
  private static final int QUOTED = 70;

  /** So many places of the gazetteer, with their names, and what they lie in. */
  Related {
    places = List.copyOf(places);
  }

  /**
   * Claims whose villages have no names, and whose quotes only tell them apart.
   *
   * @param number how many claims
   * @param documentsOfAnEvent how many documents tell of one event
   * @param texts what the documents are made of: passages are sought in them
   */
  static Linked claims(int number, int documentsOfAnEvent, Texts texts) {
    return new Related(List.of()).linked(number, documentsOfAnEvent, texts);
  }

  /**
   * Claims that quote their documents, about places of the gazetteer: a graph that can be searched.
   *
   * @param number how many claims
   * @param documentsOfAnEvent how many documents tell of one event
   * @param texts what the documents are made of
   */
  Linked linked(int number, int documentsOfAnEvent, Texts texts) {
    Random random = new Random(7);
    List<LinkedClaim> claims = new ArrayList<>();
    List<DocumentClaims> documents = new ArrayList<>();
    for (int i = 0; claims.size() < number; i++) {
      String name = "d%06d.txt".formatted(i);
      Entity event = entity("event-" + i / documentsOfAnEvent, EntityType.EVENT);
      String text = texts.text(i, 1_000, Shape.TEXT);
      List<Claim> of = new ArrayList<>();
      for (int j = 0; j < OF_A_DOCUMENT; j++) {
        LinkedClaim claim = claim(evidence(name, j, text), j, event, random);
        of.add(claim.claim());
        claims.add(claim);
      }
      documents.add(
          new DocumentClaims(new Document(name, text, "0".repeat(64)), Optional.empty(), of));
    }
    return new Linked(documents, claims, entities(claims), List.of(), new PlaceTree(places));
  }

  /** All that claims name, where that has names: places with all that there are, events. */
  private List<Entity> entities(List<LinkedClaim> claims) {
    if (places.isEmpty()) {
      return List.of();
    }
    List<Entity> all = new ArrayList<>(places.stream().map(Related::place).toList());
    claims.stream()
        .flatMap(claim -> claim.event().stream())
        .distinct()
        .sorted(Comparator.comparing(Entity::key))
        .forEach(all::add);
    return all;
  }

  private Evidence evidence(String document, int j, String text) {
    String quote = "broj " + document + " " + j;
    if (places.isEmpty()) {
      return new Evidence(document, 40 * j, 40 * j + quote.length(), quote, 1, "bench");
    }
    // Every letter of these texts is one code point.
    int start = j * (text.length() / OF_A_DOCUMENT);
    int end = Math.min(start + QUOTED, text.length());
    return new Evidence(document, start, end, text.substring(start, end), 1, "bench");
  }

  private Entity village(int number) {
    return places.isEmpty()
        ? entity("village-" + number, EntityType.SETTLEMENT)
        : place(places.get(number % places.size()));
  }

  private static Entity place(GazetteerEntry known) {
    return new Entity(known.key(), known.type(), known.labels(), Optional.of(known));
  }

  private LinkedClaim claim(Evidence evidence, int j, Entity event, Random random) {
    List<Entity> places =
        random.nextInt(3) == 0 ? List.of() : List.of(village(random.nextInt(VILLAGES)));
    Scope.Time time =
        random.nextInt(3) == 0
            ? new Scope.Time.Day("2001-05-0" + (1 + random.nextInt(DAYS)))
            : new Scope.Time.Whole();
    // Who counts less tells of less: a village has fewer than the country.
    long figure = places.isEmpty() ? 500 + random.nextInt(100) : 1 + random.nextInt(40);
    Claim claim =
        new Claim(
            evidence,
            KINDS.get(j % KINDS.size()),
            Optional.of(
                new Count(OptionalLong.of(figure), OptionalLong.of(figure), false, "" + figure)),
            Optional.of(j % KINDS.size() == 3 ? "house" : "person"),
            List.of(),
            GROUPS.get(random.nextInt(GROUPS.size())),
            List.of(),
            List.of(),
            names(places),
            time(time),
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

  private List<Mentioned> names(List<Entity> named) {
    return places.isEmpty()
        ? List.of()
        : named.stream().map(p -> Mentioned.named(p.labels().get("sr-Latn"))).toList();
  }

  private Optional<TimeSpan> time(Scope.Time time) {
    return !places.isEmpty() && time instanceof Scope.Time.Day day
        ? Optional.of(new TimeSpan(Optional.of(day.start()), Optional.of(day.start()), day.start()))
        : Optional.empty();
  }

  private static Entity entity(String key, EntityType type) {
    return new Entity(key, type, Map.of("en", key), Optional.empty());
  }
}
