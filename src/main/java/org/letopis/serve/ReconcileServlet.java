package org.letopis.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import org.apache.jena.graph.Graph;
import org.apache.jena.query.ReadWrite;
import org.letopis.serve.html.Context;
import org.letopis.serve.reconcile.BadQueryException;
import org.letopis.serve.reconcile.Reconciler;
import org.letopis.serve.reconcile.Services;

/** {@code /reconcile}: the W3C Reconciliation Service API 0.2, by GET and POST. */
final class ReconcileServlet extends HttpServlet {

  private static final long serialVersionUID = 1L;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PROPERTIES = 100;
  private static final int TOO_LARGE = 413;

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Reconcilers reconcilers;

  ReconcileServlet(Served served, Addresses addresses, Reconcilers reconcilers) {
    this.served = served;
    this.addresses = addresses;
    this.reconcilers = reconcilers;
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Served.Open now = served.now();
    response.setHeader("Link", ApiServlet.DESCRIBED);
    switch (request.getMethod()) {
      case "GET", "HEAD", "POST" -> answer(request, response, now);
      case "OPTIONS" -> {
        response.setHeader("Allow", "GET, HEAD, OPTIONS, POST");
        response.setStatus(HttpServletResponse.SC_NO_CONTENT);
      }
      default -> {
        response.setHeader("Allow", "GET, HEAD, OPTIONS, POST");
        response.setHeader("Connection", "close"); // a body would stay unread
        wrong(
            request, response, now, HttpServletResponse.SC_METHOD_NOT_ALLOWED, "Use GET or POST.");
      }
    }
  }

  private void answer(HttpServletRequest request, HttpServletResponse response, Served.Open now)
      throws IOException {
    Optional<FormBody> form = FormBody.read(request);
    if (form.isEmpty()) {
      response.setHeader("Connection", "close"); // the rest of it stays unread
      wrong(request, response, now, TOO_LARGE, "Send at most 1 MiB; ask in several batches.");
      return;
    }
    try {
      answer(request, response, now, form.get());
    } catch (BadQueryException e) {
      int status = e.isTooLarge() ? TOO_LARGE : HttpServletResponse.SC_BAD_REQUEST;
      wrong(request, response, now, status, e.getMessage() + ".");
    }
  }

  private void answer(
      HttpServletRequest request, HttpServletResponse response, Served.Open now, FormBody form)
      throws IOException, BadQueryException {
    Reconciler reconciler = reconcilers.of(now);
    String server = URI.create(request.getRequestURL().toString()).resolve("/").toString();
    String path = Optional.ofNullable(request.getPathInfo()).orElse("");
    Context context = Readers.context(request, addresses, now.release().id());
    response.setHeader("Vary", "Accept");
    if (!path.equals("/preview")
        && Negotiation.refuses(request, response, context, Negotiation.JSON)) {
      return;
    }
    String id = form.field("id").orElse("");
    switch (path) {
      case "", "/" -> json(response, service(now, reconciler, form, server));
      case "/suggest/entity", "/suggest/property", "/suggest/type" ->
          json(
              response,
              Services.suggest(
                  reconciler,
                  last(path),
                  form.field("prefix").orElse(""),
                  form.number("cursor", 0)));
      case "/flyout/entity", "/flyout/property", "/flyout/type" -> {
        Optional<? extends JsonNode> flyout = Services.flyout(reconciler, last(path), id);
        if (flyout.isPresent()) {
          json(response, flyout.get());
        } else {
          unknown(request, response, now, id);
        }
      }
      case "/properties" ->
          json(
              response,
              Services.properties(
                  reconciler, form.field("type").orElse(""), form.number("limit", PROPERTIES)));
      case "/preview" -> {
        Optional<String> preview = Services.preview(reconciler, id, server);
        if (preview.isEmpty()) {
          unknown(request, response, now, id);
        } else if (!Negotiation.refuses(request, response, context, Negotiation.HTML)) {
          // It is made to stand in a frame of another page.
          response.setHeader(
              "Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'");
          ReadServlet.send(response, Negotiation.HTML, preview.get());
        }
      }
      default ->
          wrong(
              request,
              response,
              now,
              HttpServletResponse.SC_NOT_FOUND,
              "There is no \"" + path + "\" here; \"/reconcile\" says what there is.");
    }
  }

  /** Queries, an extension, or what there is. */
  private static JsonNode service(
      Served.Open now, Reconciler reconciler, FormBody form, String server)
      throws BadQueryException {
    Optional<String> queries = form.field("queries");
    Optional<String> extend = form.field("extend");
    if (queries.isEmpty() && extend.isEmpty()) {
      return Services.manifest(reconciler, server);
    }
    now.dataset().begin(ReadWrite.READ);
    try {
      Graph union = now.dataset().asDatasetGraph().getUnionGraph();
      return queries.isPresent()
          ? reconciler.answer(union, queries.get())
          : Services.extend(reconciler, union, extend.get());
    } finally {
      now.dataset().end();
    }
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static void json(HttpServletResponse response, JsonNode json) throws IOException {
    ReadServlet.send(response, "application/json", JSON.writeValueAsString(json) + "\n");
  }

  private void unknown(
      HttpServletRequest request, HttpServletResponse response, Served.Open now, String id)
      throws IOException {
    wrong(
        request,
        response,
        now,
        HttpServletResponse.SC_NOT_FOUND,
        "Nothing is known of \"%s\"; ids look like \"settlement/prizren\".".formatted(id));
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
