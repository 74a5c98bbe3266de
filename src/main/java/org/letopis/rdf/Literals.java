package org.letopis.rdf;

import java.math.BigDecimal;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Literals in the one spelling that we write them in. */
final class Literals {

  private Literals() {}

  static Node string(String text) {
    return NodeFactory.createLiteralString(text);
  }

  /** Text in the language of a BCP 47 tag; without a tag a plain string. */
  static Node text(String text, String tag) {
    return tag.isEmpty() ? string(text) : NodeFactory.createLiteralLang(text, tag);
  }

  static Node integer(long number) {
    return NodeFactory.createLiteralDT(Long.toString(number), XSDDatatype.XSDinteger);
  }

  static Node bool(boolean value) {
    return NodeFactory.createLiteralDT(Boolean.toString(value), XSDDatatype.XSDboolean);
  }

  static Node decimal(double number) {
    return NodeFactory.createLiteralDT(plain(number), XSDDatatype.XSDdecimal);
  }

  /** A number without an exponent, with a digit after the point: 0.93, 42.0. */
  static String plain(double number) {
    String digits = BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    return digits.contains(".") ? digits : digits + ".0";
  }

  /**
   * A time in the precision that it is given in.
   *
   * @param iso {@code YYYY[-MM[-DD[Thh:mm]]]}
   */
  static Node time(String iso) {
    return switch (iso.length()) {
      case 4 -> NodeFactory.createLiteralDT(iso, XSDDatatype.XSDgYear);
      case 7 -> NodeFactory.createLiteralDT(iso, XSDDatatype.XSDgYearMonth);
      case 10 -> NodeFactory.createLiteralDT(iso, XSDDatatype.XSDdate);
      default -> NodeFactory.createLiteralDT(iso + ":00", XSDDatatype.XSDdateTime);
    };
  }
}
