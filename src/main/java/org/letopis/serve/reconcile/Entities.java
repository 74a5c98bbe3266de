package org.letopis.serve.reconcile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/** All that claims of a release are about, by id. */
final class Entities {

  /** Classes whose members can be found. */
  static final List<Node> CLASSES =
      List.of(
          Onto.EVENT_CLASS,
          Onto.PERSON_CLASS,
          Onto.GROUP_CLASS,
          Onto.ORGANIZATION_CLASS,
          Onto.SITE_CLASS,
          Onto.SETTLEMENT,
          Onto.MUNICIPALITY,
          Onto.REGION,
          Onto.RIVER);

  private static final List<String> SHOWN = List.of("en", "sr-Latn", "sr", "sr-Cyrl", "sq", "");

  private final Map<String, Known> byId;
  private final Map<String, String> types;

  private Entities(Map<String, Known> byId, Map<String, String> types) {
    this.byId = byId;
    this.types = types;
  }

  /**
   * Reads a graph; runs within the caller's read transaction.
   *
   * @param base base IRI of the data
   */
  static Entities read(Graph union, String base) {
    Facts facts = new Facts(union);
    Map<String, Known> byId = new TreeMap<>();
    Map<String, String> types = new TreeMap<>();
    for (Node type : CLASSES) {
      List<Node> members = facts.subjects(RDF.type.asNode(), type);
      if (members.isEmpty()) {
        continue;
      }
      Set<String> above = above(facts, type);
      above.forEach(t -> types.computeIfAbsent(t, key -> label(facts, Onto.term(key))));
      for (Node member : members) {
        if (member.getURI().startsWith(base + "id/")) {
          Known known = known(facts, base, member, type, above);
          byId.putIfAbsent(known.id(), known);
        }
      }
    }
    return new Entities(byId, types);
  }

  List<Known> all() {
    return List.copyOf(byId.values());
  }

  /** The entity of an id; its IRI will do too. */
  Optional<Known> find(String id, String base) {
    String plain = id.startsWith(base + "id/") ? id.substring(base.length() + 3) : id;
    return Optional.ofNullable(byId.get(plain));
  }

  /** Labels of the types that there are, by local name. */
  Map<String, String> types() {
    return types;
  }

  private static Known known(Facts facts, String base, Node node, Node type, Set<String> types) {
    return new Known(
        node.getURI().substring(base.length() + "id/".length()),
        node,
        label(facts, node),
        local(type),
        types,
        description(facts, node, type),
        names(facts, node));
  }

  private static List<Known.Name> names(Facts facts, Node node) {
    Set<Known.Name> names = new LinkedHashSet<>();
    Stream.of(SKOS.prefLabel.asNode(), RDFS.label.asNode())
        .flatMap(p -> facts.objects(node, p).stream())
        .forEach(l -> names.add(name(l, true)));
    facts.objects(node, SKOS.altLabel.asNode()).forEach(l -> names.add(name(l, false)));
    facts.subjects(Onto.IDENTIFIES, node).stream()
        .flatMap(decision -> facts.objects(decision, Onto.NAME_FORM).stream())
        .forEach(l -> names.add(name(l, false)));
    return new ArrayList<>(names);
  }

  private static Known.Name name(Node literal, boolean main) {
    return new Known.Name(literal.getLiteralLexicalForm(), literal.getLiteralLanguage(), main);
  }

  private static String description(Facts facts, Node node, Node type) {
    return Stream.concat(
            Stream.of(label(facts, type)),
            facts.objects(node, Onto.WITHIN).stream().map(w -> "in " + label(facts, w)))
        .collect(Collectors.joining(" "));
  }

  static String label(Facts facts, Node node) {
    List<Node> labels =
        Stream.concat(
                facts.objects(node, SKOS.prefLabel.asNode()).stream(),
                facts.objects(node, RDFS.label.asNode()).stream())
            .toList();
    return SHOWN.stream()
        .flatMap(tag -> labels.stream().filter(l -> l.getLiteralLanguage().equals(tag)))
        .map(Node::getLiteralLexicalForm)
        .findFirst()
        .orElseGet(() -> local(node));
  }

  private static Set<String> above(Facts facts, Node type) {
    Set<String> all = new LinkedHashSet<>();
    all.add(local(type));
    facts.objects(type, RDFS.subClassOf.asNode()).stream()
        .filter(t -> t.getURI().startsWith(Onto.NS))
        .sorted(Comparator.comparing(Node::getURI))
        .forEach(t -> all.addAll(above(facts, t)));
    return all;
  }

  private static String local(Node node) {
    String iri = node.getURI();
    return iri.substring(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
  }
}
