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

  /** A box of degrees; well-known text gives the longitude first. */
  static Node box(String south, String west, String north, String east) {
    return NodeFactory.createLiteralDT(
        "POLYGON((%2$s %1$s,%4$s %1$s,%4$s %3$s,%2$s %3$s,%2$s %1$s))"
            .formatted(south, west, north, east),
        TypeMapper.getInstance().getSafeTypeByName(NS + "wktLiteral"));
  }

  /** A point; well-known text gives the longitude first. */
  static Node point(String latitude, String longitude) {
    return NodeFactory.createLiteralDT(
        "POINT(" + longitude + " " + latitude + ")",
        TypeMapper.getInstance().getSafeTypeByName(NS + "wktLiteral"));
  }
}
