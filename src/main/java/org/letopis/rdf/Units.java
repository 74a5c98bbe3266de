package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Units of counting, {@code ontology/units.ttl}. */
final class Units {

  static final String NS = "https://w3id.org/letopis/unit/";

  private Units() {}

  /** The unit of that name of the claims format: {@code policeOfficer}. */
  static Node of(String name) {
    if (!name.matches("[A-Za-z][A-Za-z0-9]*")) {
      throw new IllegalArgumentException(
          "unit \"" + name + "\" is no lower camel case name; mend the rule that gives it");
    }
    return NodeFactory.createURI(NS + name);
  }
}
