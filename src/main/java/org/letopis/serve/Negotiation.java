package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.letopis.serve.accept.Accept;
import org.letopis.serve.html.Context;

/**
 * What a client wants: {@code ?format=} before Accept (RFC 9110, section 12.5.1). What cannot be
 * had in a form that the client takes is refused with 406. Addresses that name a file ({@code
 * /dumps/letopis.ttl}, {@code /robots.txt}) name its form too: Accept is not asked there, as
 * section 15.5.7 allows.
 */
final class Negotiation {

  static final String HTML = "text/html";
  static final String CSV = "text/csv";
  static final String JSON = "application/json";

  private Negotiation() {}

  /** The best of what is offered; empty where nothing of it is acceptable. */
  static Optional<Format> choose(HttpServletRequest request, List<Format> offered) {
    String asked = request.getParameter("format");
    if (asked != null) {
      return Format.ofExtension(asked.toLowerCase(Locale.ROOT)).filter(offered::contains);
    }
    return accept(request)
        .best(offered.stream().map(Format::mediaType).toList())
        .flatMap(Format::ofMediaType);
  }

  /** What the request takes. */
  static Accept accept(HttpServletRequest request) {
    return Accept.of(Collections.list(request.getHeaders("Accept")));
  }

  /**
   * Refuses a request that takes nothing of what is offered.
   *
   * @return whether it did
   */
  static boolean refuses(
      HttpServletRequest request, HttpServletResponse response, Context context, String... offered)
      throws IOException {
    if (accept(request).takes(List.of(offered))) {
      return false;
    }
    refuse(request, response, context, List.of(offered));
    return true;
  }

  /**
   * Answers 406.
   *
   * @param offered media types that there are
   */
  static void refuse(
      HttpServletRequest request,
      HttpServletResponse response,
      Context context,
      List<String> offered)
      throws IOException {
    Problem.send(
        request,
        response,
        context,
        HttpServletResponse.SC_NOT_ACCEPTABLE,
        context.words().say("bad.accept", String.join(", ", offered)));
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
