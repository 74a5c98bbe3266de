package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Paging;
import org.letopis.serve.html.Query;

/** What a reader wants of a page, by the request: the language, and which part of a long list. */
final class Readers {

  private Readers() {}

  /** {@code ?lang=} before Accept-Language; a language that there is not counts as none. */
  static Context context(HttpServletRequest request, Addresses addresses, String release) {
    Optional<Language> chosen =
        Optional.ofNullable(request.getParameter("lang")).flatMap(Language::ofTag);
    return new Context(
        addresses.base(),
        chosen.orElseGet(() -> Language.accepted(request.getHeader("Accept-Language"))),
        chosen.isPresent(),
        request.getRequestURI(),
        Query.of(request.getParameterMap()).without("lang"),
        release);
  }

  /** {@code ?page=}; empty where that is no number of a page. */
  static Optional<Paging> paging(HttpServletRequest request) {
    String page = request.getParameter("page");
    if (page == null) {
      return Optional.of(Paging.FIRST);
    }
    return page.matches("[1-9]\\d{0,6}")
        ? Optional.of(new Paging(Integer.parseInt(page)))
        : Optional.empty();
  }
}
