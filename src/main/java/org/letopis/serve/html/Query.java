package org.letopis.serve.html;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The parameters of an address in one order, whatever order they came in: the same state always has
 * the same address. Nothing is ever changed in place.
 *
 * @param parameters by name, then by value; none twice
 */
public record Query(List<Parameter> parameters) {

  /** No parameters. */
  public static final Query NONE = new Query(List.of());

  /** A reader who comes from elsewhere must not be refused for them. */
  private static final Pattern FOLLOWING = Pattern.compile("utm_\\w+|fbclid|gclid|mc_cid|mc_eid");

  private static final String LANGUAGE = "lang";
  private static final String QUOTES = "quotes";

  /**
   * One of them.
   *
   * @param name what is chosen
   * @param value which
   */
  public record Parameter(String name, String value) implements Comparable<Parameter> {

    @Override
    public int compareTo(Parameter other) {
      int byName = name.compareTo(other.name);
      return byName != 0 ? byName : value.compareTo(other.value);
    }
  }

  public Query {
    parameters = parameters.stream().sorted().distinct().toList();
  }

  /**
   * The parameters of a request; those without a value are left out, and those that others hang on
   * links to follow readers.
   */
  public static Query of(Map<String, String[]> parameters) {
    return new Query(
        parameters.entrySet().stream()
            .flatMap(e -> Arrays.stream(e.getValue()).map(v -> new Parameter(e.getKey(), v)))
            .filter(p -> !p.value().isBlank() && !FOLLOWING.matcher(p.name()).matches())
            .toList());
  }

  /** The first value of that name. */
  public Optional<String> value(String name) {
    return values(name).stream().findFirst();
  }

  /** The values of that name. */
  public List<String> values(String name) {
    return parameters.stream().filter(p -> p.name().equals(name)).map(Parameter::value).toList();
  }

  /** Whether it has that parameter with that value. */
  public boolean has(String name, String value) {
    return parameters.contains(new Parameter(name, value));
  }

  /** With one value more. */
  public Query and(String name, String value) {
    return new Query(
        Stream.concat(parameters.stream(), Stream.of(new Parameter(name, value))).toList());
  }

  /** With this as the only value of that name. */
  public Query with(String name, String value) {
    return without(name).and(name, value);
  }

  /** Without anything of that name. */
  public Query without(String name) {
    return only(p -> !p.name().equals(name));
  }

  /** Without that one value. */
  public Query without(String name, String value) {
    return only(p -> !p.equals(new Parameter(name, value)));
  }

  /** What all views share: the facets, and how quotes are shown. */
  public Query shared() {
    return only(p -> p.name().equals(QUOTES) || Facet.of(p.name()).isPresent());
  }

  /** What only pages of text share: how quotes are shown. */
  Query quotes() {
    return only(p -> p.name().equals(QUOTES));
  }

  /** Those that are chosen. */
  public Query only(Predicate<Parameter> chosen) {
    return new Query(parameters.stream().filter(chosen).toList());
  }

  Query in(Language language) {
    return with(LANGUAGE, language.tag());
  }

  /** The path with these parameters behind it. */
  public String at(String path) {
    StringBuilder address = new StringBuilder(path);
    char before = path.contains("?") ? '&' : '?';
    for (Parameter parameter : parameters) {
      address.append(before).append(encoded(parameter.name())).append('=');
      address.append(encoded(parameter.value()));
      before = '&';
    }
    return address.toString();
  }

  /** As parameters are written, but with the slashes of ids and the colons of times readable. */
  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("%2F", "/").replace("%3A", ":");
  }
}
