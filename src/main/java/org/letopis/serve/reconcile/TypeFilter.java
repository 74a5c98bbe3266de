package org.letopis.serve.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * Which types the entities that a query means have (section 4.3 of the specification).
 *
 * @param types local names of classes; any will do where there are none
 * @param strict how many of them an entity must have
 */
record TypeFilter(List<String> types, Strict strict) {

  /** What {@code type_strict} can say. */
  enum Strict {
    ANY,
    ALL,
    SHOULD
  }

  private static final String MUNICIPALITY = "Municipality";

  /** So much less scores what is less likely to be meant. */
  private static final double LESS = 2;

  TypeFilter {
    types = List.copyOf(types);
  }

  /**
   * Reads a query.
   *
   * @throws BadQueryException where {@code type_strict} is none of its three words
   */
  static TypeFilter of(JsonNode query) throws BadQueryException {
    JsonNode type = query.path("type");
    List<String> types =
        type.isArray()
            ? StreamSupport.stream(type.spliterator(), false).map(JsonNode::asText).toList()
            : List.of(type.asText(""));
    Strict strict =
        switch (query.path("type_strict").asText("any")) {
          case "any" -> Strict.ANY;
          case "all" -> Strict.ALL;
          case "should" -> Strict.SHOULD;
          default -> throw new BadQueryException("\"type_strict\" is any, all or should", false);
        };
    return new TypeFilter(
        types.stream().map(Types::local).filter(t -> !t.isEmpty()).toList(), strict);
  }

  /** Whether an entity can be meant. */
  boolean admits(Known candidate) {
    return types.isEmpty()
        || switch (strict) {
          case ANY -> has(candidate);
          case ALL -> candidate.types().containsAll(types);
          case SHOULD -> true;
        };
  }

  /**
   * How much less it scores: a type that it should have and does not; the municipality that is
   * named after a town, where the town may be meant.
   */
  double less(Known candidate) {
    boolean town = candidate.type().equals(MUNICIPALITY) && !types.contains(MUNICIPALITY);
    boolean other = strict == Strict.SHOULD && !types.isEmpty() && !has(candidate);
    return (town ? LESS : 0) + (other ? LESS : 0);
  }

  private boolean has(Known candidate) {
    return types.stream().anyMatch(candidate.types()::contains);
  }
}
