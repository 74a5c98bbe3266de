package org.letopis.cli.wikidata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Which properties and items of Wikidata say what our claims say ({@code
 * mappings/links/quickstatements.tsv}). What is not in it is not exported.
 *
 * @param values a property or an item, by its sort and what it is for
 */
record StatementTable(Map<String, String> values) {

  StatementTable {
    values = Map.copyOf(values);
  }

  /**
   * Reads the table; columns behind the third are for people.
   *
   * @throws IOException where a line has no value, or a part without which nothing can be stated is
   *     not there
   */
  static StatementTable read(Path file) throws IOException {
    Map<String, String> values = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        if (cells.length < 3 || !cells[2].matches("[PQ][1-9][0-9]*")) {
          throw new IOException(
              "%s: \"%s\" needs what it is about, a value, and a property or an item"
                  .formatted(file.getFileName(), line));
        }
        values.put(key(cells[0], cells[1]), cells[2]);
      }
    }
    for (String part : new String[] {"address", "day"}) {
      if (!values.containsKey(key("part", part))) {
        throw new IOException(
            "%s has no \"part\" for the %s of a reference; nothing is stated without one"
                .formatted(file.getFileName(), part));
      }
    }
    return new StatementTable(values);
  }

  /** The property of a figure of an event, by local names of its kind and its unit. */
  Optional<String> figure(String kind, String unit) {
    return find("figure", kind + " " + unit);
  }

  /** The property by which a site is joined to an event, by the local name of the kind. */
  Optional<String> site(String kind) {
    return find("site", kind);
  }

  /** The item that says how a figure came about. */
  Optional<String> method(String how) {
    return find("method", how);
  }

  /** The item that says how far a figure can be trusted. */
  Optional<String> circumstance(String which) {
    return find("circumstance", which);
  }

  /** The property of a part of a statement: method, circumstance, address, day, quotation. */
  Optional<String> part(String which) {
    return find("part", which);
  }

  private Optional<String> find(String sort, String of) {
    return Optional.ofNullable(values.get(key(sort, of)));
  }

  private static String key(String sort, String of) {
    return sort + "\t" + of;
  }
}
