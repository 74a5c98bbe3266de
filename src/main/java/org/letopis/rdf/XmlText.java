package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;

/**
 * Text as XML 1.0 can hold it (section 2.2): a control character that it cannot hold becomes
 * U+FFFD. Only RDF/XML needs this.
 */
final class XmlText {

  private XmlText() {}

  static Quad fit(Quad quad) {
    Node object = quad.getObject();
    if (!object.isLiteral() || object.getLiteralLexicalForm().codePoints().allMatch(XmlText::ok)) {
      return quad;
    }
    StringBuilder text = new StringBuilder();
    object
        .getLiteralLexicalForm()
        .codePoints()
        .forEach(c -> text.appendCodePoint(ok(c) ? c : 0xFFFD));
    String tag = object.getLiteralLanguage();
    Node fitting =
        tag.isEmpty()
            ? NodeFactory.createLiteralDT(text.toString(), object.getLiteralDatatype())
            : NodeFactory.createLiteralLang(text.toString(), tag);
    return Quad.create(quad.getGraph(), quad.getSubject(), quad.getPredicate(), fitting);
  }

  private static boolean ok(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= 0x20 && c <= 0xD7FF)
        || (c >= 0xE000 && c <= 0xFFFD)
        || c >= 0x10000;
  }
}
