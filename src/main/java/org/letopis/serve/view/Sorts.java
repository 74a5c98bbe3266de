package org.letopis.serve.view;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Onto;

/** What a thing is, in few words: its class, and where it lies. */
final class Sorts {

  /** Classes that say nothing to a reader: what they hold is told by a narrower one. */
  private static final Set<Node> WIDE = Set.of(Onto.PLACE_CLASS);

  private final Desk desk;

  Sorts(Desk desk) {
    this.desk = desk;
  }

  String html(Node thing) {
    return Stream.concat(
            desk.facts().objects(thing, RDF.type.asNode()).stream()
                .filter(t -> t.getURI().startsWith(Onto.NS) && !WIDE.contains(t)),
            desk.facts().objects(thing, Onto.WITHIN).stream())
        .map(desk.names()::html)
        .distinct()
        .collect(Collectors.joining(" · "));
  }

  /** The language of a document's text; empty where the catalogue does not say. */
  String language(Node document) {
    return desk.facts().text(document, DCTerms.language.asNode()).orElse("");
  }
}
