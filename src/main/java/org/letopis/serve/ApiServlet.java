package org.letopis.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.jena.query.ReadWrite;
import org.letopis.serve.api.Api;
import org.letopis.serve.api.ApiException;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.NoSuchPageException;
import org.letopis.serve.view.BadStateException;
import org.letopis.serve.view.Facets;

/**
 * {@code /api/claims}, {@code /api/compare}, {@code /api/places.geojson}, and what describes them,
 * {@code /api/openapi.json}. Claims also come as CSV, by Accept or {@code ?format=csv}.
 */
final class ApiServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String CSV = Negotiation.CSV;

  /** Where an API is described (RFC 8631). */
  static final String DESCRIBED =
      "</api/openapi.json>; rel=\"service-desc\"; type=\"application/json\"";

  private static final String JSON_TYPE = Negotiation.JSON;

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Corpora corpora;

  private final transient KeptPages kept;

  ApiServlet(Served served, Addresses addresses, Corpora corpora, KeptPages kept) {
    this.kept = kept;
    this.served = served;
    this.addresses = addresses;
    this.corpora = corpora;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    String path = Optional.ofNullable(request.getPathInfo()).orElse("/");
    List<String> offered = offered(path);
    Optional<String> type = offered.isEmpty() ? Optional.of("") : type(request, offered);
    response.setHeader("Vary", "Accept");
    response.setHeader("Link", DESCRIBED);
    if (type.isEmpty()) {
      Negotiation.refuse(
          request, response, Readers.context(request, addresses, now.release().id()), offered);
      return;
    }
    List<Object> made =
        List.of(
            "api",
            now.release().id(),
            path,
            Optional.ofNullable(request.getQueryString()).orElse(""),
            type.get());
    Optional<Compressed> known = kept.of(made);
    if (known.isPresent()) {
      known.get().send(request, response);
      return;
    }
    now.dataset().begin(ReadWrite.READ);
    try {
      Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
      Corpus corpus = corpora.of(now.release(), facts);
      Api api = new Api(now.dataset(), corpus, addresses.base());
      Map<String, List<String>> parameters = parameters(request);
      switch (path) {
        case "/claims" -> {
          boolean csv = type.get().equals(CSV);
          String body = csv ? api.claimsCsv(parameters) : text(api.claims(parameters));
          kept.keep(made, Compressed.of(type.get(), body)).send(request, response);
        }
        case "/compare" -> {
          String body = text(api.comparisons(parameters));
          kept.keep(made, Compressed.of(JSON_TYPE, body)).send(request, response);
        }
        case "/places.geojson" -> {
          String body = text(places(request, now, api, corpus, facts));
          kept.keep(made, Compressed.of("application/geo+json", body)).send(request, response);
        }
        case "/openapi.json" -> send(response, JSON_TYPE, openApi());
        default ->
            wrong(
                request,
                response,
                now,
                HttpServletResponse.SC_NOT_FOUND,
                "There is no \"/api%s\"; \"/api/openapi.json\" says what there is."
                    .formatted(path));
      }
    } catch (NoSuchPageException e) {
      Context context = Readers.context(request, addresses, now.release().id());
      wrong(request, response, now, HttpServletResponse.SC_NOT_FOUND, e.said(context.words()));
    } catch (ApiException | BadStateException e) {
      wrong(request, response, now, HttpServletResponse.SC_BAD_REQUEST, sentence(e.getMessage()));
    } finally {
      now.dataset().end();
    }
  }

  /** The facets of the pages choose among claims here too. */
  private JsonNode places(
      HttpServletRequest request, Served.Open now, Api api, Corpus corpus, Facts facts)
      throws BadStateException {
    Context context = Readers.context(request, addresses, now.release().id());
    Choices choices = new Choices(facts, addresses.base());
    Facets facets = Facets.of(context.query(), corpus, choices, Set.of(), context.words());
    return api.places(facets.of(corpus.claims()), !facets.isEmpty());
  }

  private static String sentence(String message) {
    return message.endsWith(".") ? message : message + ".";
  }

  private static Map<String, List<String>> parameters(HttpServletRequest request) {
    Map<String, List<String>> parameters = new TreeMap<>();
    request.getParameterMap().forEach((name, values) -> parameters.put(name, List.of(values)));
    return parameters;
  }

  /** What Accept chooses among; nothing where the address names a file, or nothing at all. */
  private static List<String> offered(String path) {
    return switch (path) {
      case "/claims" -> List.of(JSON_TYPE, CSV);
      case "/compare" -> List.of(JSON_TYPE);
      default -> List.of();
    };
  }

  private static Optional<String> type(HttpServletRequest request, List<String> offered) {
    String format = request.getParameter("format");
    if (format != null && offered.contains(CSV)) {
      return switch (format) {
        case "json" -> Optional.of(JSON_TYPE);
        case "csv" -> Optional.of(CSV);
        default -> Optional.empty();
      };
    }
    return Negotiation.accept(request).best(offered);
  }

  private static String text(JsonNode json) throws IOException {
    return JSON.writeValueAsString(json) + "\n";
  }

  private static String openApi() throws IOException {
    try (InputStream in = Api.class.getResourceAsStream("openapi.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void wrong(
      HttpServletRequest request,
      HttpServletResponse response,
      Served.Open now,
      int status,
      String words)
      throws IOException {
    Problem.send(
        request, response, Readers.context(request, addresses, now.release().id()), status, words);
  }
}
