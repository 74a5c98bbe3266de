package org.letopis.serve.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.html.NoSuchPageException;

/**
 * What somebody asks for.
 *
 * @param filters values by property; a claim must have one of the values of every property
 * @param text words that its quote must hold
 * @param page which part, from 1
 * @param size how many in a part
 */
record Asked(Map<Node, List<Node>> filters, Optional<String> text, int page, int size) {

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
   * @param parameters their values by name
   * @throws ApiException where one is none that there is, or its value none that it can have
   */
  static Asked of(Map<String, List<String>> parameters, Choices choices) throws ApiException {
    Map<Node, List<Node>> filters = new TreeMap<>((a, b) -> a.getURI().compareTo(b.getURI()));
    for (Map.Entry<String, List<String>> parameter : parameters.entrySet()) {
      Optional<Filter> filter = Filter.of(parameter.getKey());
      if (filter.isPresent()) {
        List<Node> values = new ArrayList<>();
        for (String value : parameter.getValue()) {
          values.add(filter.get().value(value, choices));
        }
        filters.put(filter.get().property(), List.copyOf(values));
      } else if (!OTHERS.contains(parameter.getKey())) {
        Set<String> known = new TreeSet<>(OTHERS);
        Filter.ALL.forEach(f -> known.add(f.name()));
        throw new ApiException(
            "there is no parameter \"%s\"; there are %s"
                .formatted(parameter.getKey(), String.join(", ", known)));
      }
    }
    Optional<String> text = one(parameters, "text").filter(t -> !t.isBlank());
    if (text.isPresent() && text.get().length() > MOST_LETTERS) {
      throw new ApiException("\"text\" has at most %d letters".formatted(MOST_LETTERS));
    }
    return new Asked(
        filters,
        text,
        number(parameters, "page", 1, Integer.MAX_VALUE),
        number(parameters, "size", SIZE, MOST));
  }

  /** The value of a parameter that can stand only once. */
  static Optional<String> one(Map<String, List<String>> parameters, String name)
      throws ApiException {
    List<String> values = parameters.getOrDefault(name, List.of());
    if (values.size() > 1) {
      throw new ApiException("\"%s\" can be given only once".formatted(name));
    }
    return values.stream().findFirst();
  }

  private static int number(
      Map<String, List<String>> parameters, String name, int otherwise, int most)
      throws ApiException {
    Optional<String> value = one(parameters, name);
    if (value.isEmpty()) {
      return otherwise;
    }
    if (!NUMBER.matcher(value.get()).matches() || Integer.parseInt(value.get()) > most) {
      throw new ApiException(
          "\"%s\" is a whole number from 1%s"
              .formatted(name, most < Integer.MAX_VALUE ? " to " + most : ""));
    }
    return Integer.parseInt(value.get());
  }

  /**
   * The part of a list that is asked for.
   *
   * @throws NoSuchPageException where it lies beyond the end; an empty list has one part
   */
  <T> List<T> part(List<T> all) {
    int pages = Math.max(1, (all.size() + size - 1) / size);
    if (page > pages) {
      throw new NoSuchPageException(page, pages);
    }
    int from = (page - 1) * size;
    return all.subList(from, Math.min(from + size, all.size()));
  }
}
