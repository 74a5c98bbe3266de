package org.letopis.rdf;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.Entity;

/** What terms, units and entities are called, by language; declared in {@code ontology/}. */
final class Labels {

  private static final String LATIN = "sr-Latn";

  private final Map<Node, Map<String, String>> labels = new HashMap<>();
  private final Map<Node, Map<String, String>> plurals = new HashMap<>();

  Labels(Graph ontology) {
    collect(ontology, RDFS.label.asNode(), labels);
    collect(ontology, Lt.PLURAL_LABEL, plurals);
  }

  private static void collect(Graph graph, Node property, Map<Node, Map<String, String>> into) {
    graph
        .find(Node.ANY, property, Node.ANY)
        .forEach(
            t ->
                into.computeIfAbsent(t.getSubject(), s -> new HashMap<>())
                    .put(
                        t.getObject().getLiteralLanguage(), t.getObject().getLiteralLexicalForm()));
  }

  /** The term's label in that language; its own name where it has none. */
  String of(Node term, String tag) {
    return labels.getOrDefault(term, Map.of()).getOrDefault(tag, localName(term));
  }

  /** The unit's plural in that language; its own name where it has none. */
  String plural(Node unit, String tag) {
    return plurals.getOrDefault(unit, Map.of()).getOrDefault(tag, localName(unit));
  }

  /** The entity's labels; what is not known in Cyrillic is transliterated. */
  static Map<String, String> of(Entity entity) {
    Map<String, String> all =
        new TreeMap<>(entity.known().map(GazetteerEntry::shown).orElse(entity.labels()));
    if (all.containsKey(LATIN)) {
      all.putIfAbsent("sr-Cyrl", Cyrillic.fromLatin(all.get(LATIN)));
    }
    return all;
  }

  /** The entity's label in that language, or else in the nearest that there is. */
  static String of(Entity entity, String tag) {
    Map<String, String> all = of(entity);
    return Stream.of(tag, LATIN, "en")
        .filter(all::containsKey)
        .findFirst()
        .map(all::get)
        .orElse(entity.key());
  }

  /** Whether it is named only by words of a text, which its label then holds as a quotation. */
  static boolean isDescription(Entity entity) {
    return entity.type() == EntityType.GROUP
        && entity.labels().getOrDefault(LATIN, "").startsWith("„");
  }

  private static String localName(Node node) {
    String iri = node.getURI();
    return iri.substring(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
  }
}
