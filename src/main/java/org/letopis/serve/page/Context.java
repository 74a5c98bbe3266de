package org.letopis.serve.page;

import org.apache.jena.graph.Node;

/**
 * Where a page stands.
 *
 * @param base base IRI of the data
 * @param language the page's language
 * @param chosen whether the reader chose it; links then carry it on
 * @param address the page's own path on this server, without a query
 * @param release id of the release
 */
public record Context(
    String base, Language language, boolean chosen, String address, String release) {

  private static final String ID = "id/";

  /** The page's own words. */
  public Words words() {
    return Words.in(language);
  }

  /** A path of this server in the reader's language. */
  public String here(String path) {
    int hash = path.indexOf('#');
    String page = hash < 0 ? path : path.substring(0, hash);
    String fragment = hash < 0 ? "" : path.substring(hash);
    String query = chosen ? (page.contains("?") ? "&" : "?") + "lang=" + language.tag() : "";
    return page + query + fragment;
  }

  /** Where an IRI is described: a page here for one of ours, or the IRI itself. */
  String address(Node node) {
    String iri = node.getURI();
    if (iri.startsWith(Onto.NS)) {
      String term = iri.substring(Onto.NS.length());
      return here("/ontology" + (term.isEmpty() ? "" : "#" + term));
    }
    if (!iri.startsWith(base) || iri.length() == base.length()) {
      return iri;
    }
    String path = iri.substring(base.length());
    return here("/doc/" + (path.startsWith(ID) ? path.substring(ID.length()) : path));
  }

  /** The same page with another number. */
  String numbered(int page) {
    return here(address + (page > 1 ? "?page=" + page : ""));
  }
}
