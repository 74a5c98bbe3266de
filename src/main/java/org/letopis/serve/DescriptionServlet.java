package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.query.Dataset;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFFormat;
import org.apache.jena.system.Txn;
import org.letopis.serve.html.Alternative;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.NoSuchPageException;
import org.letopis.serve.html.Paging;
import org.letopis.serve.page.Pages;

/**
 * {@code /doc/...}: what the graph says of a thing, in the form that the client wants: by Accept,
 * by {@code ?format=}, or by an extension ({@code /doc/settlement/prizren.ttl}).
 */
final class DescriptionServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  static final List<Alternative> ALTERNATIVES =
      Negotiation.data().stream().map(f -> new Alternative(f.mediaType(), f.extension())).toList();

  private final transient Served served;
  private final transient Addresses addresses;

  private final transient KeptPages kept;

  DescriptionServlet(Served served, Addresses addresses, KeptPages kept) {
    this.kept = kept;
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    String address = request.getRequestURI();
    String path = address.substring("/doc/".length());
    Optional<String> thing = thing(now.dataset(), path);
    if (thing.isPresent()) {
      send(request, response, now, thing.get());
      return;
    }
    int dot = path.lastIndexOf('.');
    Optional<Format> asked =
        dot < 0 ? Optional.empty() : Format.ofExtension(path.substring(dot + 1));
    Optional<String> plain = asked.flatMap(f -> thing(now.dataset(), path.substring(0, dot)));
    if (plain.isPresent()) {
      Context context = context(request, now);
      String page = address.substring(0, address.lastIndexOf('.'));
      send(request, response, now, plain.get(), asked, at(context, page));
      return;
    }
    Problem.send(
        request,
        response,
        context(request, now),
        HttpServletResponse.SC_NOT_FOUND,
        "Nothing is known here of \"" + address + "\"; \"/\" says where to begin.");
  }

  /** Sends the description of an IRI of which something is known. */
  void send(HttpServletRequest request, HttpServletResponse response, Served.Open now, String iri)
      throws IOException {
    Optional<Format> format = Negotiation.choose(request, Negotiation.all());
    send(request, response, now, iri, format, context(request, now));
  }

  private void send(
      HttpServletRequest request,
      HttpServletResponse response,
      Served.Open now,
      String iri,
      Optional<Format> format,
      Context context)
      throws IOException {
    Optional<Paging> paging = Readers.paging(request);
    if (paging.isEmpty()) {
      Problem.send(
          request,
          response,
          context,
          HttpServletResponse.SC_BAD_REQUEST,
          "\"page\" is a whole number from 1; leave it out for the first.");
      return;
    }
    response.setHeader("Vary", "Accept, Accept-Language");
    response.setHeader("Link", links(iri, context));
    if (format.isEmpty()) {
      refuse(request, response, context);
      return;
    }
    if (format.get() == Format.HTML) {
      response.setHeader("Content-Language", context.language().tag());
    }
    List<Object> made = made(now, iri, format.get(), context, paging.get());
    Optional<Compressed> known = kept.of(made);
    if (known.isPresent()) {
      known.get().send(request, response);
      return;
    }
    String body;
    try {
      body = body(now, iri, format.get(), context, paging.get());
    } catch (NoSuchPageException e) {
      Problem.send(
          request, response, context, HttpServletResponse.SC_NOT_FOUND, e.said(context.words()));
      return;
    }
    kept.keep(made, Compressed.of(format.get().mediaType(), body)).send(request, response);
  }

  private String body(Served.Open now, String iri, Format format, Context context, Paging paging) {
    return Txn.calculateRead(
        now.dataset(),
        () ->
            format
                .rdf()
                .map(rdf -> data(now, iri, rdf))
                .orElseGet(() -> page(now.dataset(), iri, context, paging)));
  }

  /** The page; that of all terms together is another. */
  private String page(Dataset dataset, String iri, Context context, Paging paging) {
    Pages pages = new Pages(dataset.asDatasetGraph(), addresses.prefixes(), ALTERNATIVES);
    return context.address().equals("/ontology")
        ? pages.ontology(context, paging)
        : pages.of(iri, context, paging);
  }

  private String data(Served.Open now, String iri, RDFFormat format) {
    Description description = new Description(now.dataset(), addresses.prefixes());
    Model model = description.of(iri);
    Path sized = now.release().dumps().resolve("description.ttl");
    if (iri.equals(addresses.base() + "id/dataset/letopis") && Files.exists(sized)) {
      // Sizes and sums of the files: no file can hold its own, so the graph does not.
      RDFDataMgr.read(model, sized.toUri().toString());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    if (format.equals(RDFFormat.TRIG_PRETTY)) {
      RDFDataMgr.write(out, description.inGraphs(model), format);
    } else {
      RDFDataMgr.write(out, model, format);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** What a description is made of: data are the same whoever reads them. */
  private static List<Object> made(
      Served.Open now, String iri, Format format, Context context, Paging paging) {
    return format == Format.HTML
        ? List.of("page", iri, context, paging.page())
        : List.of("data", iri, now.release().id(), format);
  }

  private Context context(HttpServletRequest request, Served.Open now) {
    return Readers.context(request, addresses, now.release().id());
  }

  private static Context at(Context context, String address) {
    return new Context(
        context.base(),
        context.language(),
        context.chosen(),
        address,
        context.query(),
        context.release());
  }

  private Optional<String> thing(Dataset dataset, String path) {
    List<String> candidates = addresses.things(path);
    return Txn.calculateRead(
        dataset,
        () ->
            candidates.stream()
                .filter(new Description(dataset, addresses.prefixes())::knows)
                .findFirst());
  }

  private String links(String iri, Context context) {
    String alternates =
        Negotiation.data().stream()
            .map(
                f ->
                    "<%s?format=%s>; rel=\"alternate\"; type=\"%s\""
                        .formatted(context.address(), f.extension(), f.mediaType()))
            .collect(Collectors.joining(", "));
    return "<%s>; rel=\"describes\", <%s>; rel=\"canonical\", %s"
        .formatted(iri, addresses.base() + context.address().substring(1), alternates);
  }

  private static void refuse(
      HttpServletRequest request, HttpServletResponse response, Context context)
      throws IOException {
    String format = request.getParameter("format");
    if (format == null) {
      Negotiation.refuse(
          request, response, context, Negotiation.all().stream().map(Format::mediaType).toList());
      return;
    }
    Problem.send(
        request,
        response,
        context,
        HttpServletResponse.SC_NOT_ACCEPTABLE,
        context
            .words()
            .say(
                "bad.format",
                format,
                Negotiation.all().stream()
                    .map(Format::extension)
                    .collect(Collectors.joining(", "))));
  }
}
