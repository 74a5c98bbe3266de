package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.jena.query.ReadWrite;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.view.BadStateException;
import org.letopis.serve.view.Desk;
import org.letopis.serve.view.View;
import org.letopis.serve.view.Views;

/**
 * A view of the claims, chosen by the parameters of its address; as CSV too where it is a table.
 */
final class ViewServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient View view;
  private final transient Corpora corpora;
  private final transient Served served;
  private final transient Addresses addresses;

  ViewServlet(View view, Corpora corpora, Served served, Addresses addresses) {
    this.view = view;
    this.corpora = corpora;
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    Context context = Readers.context(request, addresses, now.release().id());
    response.setHeader("Vary", "Accept-Language");
    response.setHeader("Content-Language", context.language().tag());
    response.setHeader("Cache-Control", "no-cache");
    now.dataset().begin(ReadWrite.READ);
    try {
      Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
      Desk desk =
          Views.desk(
              view, corpora.of(now.release(), facts), context, now.dataset(), addresses.prefixes());
      send(request, response, desk);
    } catch (BadStateException e) {
      Problem.refuse(request, response, context, e);
    } finally {
      now.dataset().end();
    }
  }

  private void send(HttpServletRequest request, HttpServletResponse response, Desk desk)
      throws IOException, BadStateException {
    Optional<String> format = desk.context().query().value("format");
    if (format.isEmpty() || format.get().equals("html")) {
      sent(request, response, "text/html", Views.page(view, desk));
      return;
    }
    Optional<String> csv = view.csv(desk);
    if (csv.isEmpty() || !format.get().equals("csv")) {
      Problem.send(
          request,
          response,
          desk.context(),
          HttpServletResponse.SC_NOT_ACCEPTABLE,
          desk.words().say("bad.format", format.get(), csv.isEmpty() ? "html" : "html, csv"));
      return;
    }
    sent(request, response, "text/csv", csv.get());
  }

  private static void sent(
      HttpServletRequest request, HttpServletResponse response, String mediaType, String body)
      throws IOException {
    Compressed.send(request, response, mediaType, body.getBytes(StandardCharsets.UTF_8));
  }
}
