package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Terms of the W3C's Data Quality Vocabulary, https://www.w3.org/TR/vocab-dqv/. */
final class Dqv {

  static final String NS = "http://www.w3.org/ns/dqv#";

  static final Node METRIC = term("Metric");
  static final Node QUALITY_MEASUREMENT = term("QualityMeasurement");
  static final Node HAS_QUALITY_MEASUREMENT = term("hasQualityMeasurement");
  static final Node IS_MEASUREMENT_OF = term("isMeasurementOf");
  static final Node COMPUTED_ON = term("computedOn");
  static final Node VALUE = term("value");
  static final Node EXPECTED_DATA_TYPE = term("expectedDataType");
  static final Node IN_DIMENSION = term("inDimension");

  /** Linked Data Quality Dimensions: whether values are what they are meant to say. */
  static final Node SEMANTIC_ACCURACY =
      NodeFactory.createURI("http://www.w3.org/2016/05/ldqd#semanticAccuracy");

  private Dqv() {}

  private static Node term(String name) {
    return NodeFactory.createURI(NS + name);
  }
}
