package org.letopis.cli.wikidata;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.jena.graph.Node;

/**
 * A statement for Wikidata with what it rests on, as a line of QuickStatements V1.
 *
 * @param item the item that it is about
 * @param property its property
 * @param value a number or an item
 * @param method the item that says how the value came about
 * @param circumstance the item that says how far it can be trusted
 * @param address where it can be read
 * @param quote the words that say it
 */
record Statement(
    String item,
    String property,
    String value,
    Optional<String> method,
    Optional<String> circumstance,
    String address,
    Optional<Node> quote) {

  /**
   * The line.
   *
   * @param retrieved the day on which the address was looked at
   */
  String line(StatementTable table, LocalDate retrieved) {
    List<String> cells = new ArrayList<>(List.of(item, property, value));
    add(cells, table.part("method"), method);
    add(cells, table.part("circumstance"), circumstance);
    add(cells, source(table, "address"), Optional.of("\"" + address + "\""));
    add(cells, source(table, "day"), Optional.of("+" + retrieved + "T00:00:00Z/11"));
    add(cells, source(table, "quotation"), quote.map(Statement::quotation));
    return String.join("\t", cells);
  }

  private static void add(List<String> cells, Optional<String> property, Optional<String> value) {
    if (property.isPresent() && value.isPresent()) {
      cells.add(property.get());
      cells.add(value.get());
    }
  }

  /** A property of a reference has an S in the place of its P. */
  private static Optional<String> source(StatementTable table, String part) {
    return table.part(part).map(p -> "S" + p.substring(1));
  }

  /** A quotation mark would end it: the typographic one says the same. */
  private static String quotation(Node quote) {
    String language =
        switch (quote.getLiteralLanguage()) {
          case "sr-Latn" -> "sr-el";
          case "sr-Cyrl" -> "sr-ec";
          case "" -> "und";
          default -> quote.getLiteralLanguage();
        };
    String text = quote.getLiteralLexicalForm().replaceAll("\\s+", " ").replace('"', '”');
    return language + ":\"" + text + "\"";
  }
}
