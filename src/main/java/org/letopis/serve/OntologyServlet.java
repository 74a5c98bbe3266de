package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** {@code /ontology}: the terms, which have hash IRIs, all in one. */
final class OntologyServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient DescriptionServlet descriptions;
  private final String graph;

  OntologyServlet(Served served, DescriptionServlet descriptions, String graph) {
    this.served = served;
    this.descriptions = descriptions;
    this.graph = graph;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    descriptions.send(request, response, served.now(), graph);
  }
}
