package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.jena.atlas.web.AcceptList;
import org.apache.jena.atlas.web.MediaType;

/** What a client wants: {@code ?format=} before Accept (RFC 9110, section 12.5.1). */
final class Negotiation {

  private Negotiation() {}

  /** The best of what is offered; empty where nothing of it is acceptable. */
  static Optional<Format> choose(HttpServletRequest request, List<Format> offered) {
    String asked = request.getParameter("format");
    if (asked != null) {
      return Format.ofExtension(asked.toLowerCase(Locale.ROOT)).filter(offered::contains);
    }
    String accept = request.getHeader("Accept");
    if (accept == null || accept.isBlank()) {
      return Optional.of(offered.getFirst());
    }
    AcceptList offers =
        AcceptList.create(offered.stream().map(Format::mediaType).toArray(String[]::new));
    MediaType match = AcceptList.match(new AcceptList(accept.toLowerCase(Locale.ROOT)), offers);
    return Optional.ofNullable(match).flatMap(m -> Format.ofMediaType(m.getContentTypeStr()));
  }

  /** Everything that there is, pages first. */
  static List<Format> all() {
    return Arrays.asList(Format.values());
  }

  /** Everything but pages. */
  static List<Format> data() {
    return all().stream().filter(f -> f.rdf().isPresent()).toList();
  }
}
