package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Terms of PROV-O, https://www.w3.org/TR/prov-o/. */
final class Prov {

  static final String NS = "http://www.w3.org/ns/prov#";

  static final Node ACTIVITY = NodeFactory.createURI(NS + "Activity");
  static final Node AGENT = NodeFactory.createURI(NS + "agent");
  static final Node ATTRIBUTION = NodeFactory.createURI(NS + "Attribution");
  static final Node QUALIFIED_ATTRIBUTION = NodeFactory.createURI(NS + "qualifiedAttribution");
  static final Node HAD_PRIMARY_SOURCE = NodeFactory.createURI(NS + "hadPrimarySource");
  static final Node WAS_DERIVED_FROM = NodeFactory.createURI(NS + "wasDerivedFrom");
  static final Node WAS_REVISION_OF = NodeFactory.createURI(NS + "wasRevisionOf");
  static final Node WAS_GENERATED_BY = NodeFactory.createURI(NS + "wasGeneratedBy");

  private Prov() {}
}
