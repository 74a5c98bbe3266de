package org.letopis.rdf;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.claim.EntityType;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.compare.Comparison;
import org.letopis.compare.Dimension;
import org.letopis.compare.Origin;

/** The term of the ontology that a value of ours stands for. */
final class Terms {

  private Terms() {}

  static Node of(EntityType type) {
    return Lt.term(camel(type.name()));
  }

  static Node of(Polarity polarity) {
    return Lt.term(camel(polarity.name()));
  }

  static Node of(Modality modality) {
    return Lt.term(camel(modality.name()));
  }

  /** The way of damage of that word of the claims format: {@code burned}. */
  static Node damage(String mode) {
    return Lt.term(camel(mode));
  }

  static Node of(Comparison.Type type) {
    return Lt.term(camel(type.name()));
  }

  static Node of(Comparison.Contradiction kind) {
    return switch (kind) {
      case DISJOINT_FIGURES, BROKEN_BOUND, TOTAL_AGAINST_PARTS, TOTAL_AGAINST_LIST ->
          Lt.term(camel(kind.name()));
      // Date, Name, Agent, Place say something else in the ontology.
      case DATE, NAME, AGENT, PLACE, MANNER -> Lt.term(camel(kind.name()) + "Conflict");
      case DENIAL -> Lt.term("DenialAgainstAssertion");
    };
  }

  static Node of(Dimension dimension) {
    return Lt.term(camel(dimension.name()) + "Scope");
  }

  static Node of(Origin.Basis basis) {
    return Lt.term(camel(basis.name()));
  }

  private static String camel(String words) {
    return Arrays.stream(words.split("_"))
        .map(
            w ->
                w.substring(0, 1).toUpperCase(Locale.ROOT)
                    + w.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }
}
