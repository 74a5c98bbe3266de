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
import org.apache.jena.atlas.web.AcceptList;
import org.apache.jena.atlas.web.MediaType;
import org.apache.jena.query.ReadWrite;
import org.letopis.serve.api.Api;
import org.letopis.serve.api.ApiException;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.view.BadStateException;
import org.letopis.serve.view.Facets;

/**
 * {@code /api/claims}, {@code /api/compare}, {@code /api/places.geojson}, and what describes them,
 * {@code /api/openapi.json}. Claims also come as CSV, by Accept or {@code ?format=csv}.
 */
final class ApiServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String CSV = "text/csv";

  /** Where an API is described (RFC 8631). */
  static final String DESCRIBED =
      "</api/openapi.json>; rel=\"service-desc\"; type=\"application/json\"";

  private static final String JSON_TYPE = "application/json";
  private static final AcceptList OFFERED = AcceptList.create(JSON_TYPE, CSV);

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Corpora corpora;

  ApiServlet(Served served, Addresses addresses, Corpora corpora) {
    this.served = served;
    this.addresses = addresses;
    this.corpora = corpora;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    String path = Optional.ofNullable(request.getPathInfo()).orElse("/");
    Optional<String> type = path.equals("/claims") ? type(request) : Optional.of(JSON_TYPE);
    response.setHeader("Vary", "Accept");
    response.setHeader("Link", DESCRIBED);
    if (type.isEmpty()) {
      wrong(
          request,
          response,
          now,
          HttpServletResponse.SC_NOT_ACCEPTABLE,
          "Claims can be had as application/json or text/csv.");
      return;
    }
    String version =
        now.release().id()
            + "-"
            + Integer.toHexString((path + request.getQueryString()).hashCode());
    now.dataset().begin(ReadWrite.READ);
    try {
      Api api = new Api(now.dataset(), addresses.base());
      Map<String, List<String>> parameters = parameters(request);
      switch (path) {
        case "/claims" -> {
          boolean csv = type.get().equals(CSV);
          String body = csv ? api.claimsCsv(parameters) : text(api.claims(parameters));
          if (!unchanged(request, response, version + (csv ? "-csv" : ""))) {
            send(response, type.get(), body);
          }
        }
        case "/compare" -> {
          String body = text(api.comparisons(parameters));
          if (!unchanged(request, response, version)) {
            send(response, JSON_TYPE, body);
          }
        }
        case "/places.geojson" -> {
          if (!unchanged(request, response, version)) {
            send(response, "application/geo+json", text(places(request, now, api)));
          }
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
    } catch (ApiException | BadStateException e) {
      wrong(request, response, now, HttpServletResponse.SC_BAD_REQUEST, sentence(e.getMessage()));
    } finally {
      now.dataset().end();
    }
  }

  /** The facets of the pages choose among claims here too. */
  private JsonNode places(HttpServletRequest request, Served.Open now, Api api)
      throws BadStateException {
    Context context = Readers.context(request, addresses, now.release().id());
    Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
    Corpus corpus = corpora.of(now.release(), facts);
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

  private static Optional<String> type(HttpServletRequest request) {
    String format = request.getParameter("format");
    if (format != null) {
      return switch (format) {
        case "json" -> Optional.of(JSON_TYPE);
        case "csv" -> Optional.of(CSV);
        default -> Optional.empty();
      };
    }
    String accept = request.getHeader("Accept");
    if (accept == null || accept.isBlank()) {
      return Optional.of(JSON_TYPE);
    }
    MediaType match = AcceptList.match(new AcceptList(accept), OFFERED);
    // A browser asks for pages first and takes anything.
    return Optional.ofNullable(match).map(MediaType::getContentTypeStr);
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
