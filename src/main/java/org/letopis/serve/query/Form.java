package org.letopis.serve.query;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The parameters of a request.
 *
 * @param values by name, in their order
 */
record Form(Map<String, List<String>> values) {

  /**
   * Reads {@code application/x-www-form-urlencoded}.
   *
   * @throws IllegalArgumentException where an escape in it is none
   */
  static Form parse(String encoded) {
    Map<String, List<String>> values = new TreeMap<>();
    for (String pair : encoded.split("&")) {
      if (!pair.isEmpty()) {
        int equals = pair.indexOf('=');
        String name = equals < 0 ? pair : pair.substring(0, equals);
        String value = equals < 0 ? "" : pair.substring(equals + 1);
        values.computeIfAbsent(decoded(name), n -> new ArrayList<>()).add(decoded(value));
      }
    }
    return new Form(values);
  }

  Form with(Form other) {
    Map<String, List<String>> both = new TreeMap<>(values);
    other.values.forEach(
        (name, more) ->
            both.merge(
                name,
                more,
                (a, b) -> {
                  List<String> all = new ArrayList<>(a);
                  all.addAll(b);
                  return all;
                }));
    return new Form(both);
  }

  List<String> all(String name) {
    return values.getOrDefault(name, List.of());
  }

  Optional<String> first(String name) {
    return all(name).stream().findFirst();
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}
