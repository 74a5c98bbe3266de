package org.letopis.serve.api;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/**
 * What somebody asks for.
 *
 * @param filters values by property; a claim must have all of them
 * @param text words that its quote must hold
 * @param page which part, from 1
 * @param size how many in a part
 */
record Asked(Map<Node, Node> filters, Optional<String> text, int page, int size) {

  /** Names of filters, and the properties that they ask about. */
  private static final Map<String, Node> PROPERTIES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("kind", Onto.KIND),
              Map.entry("event", Onto.EVENT),
              Map.entry("place", Onto.PLACE),
              Map.entry("site", Onto.SITE),
              Map.entry("person", Onto.PERSON),
              Map.entry("group", Onto.AFFECTED_GROUP),
              Map.entry("agent", Onto.AGENT),
              Map.entry("source", Onto.ATTRIBUTED_TO),
              Map.entry("organization", Onto.ORGANIZATION),
              Map.entry("unit", Onto.UNIT),
              Map.entry("polarity", Onto.POLARITY),
              Map.entry("modality", Onto.MODALITY),
              Map.entry("document", ClaimView.SOURCE)));

  private static final Set<String> TERMS = Set.of("kind", "polarity", "modality");
  private static final Set<String> PLACES = Set.of("settlement", "municipality", "region", "river");
  private static final Set<String> OTHERS = Set.of("text", "page", "size", "format", "lang");
  private static final int SIZE = 50;
  private static final int MOST = 500;
  private static final int MOST_LETTERS = 500;
  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,6}");

  Asked {
    filters = Map.copyOf(filters);
  }

  /**
   * Reads the parameters of a request.
   *
   * @param base base IRI of the data
   * @throws ApiException where one is none that there is, or its value none that it can have
   */
  static Asked of(Map<String, String> parameters, String base) throws ApiException {
    Map<Node, Node> filters = new TreeMap<>((a, b) -> a.getURI().compareTo(b.getURI()));
    for (Map.Entry<String, String> parameter : parameters.entrySet()) {
      Node property = PROPERTIES.get(parameter.getKey());
      if (property != null) {
        filters.put(property, value(parameter.getKey(), parameter.getValue(), base));
      } else if (!OTHERS.contains(parameter.getKey())) {
        Set<String> known = new TreeSet<>(PROPERTIES.keySet());
        known.addAll(OTHERS);
        throw new ApiException(
            "there is no parameter \"%s\"; there are %s"
                .formatted(parameter.getKey(), String.join(", ", known)));
      }
    }
    Optional<String> text = Optional.ofNullable(parameters.get("text")).filter(t -> !t.isBlank());
    if (text.isPresent() && text.get().length() > MOST_LETTERS) {
      throw new ApiException("\"text\" has at most %d letters".formatted(MOST_LETTERS));
    }
    return new Asked(
        filters,
        text,
        number(parameters, "page", 1, Integer.MAX_VALUE),
        number(parameters, "size", SIZE, MOST));
  }

  private static int number(Map<String, String> parameters, String name, int otherwise, int most)
      throws ApiException {
    String value = parameters.get(name);
    if (value == null) {
      return otherwise;
    }
    if (!NUMBER.matcher(value).matches() || Integer.parseInt(value) > most) {
      throw new ApiException(
          "\"%s\" is a whole number from 1%s"
              .formatted(name, most < Integer.MAX_VALUE ? " to " + most : ""));
    }
    return Integer.parseInt(value);
  }

  /** An IRI, a term's own name, or an id like {@code settlement/prizren}. */
  private static Node value(String name, String value, String base) throws ApiException {
    if (value.isBlank() || value.matches(".*[\\s<>\"{}|\\\\^`].*")) {
      throw new ApiException("\"%s\" is an IRI, or an id like %s".formatted(name, example(name)));
    }
    if (value.startsWith("http://") || value.startsWith("https://")) {
      return Facts.iri(value);
    }
    if (TERMS.contains(name)) {
      return Onto.term(
          value.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + value.substring(1));
    }
    if (name.equals("unit")) {
      return Facts.iri("https://w3id.org/letopis/unit/" + value);
    }
    boolean typed = value.contains("/");
    if (name.equals("place") && !typed) {
      throw new ApiException(
          "\"place\" is an IRI, or an id with its type (%s), like settlement/prizren"
              .formatted(String.join(", ", new TreeSet<>(PLACES))));
    }
    return Facts.iri(base + "id/" + (typed ? value : type(name) + "/" + value));
  }

  private static String type(String name) {
    return name.equals("source") || name.equals("agent") ? "organization" : name;
  }

  private static String example(String name) {
    return switch (name) {
      case "kind" -> "Killing";
      case "polarity" -> "denied";
      case "modality" -> "estimated";
      case "unit" -> "person";
      default -> "settlement/prizren";
    };
  }

  /** The part of a list that is asked for. */
  <T> java.util.List<T> part(java.util.List<T> all) {
    long from = Math.min((long) (page - 1) * size, all.size());
    return all.subList((int) from, (int) Math.min(from + size, all.size()));
  }
}
