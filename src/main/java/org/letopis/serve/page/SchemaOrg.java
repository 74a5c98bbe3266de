package org.letopis.serve.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/**
 * What a page is about in the terms of schema.org, as JSON-LD for its head. Only what the graph
 * says: no figure of a claim becomes a fact about an event or a person.
 */
final class SchemaOrg {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String GEO = "http://www.w3.org/2003/01/geo/wgs84_pos#";

  private static final Map<Node, String> TYPES =
      Map.of(
          Onto.EVENT_CLASS, "Event",
          Onto.PERSON_CLASS, "Person",
          Onto.ORGANIZATION_CLASS, "Organization",
          Onto.SITE_CLASS, "Place",
          Onto.SETTLEMENT, "Place",
          Onto.MUNICIPALITY, "AdministrativeArea",
          Onto.REGION, "AdministrativeArea",
          Onto.RIVER, "RiverBodyOfWater",
          Onto.DOCUMENT, "CreativeWork",
          Onto.CLAIM, "Claim");

  private final Room room;

  SchemaOrg(Room room) {
    this.room = room;
  }

  /** The script element of a page; nothing that a browser runs. */
  String of(Node thing) {
    ObjectNode node = JSON.createObjectNode();
    node.put("@context", "https://schema.org");
    node.put("@type", type(thing).orElse("Thing"));
    node.put("@id", thing.getURI());
    node.put("url", thing.getURI());
    names(node, "name", room.names.labels(thing).toList());
    names(node, "alternateName", room.facts.objects(thing, SKOS.altLabel.asNode()));
    sameAs(node, thing);
    place(node, thing);
    if (isA(thing, Onto.CLAIM)) {
      claim(node, thing);
    }
    if (isA(thing, Onto.DOCUMENT)) {
      room.facts.text(thing, DCTerms.language.asNode()).ifPresent(l -> node.put("inLanguage", l));
      room.facts.text(thing, Onto.FILE_NAME).ifPresent(n -> node.put("identifier", n));
    }
    if (isA(thing, Onto.CLAIM) || isA(thing, Onto.DOCUMENT)) {
      node.set("isPartOf", dataset());
    }
    return script(node);
  }

  /** JSON as an element of the head; what could end the element is escaped. */
  static String script(ObjectNode node) {
    try {
      return "<script type=\"application/ld+json\">"
          + JSON.writeValueAsString(node)
              .replace("<", "\\u003c")
              .replace(">", "\\u003e")
              .replace("&", "\\u0026")
          + "</script>\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of plain values can always be written", e);
    }
  }

  private void claim(ObjectNode node, Node claim) {
    node.put("license", "https://creativecommons.org/licenses/by/4.0/");
    ClaimView view = room.claims.view(claim);
    view.quote()
        .ifPresent(
            quote -> {
              ObjectNode words = node.putObject("appearance").put("@type", "Quotation");
              words.put("text", quote.getLiteralLexicalForm());
              if (!quote.getLiteralLanguage().isEmpty()) {
                words.put("inLanguage", quote.getLiteralLanguage());
              }
              view.document().ifPresent(d -> words.set("isPartOf", reference(d, "CreativeWork")));
            });
    ArrayNode about = JSON.createArrayNode();
    Stream.of(Onto.EVENT, Onto.PERSON, Onto.SITE, Onto.PLACE, Onto.ORGANIZATION)
        .flatMap(p -> room.facts.objects(claim, p).stream())
        .distinct()
        .forEach(e -> about.add(reference(e, type(e).orElse("Thing"))));
    if (!about.isEmpty()) {
      node.set("about", about);
    }
  }

  private ObjectNode reference(Node thing, String type) {
    return JSON.createObjectNode()
        .put("@type", type)
        .put("@id", thing.getURI())
        .put("name", room.names.text(thing));
  }

  private ObjectNode dataset() {
    return JSON.createObjectNode()
        .put("@type", "Dataset")
        .put("@id", room.context.base() + "id/dataset/letopis")
        .put("name", "Letopis");
  }

  /** Only what is confirmed to be the same. */
  private void sameAs(ObjectNode node, Node thing) {
    List<Node> same = room.facts.objects(thing, SKOS.exactMatch.asNode());
    if (!same.isEmpty()) {
      ArrayNode array = node.putArray("sameAs");
      same.forEach(s -> array.add(s.getURI()));
    }
  }

  private void place(ObjectNode node, Node thing) {
    Optional<String> latitude = room.facts.text(thing, Facts.iri(GEO + "lat"));
    Optional<String> longitude = room.facts.text(thing, Facts.iri(GEO + "long"));
    if (latitude.isPresent() && longitude.isPresent()) {
      node.putObject("geo")
          .put("@type", "GeoCoordinates")
          .put("latitude", latitude.get())
          .put("longitude", longitude.get());
    }
  }

  private static void names(ObjectNode node, String property, List<Node> labels) {
    if (labels.isEmpty()) {
      return;
    }
    ArrayNode array = node.putArray(property);
    for (Node label : labels) {
      if (label.getLiteralLanguage().isEmpty()) {
        array.add(label.getLiteralLexicalForm());
      } else {
        array
            .addObject()
            .put("@value", label.getLiteralLexicalForm())
            .put("@language", label.getLiteralLanguage());
      }
    }
  }

  private Optional<String> type(Node thing) {
    return room.facts.objects(thing, RDF.type.asNode()).stream()
        .filter(TYPES::containsKey)
        .map(TYPES::get)
        .findFirst();
  }

  private boolean isA(Node thing, Node type) {
    return room.facts.has(thing, RDF.type.asNode(), type);
  }

  /** The head of a page about a set of terms. */
  String terms(Node ontology) {
    ObjectNode node = JSON.createObjectNode();
    node.put("@context", "https://schema.org");
    node.put("@type", "DefinedTermSet");
    node.put("@id", ontology.getURI());
    names(node, "name", room.facts.objects(ontology, DCTerms.title.asNode()));
    names(node, "description", room.facts.objects(ontology, DCTerms.description.asNode()));
    ArrayNode terms = node.putArray("hasDefinedTerm");
    room.facts.subjects(RDFS.isDefinedBy.asNode(), ontology).stream()
        .forEach(t -> terms.add(reference(t, "DefinedTerm")));
    return script(node);
  }
}
