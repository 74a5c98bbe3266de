package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.apache.jena.query.Dataset;
import org.apache.jena.system.Txn;

/**
 * Things themselves cannot be sent: their addresses answer 303 with that of their description (W3C,
 * Cool URIs for the Semantic Web, section 4.3).
 */
final class ThingServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;

  ThingServlet(Served served, Addresses addresses) {
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String path = request.getRequestURI().substring(1);
    Dataset dataset = served.now().dataset();
    Optional<String> description =
        Txn.calculateRead(
            dataset,
            () ->
                addresses.things(path).stream()
                    .filter(new Description(dataset, addresses.prefixes())::knows)
                    .findFirst()
                    .flatMap(addresses::description));
    if (description.isEmpty()) {
      Problem.send(
          request,
          response,
          Readers.context(request, addresses, served.now().release().id()),
          HttpServletResponse.SC_NOT_FOUND,
          "Nothing is known here of \"/" + path + "\"; \"/\" says where to begin.");
      return;
    }
    response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    String query = request.getQueryString();
    response.setHeader("Location", description.get() + (query == null ? "" : "?" + query));
    response.setHeader("Link", "<" + description.get() + ">; rel=\"describedby\"");
    response.setHeader("Vary", "Accept");
  }
}
