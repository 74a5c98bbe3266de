package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Terms of the W3C's WGS84 vocabulary, https://www.w3.org/2003/01/geo/. */
final class Geo {

  static final String NS = "http://www.w3.org/2003/01/geo/wgs84_pos#";

  static final Node LATITUDE = NodeFactory.createURI(NS + "lat");
  static final Node LONGITUDE = NodeFactory.createURI(NS + "long");

  private Geo() {}
}
