package org.letopis.rdf;

import org.apache.jena.datatypes.TypeMapper;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Terms of OGC GeoSPARQL 1.0, https://www.ogc.org/standard/geosparql/. */
final class GeoSparql {

  static final String NS = "http://www.opengis.net/ont/geosparql#";

  static final Node GEOMETRY = NodeFactory.createURI(NS + "Geometry");
  static final Node HAS_GEOMETRY = NodeFactory.createURI(NS + "hasGeometry");
  static final Node AS_WKT = NodeFactory.createURI(NS + "asWKT");

  private GeoSparql() {}

  /** A point; well-known text gives the longitude first. */
  static Node point(String latitude, String longitude) {
    return NodeFactory.createLiteralDT(
        "POINT(" + longitude + " " + latitude + ")",
        TypeMapper.getInstance().getSafeTypeByName(NS + "wktLiteral"));
  }
}
