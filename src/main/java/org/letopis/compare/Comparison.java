package org.letopis.compare;

import java.util.List;
import java.util.Optional;

/**
 * How claims stand to each other, why they are comparable, in words.
 *
 * @param id from its type and its claims' ids: the same whatever the order of loading
 * @param type how they stand to each other
 * @param contradiction of which kind the contradiction is; present exactly where type is
 *     CONTRADICTS
 * @param claims ids of the claims, sorted; two at least
 * @param ground what they share: why they are comparable
 * @param english a sentence that says it
 * @param serbian the same in Serbian, Latin script
 */
public record Comparison(
    String id,
    Type type,
    Optional<Contradiction> contradiction,
    List<String> claims,
    Ground ground,
    String english,
    String serbian) {

  public Comparison {
    claims = List.copyOf(claims);
    if (claims.size() < 2) {
      throw new IllegalArgumentException("a comparison needs two claims at least: " + claims);
    }
    if (contradiction.isPresent() != (type == Type.CONTRADICTS)) {
      throw new IllegalArgumentException("a contradiction has a kind, nothing else has one: " + id);
    }
  }

  /** How comparable claims stand to each other. */
  public enum Type {
    /** The same figure, or the same statement. */
    AGREES,
    /** One interval lies within the other. */
    REFINES,
    /** The intervals overlap. */
    COMPATIBLE,
    /** The figures are part and whole. */
    PART_OF,
    /** Both cannot be true of the same scope. */
    CONTRADICTS
  }

  /** Kinds of contradiction. */
  public enum Contradiction {
    DISJOINT_FIGURES,
    BROKEN_BOUND,
    DATE,
    NAME,
    AGENT,
    PLACE,
    MANNER,
    DENIAL,
    TOTAL_AGAINST_PARTS,
    TOTAL_AGAINST_LIST
  }

  /**
   * What the claims share.
   *
   * @param event label of the event
   * @param kind kind of the claims
   * @param unit unit, where they count
   * @param groups affected groups
   * @param places where
   * @param time when
   */
  public record Ground(
      String event,
      String kind,
      Optional<String> unit,
      List<String> groups,
      List<String> places,
      Optional<String> time) {

    public Ground {
      groups = List.copyOf(groups);
      places = List.copyOf(places);
    }
  }
}
