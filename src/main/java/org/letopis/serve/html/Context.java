package org.letopis.serve.html;

import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Onto;

/**
 * Where a page stands.
 *
 * @param base base IRI of the data
 * @param language the page's language
 * @param chosen whether the reader chose it; links then carry it on
 * @param address the page's own path on this server, without a query
 * @param query the parameters of its address but the language
 * @param release id of the release
 */
public record Context(
    String base, Language language, boolean chosen, String address, Query query, String release) {

  private static final String ID = "id/";

  /** A page whose address has no parameters. */
  public Context(String base, Language language, boolean chosen, String address, String release) {
    this(base, language, chosen, address, Query.NONE, release);
  }

  /** The page's own words. */
  public Words words() {
    return Words.in(language);
  }

  /** In which script quotes are shown. */
  public Quotes quotes() {
    return Quotes.of(query.value(Quotes.PARAMETER));
  }

  /** A path of this server in the reader's language, with quotes in the reader's script. */
  public String here(String path) {
    return at(path, query.quotes());
  }

  /** A path with parameters, in the reader's language. */
  public String at(String path, Query parameters) {
    int hash = path.indexOf('#');
    String page = hash < 0 ? path : path.substring(0, hash);
    String fragment = hash < 0 ? "" : path.substring(hash);
    return (chosen ? parameters.in(language) : parameters).at(page) + fragment;
  }

  /** This page with other parameters. */
  public String with(Query parameters) {
    return at(address, parameters);
  }

  /** This very page, whole state, in another language. */
  public String in(Language other) {
    return query.in(other).at(address);
  }

  /** Where an IRI is described: a page here for one of ours, or the IRI itself. */
  public String address(Node node) {
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
  public String numbered(int page) {
    Query others = query.without("page");
    return with(page > 1 ? others.and("page", Integer.toString(page)) : others);
  }
}
