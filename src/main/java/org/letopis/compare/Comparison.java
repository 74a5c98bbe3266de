package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How claims stand to each other, why they are comparable, in words.
 *
 * @param id from its type and its claims' ids: the same whatever the order of loading
 * @param type how they stand to each other
 * @param contradiction of which kind the contradiction is; present exactly where type is
 *     CONTRADICTS
 * @param first ids of the claims of the first side, sorted: what refines, the parts, the denial; of
 *     an agreement all claims. They say one thing, unless they are taken together ({@link
 *     #isTogether})
 * @param second ids of the claims of the second side, sorted: the whole, what is denied; empty
 *     exactly where type is AGREES. The first side stands so to each of them
 * @param ground what they share: why they are comparable
 * @param support of an agreement, how many documents and origins it has
 * @param english a sentence that says it
 * @param serbian the same in Serbian, Latin script
 */
public record Comparison(
    String id,
    Type type,
    Optional<Contradiction> contradiction,
    List<String> first,
    List<String> second,
    Ground ground,
    Optional<Support> support,
    String english,
    String serbian) {

  public Comparison {
    first = List.copyOf(first);
    second = List.copyOf(second);
    if (first.isEmpty() || first.size() + second.size() < 2) {
      throw new IllegalArgumentException("a comparison needs two claims at least: " + first);
    }
    if (second.isEmpty() != (type == Type.AGREES)) {
      throw new IllegalArgumentException("an agreement has one side, all else has two: " + id);
    }
    if (contradiction.isPresent() != (type == Type.CONTRADICTS)) {
      throw new IllegalArgumentException("a contradiction has a kind, nothing else has one: " + id);
    }
  }

  /** Ids of all claims that are compared, sorted. */
  public List<String> claims() {
    return Stream.concat(first.stream(), second.stream()).distinct().sorted().toList();
  }

  /**
   * Whether the claims of the first side are added or counted together. Else each of them stands by
   * itself so to each of the second: they say the same.
   */
  public boolean isTogether() {
    return type == Type.ADDS_UP || contradiction.filter(Contradiction::isTogether).isPresent();
  }

  /** How comparable claims stand to each other. */
  public enum Type {
    /** The same figure, or the same statement. */
    AGREES,
    /** The first interval lies within the second. */
    REFINES,
    /** They differ, and both can be right: the intervals overlap, or the scopes do not agree. */
    COMPATIBLE,
    /** The first figure is about a part of what the second is about, and fits into it. */
    PART_OF,
    /** The figures or the names of the first side are together as many as the second says. */
    ADDS_UP,
    /** The first says that it is not known what the second claims. */
    LEAVES_OPEN,
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
    TOTAL_AGAINST_LIST;

    /** Whether the claims of the first side contradict the second taken together. */
    boolean isTogether() {
      return this == TOTAL_AGAINST_PARTS || this == TOTAL_AGAINST_LIST;
    }
  }

  /**
   * Who stands behind an agreement.
   *
   * @param documents how many documents say it
   * @param origins how many of them are not known to repeat each other or one authority
   * @param authorities labels in Serbian Latin of those whom several of the documents cite
   */
  public record Support(int documents, int origins, List<String> authorities) {
    public Support {
      authorities = List.copyOf(authorities);
    }
  }

  /**
   * What the claims share, and in what one side is about less than the other.
   *
   * @param event label of the event
   * @param kind kind of the claims
   * @param unit unit, where they count: the wider one
   * @param groups affected groups of the wider side
   * @param places where, of the wider side
   * @param time when, of the wider side
   * @param about label of the person, site or office that both are about
   * @param firstNarrower in what the first side is about less than the second
   * @param secondNarrower in what the second side is about less than the first
   */
  public record Ground(
      String event,
      String kind,
      Optional<String> unit,
      List<String> groups,
      List<String> places,
      Optional<String> time,
      Optional<String> about,
      List<Dimension> firstNarrower,
      List<Dimension> secondNarrower) {

    public Ground {
      groups = List.copyOf(groups);
      places = List.copyOf(places);
      firstNarrower = List.copyOf(firstNarrower);
      secondNarrower = List.copyOf(secondNarrower);
    }
  }
}
