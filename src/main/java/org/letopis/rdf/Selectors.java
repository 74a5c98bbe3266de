package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDF;
import org.letopis.claim.Evidence;

/**
 * Where in its document a claim stands: W3C Web Annotation Data Model, sections 4.2.4
 * (TextQuoteSelector) and 4.2.5 (TextPositionSelector, in code points).
 */
final class Selectors {

  /** Code points before and after the quote that tell it from the same words elsewhere. */
  private static final int CONTEXT = 30;

  private final Node document;
  private final int[] text;

  Selectors(Node document, String text) {
    this.document = document;
    this.text = text.codePoints().toArray();
  }

  static Node target(Node claim) {
    return Iris.part(claim, "target");
  }

  void add(Statements out, Node claim, Evidence evidence) {
    Node target = target(claim);
    Node quote = Iris.part(claim, "quote");
    Node position = Iris.part(claim, "position");
    out.add(target, RDF.type.asNode(), OA.SpecificResource.asNode());
    out.add(target, OA.hasSource.asNode(), document);
    out.add(target, OA.hasSelector.asNode(), quote);
    out.add(target, OA.hasSelector.asNode(), position);
    out.add(quote, RDF.type.asNode(), OA.TextQuoteSelector.asNode());
    out.add(quote, OA.exact.asNode(), Literals.string(evidence.quote()));
    out.add(
        quote,
        OA.prefix.asNode(),
        Literals.string(between(evidence.start() - CONTEXT, evidence.start())));
    out.add(
        quote,
        OA.suffix.asNode(),
        Literals.string(between(evidence.end(), evidence.end() + CONTEXT)));
    out.add(position, RDF.type.asNode(), OA.TextPositionSelector.asNode());
    out.add(position, OA.start.asNode(), Literals.integer(evidence.start()));
    out.add(position, OA.end.asNode(), Literals.integer(evidence.end()));
  }

  private String between(int start, int end) {
    int from = Math.clamp(start, 0, text.length);
    int to = Math.clamp(end, from, text.length);
    return new String(text, from, to - from);
  }
}
