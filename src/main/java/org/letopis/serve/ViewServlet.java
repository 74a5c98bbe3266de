package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.jena.query.ReadWrite;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.view.BadStateException;
import org.letopis.serve.view.Desk;
import org.letopis.serve.view.View;
import org.letopis.serve.view.Views;

/**
 * A view of the claims, chosen by the parameters of its address; by {@code ?format=csv} or Accept
 * as CSV too where it is a table.
 */
final class ViewServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final List<String> BOTH = List.of(Negotiation.HTML, Negotiation.CSV);

  private final transient View view;
  private final transient Corpora corpora;
  private final transient Served served;
  private final transient Addresses addresses;
  private final transient KeptPages kept;

  ViewServlet(View view, Corpora corpora, Served served, Addresses addresses, KeptPages kept) {
    this.kept = kept;
    this.view = view;
    this.corpora = corpora;
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    Context context = Readers.context(request, addresses, now.release().id());
    response.setHeader("Vary", Problem.VARY);
    response.setHeader("Content-Language", context.language().tag());
    response.setHeader("Cache-Control", "no-cache");
    Optional<String> wanted = wanted(request, context.query().value("format"), BOTH);
    List<Object> made = List.of(context, wanted.orElse(""));
    Optional<Compressed> known = kept.of(made);
    if (known.isPresent()) {
      known.get().send(request, response);
      return;
    }
    now.dataset().begin(ReadWrite.READ);
    try {
      Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
      Desk desk =
          Views.desk(
              view, corpora.of(now.release(), facts), context, now.dataset(), addresses.prefixes());
      send(request, response, desk, made);
    } catch (BadStateException e) {
      Problem.refuse(request, response, context, e);
    } finally {
      now.dataset().end();
    }
  }

  private void send(
      HttpServletRequest request, HttpServletResponse response, Desk desk, List<Object> made)
      throws IOException, BadStateException {
    Optional<String> format = desk.context().query().value("format");
    Optional<String> wanted = wanted(request, format, BOTH);
    if (wanted.equals(Optional.of(Negotiation.HTML))) {
      kept.keep(made, page(desk)).send(request, response);
      return;
    }
    Optional<String> csv = view.csv(desk);
    List<String> offered = csv.isPresent() ? BOTH : List.of(Negotiation.HTML);
    if (wanted.isPresent() && csv.isPresent()) {
      kept.keep(made, Compressed.of(Negotiation.CSV, csv.get())).send(request, response);
    } else if (wanted(request, format, offered).isPresent()) {
      page(desk).send(request, response);
    } else if (format.isPresent()) {
      Problem.send(
          request,
          response,
          desk.context(),
          HttpServletResponse.SC_NOT_ACCEPTABLE,
          desk.words().say("bad.format", format.get(), csv.isPresent() ? "html, csv" : "html"));
    } else {
      Negotiation.refuse(request, response, desk.context(), offered);
    }
  }

  /** The media type that is asked for by name, or else the best of what is offered. */
  private static Optional<String> wanted(
      HttpServletRequest request, Optional<String> format, List<String> offered) {
    return format.isPresent()
        ? Optional.of("text/" + format.get()).filter(offered::contains)
        : Negotiation.accept(request).best(offered);
  }

  private Compressed page(Desk desk) throws BadStateException {
    return Compressed.of(Negotiation.HTML, Views.page(view, desk));
  }
}
