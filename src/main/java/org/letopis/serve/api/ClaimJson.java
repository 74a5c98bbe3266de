package org.letopis.serve.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/** A claim as JSON: its figure, its words and where they stand, and all that it is about. */
final class ClaimJson {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Lists of things that a claim can name, by the name of the field. */
  private static final List<Field> FIELDS =
      List.of(
          new Field("groups", Onto.AFFECTED_GROUP),
          new Field("persons", Onto.PERSON),
          new Field("sites", Onto.SITE),
          new Field("places", Onto.PLACE),
          new Field("agents", Onto.AGENT),
          new Field("organizations", Onto.ORGANIZATION));

  private record Field(String name, Node property) {}

  private final Facts facts;

  ClaimJson(Facts facts) {
    this.facts = facts;
  }

  ObjectNode of(ClaimView claim) {
    ObjectNode node = JSON.createObjectNode().put("id", claim.claim().getURI());
    node.set("label", labels(claim.claim()));
    claim.kind().ifPresent(k -> node.set("kind", reference(k)));
    facts.object(claim.claim(), Onto.EVENT).ifPresent(e -> node.set("event", reference(e)));
    if (claim.hasFigure()) {
      ObjectNode count = node.putObject("count");
      count.put("low", claim.low().isPresent() ? claim.low().getAsLong() : null);
      count.put("high", claim.high().isPresent() ? claim.high().getAsLong() : null);
      count.put("approximate", claim.approximate());
      facts.text(claim.claim(), Onto.COUNT_TEXT).ifPresent(t -> count.put("text", t));
    }
    claim.unit().ifPresent(u -> node.set("unit", reference(u)));
    for (Field field : FIELDS) {
      references(node, field.name(), facts.objects(claim.claim(), field.property()));
    }
    references(node, "attributedTo", claim.sources());
    for (Node bound : List.of(Onto.START_DATE, Onto.END_DATE)) {
      facts
          .text(claim.claim(), bound)
          .ifPresent(t -> node.put(bound.getURI().substring(Onto.NS.length()), t));
    }
    word(node, "polarity", claim.claim(), Onto.POLARITY);
    word(node, "modality", claim.claim(), Onto.MODALITY);
    claim
        .quote()
        .ifPresent(
            q -> {
              ObjectNode quote = node.putObject("quote").put("text", q.getLiteralLexicalForm());
              if (!q.getLiteralLanguage().isEmpty()) {
                quote.put("language", q.getLiteralLanguage());
              }
              if (claim.start() >= 0) {
                quote.put("start", claim.start()).put("end", claim.end());
              }
            });
    claim.document().ifPresent(d -> node.set("document", reference(d)));
    facts.text(claim.claim(), Onto.RULE).ifPresent(r -> node.put("rule", r));
    facts
        .text(claim.claim(), Onto.CONFIDENCE)
        .ifPresent(c -> node.put("confidence", Double.parseDouble(c)));
    return node;
  }

  /** A thing by its IRI and its labels. */
  ObjectNode reference(Node thing) {
    ObjectNode node = JSON.createObjectNode().put("id", thing.getURI());
    node.set("label", labels(thing));
    return node;
  }

  /** Labels by language. */
  ObjectNode labels(Node thing) {
    ObjectNode labels = JSON.createObjectNode();
    Stream.of(RDFS.label.asNode(), SKOS.prefLabel.asNode())
        .flatMap(p -> facts.objects(thing, p).stream())
        .filter(Node::isLiteral)
        .sorted(Comparator.comparing(Node::getLiteralLanguage))
        .forEach(
            l ->
                labels.put(
                    l.getLiteralLanguage().isEmpty() ? "und" : l.getLiteralLanguage(),
                    l.getLiteralLexicalForm()));
    return labels;
  }

  private void references(ObjectNode node, String field, List<Node> things) {
    if (!things.isEmpty()) {
      ArrayNode array = node.putArray(field);
      things.forEach(t -> array.add(reference(t)));
    }
  }

  private void word(ObjectNode node, String field, Node claim, Node property) {
    facts
        .object(claim, property)
        .ifPresent(
            v ->
                node.put(
                    field,
                    v.getURI().substring(Onto.NS.length()).toLowerCase(java.util.Locale.ROOT)));
  }
}
