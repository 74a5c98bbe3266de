package org.letopis.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.compare.Comparison.Support;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Entity;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;

/**
 * Which claims of several documents go back to one source: they cite the same authority for the
 * same, or they use the same words.
 */
final class Origins {

  private static final String FIELD = "\u001f";

  private final Map<String, List<String>> wordingOf = new HashMap<>();
  private final List<Origin> origins = new ArrayList<>();
  private final Map<String, String> issued = new HashMap<>();

  Origins(Linked linked) {
    linked.documents().stream()
        .filter(document -> document.entry().isPresent())
        .forEach(
            document ->
                document
                    .entry()
                    .get()
                    .issued()
                    .ifPresent(day -> issued.put(document.document().name(), day)));
    byAttribution(linked.claims());
    byWording(linked);
  }

  /** All origins, by id. */
  List<Origin> all() {
    return origins.stream().sorted(Comparator.comparing(Origin::id)).toList();
  }

  /** How many documents say it, and how many of them are not known to have one source. */
  Support support(List<LinkedClaim> claims) {
    Unions unions = new Unions();
    Map<String, TreeSet<String>> cites = new TreeMap<>();
    for (LinkedClaim claim : claims) {
      String document = ClaimWords.document(claim);
      unions.join(document, document);
      for (Entity authority : claim.attributedTo()) {
        unions.join(document, "cites " + Keys.of(List.of(authority)));
        cites
            .computeIfAbsent(
                authority.labels().getOrDefault("sr-Latn", authority.key()), l -> new TreeSet<>())
            .add(document);
      }
      wordingOf
          .getOrDefault(claim.id(), List.of())
          .forEach(origin -> unions.join(document, origin));
    }
    List<String> documents = claims.stream().map(ClaimWords::document).distinct().toList();
    return new Support(
        documents.size(),
        (int) documents.stream().map(unions::root).distinct().count(),
        cites.entrySet().stream()
            .filter(cited -> cited.getValue().size() > 1)
            .map(Map.Entry::getKey)
            .toList());
  }

  private void byAttribution(List<LinkedClaim> claims) {
    SortedMap<String, List<LinkedClaim>> same = new TreeMap<>();
    Map<String, Entity> authorities = new HashMap<>();
    for (LinkedClaim claim : claims) {
      Optional<String> said = said(claim);
      if (said.isPresent()) {
        for (Entity authority : claim.attributedTo()) {
          String key = said.get() + FIELD + Keys.of(List.of(authority));
          authorities.put(key, authority);
          same.computeIfAbsent(key, k -> new ArrayList<>()).add(claim);
        }
      }
    }
    same.forEach(
        (key, alike) -> {
          if (documents(alike).size() > 1) {
            origins.add(
                origin(Origin.Basis.SHARED_ATTRIBUTION, alike, Optional.of(authorities.get(key))));
          }
        });
  }

  /** What is said, where a figure or a name makes it one thing; of the rest nothing follows. */
  private static Optional<String> said(LinkedClaim linked) {
    Claim claim = linked.claim();
    if (claim.count().isEmpty() && linked.persons().isEmpty() && linked.sites().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        String.join(
            FIELD,
            linked.event().map(Entity::key).orElse(""),
            Keys.family(claim.kind()),
            claim.unit().orElse(""),
            claim.count().map(c -> c.low() + ".." + c.high()).orElse(""),
            Keys.of(linked.groups()),
            Keys.of(linked.persons()),
            Keys.of(linked.sites())));
  }

  private void byWording(Linked linked) {
    SortedMap<String, List<LinkedClaim>> byDocument =
        linked.claims().stream()
            .collect(
                Collectors.groupingBy(ClaimWords::document, TreeMap::new, Collectors.toList()));
    Unions unions = new Unions();
    Map<String, LinkedClaim> copied = new LinkedHashMap<>();
    for (Passage passage :
        Wording.shared(linked.documents().stream().map(DocumentClaims::document).toList())) {
      List<LinkedClaim> others =
          byDocument.getOrDefault(passage.other(), List.of()).stream()
              .filter(claim -> passage.holdsOther(claim.claim().evidence()))
              .toList();
      byDocument.getOrDefault(passage.document(), List.of()).stream()
          .filter(claim -> passage.holdsFirst(claim.claim().evidence()))
          .forEach(
              claim ->
                  others.stream()
                      .filter(other -> saysTheSame(claim, other))
                      .forEach(
                          other -> {
                            copied.put(claim.id(), claim);
                            copied.put(other.id(), other);
                            unions.join(claim.id(), other.id());
                          }));
    }
    Map<String, List<LinkedClaim>> sets =
        copied.values().stream()
            .collect(
                Collectors.groupingBy(
                    claim -> unions.root(claim.id()), TreeMap::new, Collectors.toList()));
    sets.values()
        .forEach(
            set -> {
              Origin origin = origin(Origin.Basis.SHARED_WORDING, set, Optional.empty());
              origins.add(origin);
              origin
                  .claims()
                  .forEach(
                      id -> wordingOf.computeIfAbsent(id, i -> new ArrayList<>()).add(origin.id()));
            });
  }

  private static boolean saysTheSame(LinkedClaim one, LinkedClaim other) {
    Claim a = one.claim();
    Claim b = other.claim();
    return a.kind().equals(b.kind())
        && a.unit().equals(b.unit())
        && a.count().map(Interval::of).equals(b.count().map(Interval::of))
        && Keys.of(one.persons()).equals(Keys.of(other.persons()))
        && Keys.of(one.sites()).equals(Keys.of(other.sites()))
        && a.attribute().equals(b.attribute());
  }

  private Origin origin(Origin.Basis basis, List<LinkedClaim> claims, Optional<Entity> authority) {
    List<String> ids = claims.stream().map(claim -> claim.id()).distinct().sorted().toList();
    Collection<String> documents = documents(claims);
    Optional<String> earliest = earliest(documents);
    String names = String.join(", ", documents);
    String words = ClaimWords.of(Collections.min(claims, Comparator.comparing(LinkedClaim::id)));
    String label = authority.map(a -> a.labels().getOrDefault("sr-Latn", a.key())).orElse("");
    String first = earliest.map(d -> "; the earliest is " + d).orElse("");
    String prva = earliest.map(d -> "; najraniji je " + d).orElse("");
    return new Origin(
        basis.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')
            + "-"
            + Comparisons.digest(
                Stream.concat(Stream.of(label), ids.stream()).collect(Collectors.joining(FIELD))),
        basis,
        ids,
        authority,
        earliest,
        (basis == Origin.Basis.SHARED_ATTRIBUTION
                ? "All cite " + label + " for the same (\"" + words + "\"): " + names
                : "In the same words (\"" + words + "\"): " + names)
            + first
            + ".",
        (basis == Origin.Basis.SHARED_ATTRIBUTION
                ? "Za isto („" + words + "“) svi se pozivaju na: " + label + "; " + names
                : "Istim rečima („" + words + "“): " + names)
            + prva
            + ".");
  }

  /** Only where every document's day is known and one is before all the others. */
  private Optional<String> earliest(Collection<String> documents) {
    if (!documents.stream().allMatch(issued::containsKey)) {
      return Optional.empty();
    }
    List<String> byDay = documents.stream().sorted(Comparator.comparing(issued::get)).toList();
    return isBefore(issued.get(byDay.get(0)), issued.get(byDay.get(1)))
        ? Optional.of(byDay.getFirst())
        : Optional.empty();
  }

  /** "2004" is not before "2004-03": the shorter one may mean any day of its time. */
  private static boolean isBefore(String day, String other) {
    return day.compareTo(other) < 0 && !other.startsWith(day);
  }

  private static TreeSet<String> documents(List<LinkedClaim> claims) {
    return claims.stream().map(ClaimWords::document).collect(Collectors.toCollection(TreeSet::new));
  }
}
