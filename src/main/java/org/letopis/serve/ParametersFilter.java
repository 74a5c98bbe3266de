package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Quotes;
import org.letopis.serve.view.BadStateException;

/**
 * Refuses parameters that an address cannot have, before anything answers: a language or a script
 * that there is not, anywhere, and on routes with few parameters any other. Views and APIs, whose
 * parameters choose among claims, look at theirs themselves.
 */
final class ParametersFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  /** More than all facets of a page have; each of them is looked up among the others. */
  private static final int MOST = 200;

  private static final String LANGUAGE = "lang";

  private static final List<String> OF_THINGS = List.of("format", "page");

  /** Beginnings of routes, and what they know beside language and script. */
  private static final Map<String, List<String>> KNOWN =
      Map.of(
          "/doc/",
          OF_THINGS,
          "/id/",
          OF_THINGS,
          "/unit/",
          OF_THINGS,
          "/graph/",
          OF_THINGS,
          "/ontology",
          OF_THINGS,
          "/about",
          List.of("claim"),
          "/sparql",
          List.of("gallery", "query"),
          "/search/suggest",
          List.of("q"),
          "/sitemap.xml",
          List.of("part"),
          "/api/openapi.json",
          List.of());

  private final transient Addresses addresses;
  private final transient Supplier<String> release;

  /**
   * A filter.
   *
   * @param release id of the release that is served
   */
  ParametersFilter(Addresses addresses, Supplier<String> release) {
    this.addresses = addresses;
    this.release = release;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (isTooMany(request)) {
      ErrorAnswers.say(
          request,
          response,
          HttpServletResponse.SC_BAD_REQUEST,
          "An address has at most %d parameters; choose fewer.".formatted(MOST));
      return;
    }
    boolean read = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    Optional<BadStateException> refused =
        read && request.getQueryString() != null && !isProtocol(request.getRequestURI())
            ? refused(request, Readers.context(request, addresses, release.get()))
            : Optional.empty();
    if (refused.isPresent()) {
      Context context = Readers.context(request, addresses, release.get());
      Problem.refuse(request, response, context, refused.get());
    } else {
      chain.doFilter(request, response);
    }
  }

  private static boolean isTooMany(HttpServletRequest request) {
    String query = request.getQueryString();
    return query != null
        && !isProtocol(request.getRequestURI())
        && query.chars().filter(c -> c == '&').count() >= MOST;
  }

  /** SPARQL and reconciliation have parameters of their own. */
  private static boolean isProtocol(String path) {
    return path.startsWith(Served.SERVICE + "/") || path.matches("/reconcile(/.*)?");
  }

  private static Optional<BadStateException> refused(HttpServletRequest request, Context context) {
    Query query = context.query();
    String language = request.getParameter(LANGUAGE);
    if (language != null && Language.ofTag(language).isEmpty()) {
      return Optional.of(
          refused(
              context,
              LANGUAGE,
              language,
              Arrays.stream(Language.values()).map(Language::tag),
              query));
    }
    Optional<String> quotes = query.value(Quotes.PARAMETER);
    if (quotes.isPresent() && Quotes.ofValue(quotes.get()).isEmpty()) {
      return Optional.of(
          refused(
              context,
              Quotes.PARAMETER,
              quotes.get(),
              Arrays.stream(Quotes.values()).map(Quotes::value).filter(v -> !v.isEmpty()),
              query.without(Quotes.PARAMETER)));
    }
    return known(request.getRequestURI()).flatMap(known -> unknown(context, known));
  }

  private static BadStateException refused(
      Context context, String name, String value, Stream<String> instead, Query mended) {
    return new BadStateException(
        context.words().say("bad.value", name, value, instead.collect(Collectors.joining(", "))),
        mended);
  }

  private static Optional<List<String>> known(String path) {
    return KNOWN.entrySet().stream()
        .filter(
            e -> e.getKey().endsWith("/") ? path.startsWith(e.getKey()) : path.equals(e.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static Optional<BadStateException> unknown(Context context, List<String> known) {
    List<String> all =
        Stream.concat(Stream.of(LANGUAGE, Quotes.PARAMETER), known.stream()).sorted().toList();
    return context.query().parameters().stream()
        .filter(p -> !all.contains(p.name()))
        .findFirst()
        .map(
            p ->
                new BadStateException(
                    context
                        .words()
                        .say("bad.parameter", p.name(), String.join(", ", new TreeSet<>(all))),
                    context.query().without(p.name())));
  }
}
