package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.query.Dataset;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.system.Txn;

/** {@code /doc/...}: what the graph says of a thing, in the form that the client wants. */
final class DescriptionServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;

  DescriptionServlet(Served served, Addresses addresses) {
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    String address = request.getRequestURI();
    Optional<String> thing = thing(now.dataset(), address.substring("/doc/".length()));
    if (thing.isEmpty()) {
      say(
          response,
          HttpServletResponse.SC_NOT_FOUND,
          "Nothing is known here of \"" + address + "\"; \"/\" says where to begin.");
      return;
    }
    send(request, response, now, thing.get());
  }

  /** Sends the description of an IRI of which something is known. */
  void send(HttpServletRequest request, HttpServletResponse response, Served.Open now, String iri)
      throws IOException {
    String address = request.getRequestURI();
    response.setHeader("Vary", "Accept");
    response.setHeader("Link", links(iri, address));
    Optional<Format> format = Negotiation.choose(request, Negotiation.all());
    if (format.isEmpty()) {
      say(response, HttpServletResponse.SC_NOT_ACCEPTABLE, "It can be had as: " + mediaTypes());
      return;
    }
    if (unchanged(request, response, now.release().id() + "-" + format.get().extension())) {
      return;
    }
    Model model =
        Txn.calculateRead(
            now.dataset(), () -> new Description(now.dataset(), addresses.prefixes()).of(iri));
    String body =
        format
            .get()
            .rdf()
            .map(
                rdf -> {
                  ByteArrayOutputStream out = new ByteArrayOutputStream();
                  RDFDataMgr.write(out, model, rdf);
                  return out.toString(StandardCharsets.UTF_8);
                })
            .orElseGet(() -> new DescriptionPage(addresses, model).of(iri, address));
    send(response, format.get().mediaType(), body);
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

  private static String links(String iri, String address) {
    String alternates =
        Negotiation.data().stream()
            .map(
                f ->
                    "<%s?format=%s>; rel=\"alternate\"; type=\"%s\""
                        .formatted(address, f.extension(), f.mediaType()))
            .collect(Collectors.joining(", "));
    return "<" + iri + ">; rel=\"describes\", " + alternates;
  }

  private static String mediaTypes() {
    return Negotiation.all().stream().map(Format::mediaType).collect(Collectors.joining(", "));
  }
}
