package org.letopis.serve.query;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A query as it is passed on: what of a request counts, and nothing else of it.
 *
 * @param text the query
 * @param parameters those of the protocol that change the answer, by name
 * @param accept the media types that the client takes
 */
record Asked(String text, Map<String, List<String>> parameters, String accept) {

  /** The parameters that are passed on. Fuseki's stylesheet and callback are not among them. */
  static final List<String> PASSED = List.of("default-graph-uri", "named-graph-uri", "output");

  /** As a form. */
  String form() {
    return Stream.concat(
            Stream.of(pair("query", text)),
            parameters.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(p -> p.getValue().stream().map(v -> pair(p.getKey(), v))))
        .collect(Collectors.joining("&"));
  }

  private static String pair(String name, String value) {
    return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
