package org.letopis.serve;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Prefixes;

/**
 * Between the IRIs of the data and the addresses here. Things are at {@code /id/...}, what we know
 * of them at {@code /doc/...}; everything else of ours ({@code graph/...}, {@code unit/...}) is
 * described at {@code /doc/} plus its path.
 *
 * @param base base IRI of the data
 */
record Addresses(String base) {

  private static final String ID = "id/";

  /** Prefixes of what is written for people to read. */
  Map<String, String> prefixes() {
    return Prefixes.of(new Iris(base));
  }

  /** Every own IRI that a path of ours may stand for, the likeliest first. */
  List<String> things(String path) {
    String plain = decoded(path);
    return Stream.of(base + ID + path, base + ID + plain, base + path, base + plain)
        .distinct()
        .toList();
  }

  private static String decoded(String path) {
    try {
      return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return path; // a percent sign that begins no escape stands for itself
    }
  }

  /** Where an own IRI is described, from the root of this server. */
  Optional<String> description(String iri) {
    if (!iri.startsWith(base) || iri.length() == base.length()) {
      return Optional.empty();
    }
    String path = iri.substring(base.length());
    return Optional.of("/doc/" + (path.startsWith(ID) ? path.substring(ID.length()) : path));
  }
}
