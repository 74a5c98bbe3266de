package org.letopis.serve.api;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/**
 * A filter of claims.
 *
 * @param name the name of its parameter
 * @param property the property of claims that it asks about
 * @param start what begins the IRIs of its values, after the base where it is relative
 * @param classes the classes that its values are of
 */
record Filter(String name, Node property, String start, Set<Node> classes) {

  static final List<Filter> ALL =
      List.of(
          new Filter("kind", Onto.KIND, Onto.NS, Set.of(Onto.KIND_CLASS)),
          new Filter("event", Onto.EVENT, "id/event/", Set.of(Onto.EVENT_CLASS)),
          // A place stands for all that lies within it, on pages and here.
          new Filter("place", Onto.PLACE, "id/", Choices.PLACES),
          new Filter("site", Onto.SITE, "id/site/", Set.of(Onto.SITE_CLASS)),
          new Filter("person", Onto.PERSON, "id/person/", Set.of(Onto.PERSON_CLASS)),
          new Filter("group", Onto.AFFECTED_GROUP, "id/group/", Set.of(Onto.GROUP_CLASS)),
          new Filter("agent", Onto.AGENT, "id/organization/", Choices.ACTORS),
          new Filter("source", Onto.ATTRIBUTED_TO, "id/organization/", Choices.ACTORS),
          new Filter(
              "organization",
              Onto.ORGANIZATION,
              "id/organization/",
              Set.of(Onto.ORGANIZATION_CLASS)),
          new Filter("unit", Onto.UNIT, Onto.UNITS, Set.of(Onto.UNIT_CLASS)),
          new Filter("polarity", Onto.POLARITY, Onto.NS, Set.of(Onto.term("Polarity"))),
          new Filter("modality", Onto.MODALITY, Onto.NS, Set.of(Onto.term("Modality"))),
          new Filter("document", ClaimView.SOURCE, "id/document/", Set.of(Onto.DOCUMENT)));

  /** The filter of that name. */
  static Optional<Filter> of(String name) {
    return ALL.stream().filter(f -> f.name.equals(name)).findFirst();
  }

  /**
   * What a value means: an IRI, a term's own name, or an id like {@code settlement/prizren}.
   *
   * @throws ApiException where the graph has no such thing
   */
  Node value(String value, Choices choices) throws ApiException {
    if (!value.isBlank() && !value.matches(".*[\\s<>\"{}|\\\\^`].*")) {
      Node meant = Facts.iri(iri(value, choices.base()));
      if (choices.has(meant, classes)) {
        return meant;
      }
    }
    throw new ApiException(
        "\"%s\" cannot be \"%s\"; it can be an IRI or one of: %s"
            .formatted(name, value, choices.listed(classes)));
  }

  private String iri(String value, String base) {
    if (value.startsWith("http://") || value.startsWith("https://")) {
      return value;
    }
    if (start.equals(Onto.NS)) {
      return start + value.substring(0, 1).toUpperCase(Locale.ROOT) + value.substring(1);
    }
    if (!start.startsWith("id/")) {
      return start + value;
    }
    return base + (value.contains("/") ? "id/" : start) + value;
  }
}
