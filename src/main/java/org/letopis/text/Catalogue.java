package org.letopis.text;

import java.util.Map;
import java.util.Optional;

/**
 * What is known about documents beside their text ({@code seeds/catalog.ttl}).
 *
 * @param entries the entries by file name
 */
public record Catalogue(Map<String, Entry> entries) {

  /** A catalogue that knows no document. */
  public static final Catalogue EMPTY = new Catalogue(Map.of());

  public Catalogue {
    entries = Map.copyOf(entries);
  }

  /**
   * What the catalogue says of one document; what is not known is empty.
   *
   * @param name the document's file name
   * @param title as the text gives it
   * @param language BCP 47, with the script: {@code sr-Latn}, {@code sr-Cyrl}
   * @param sha256 SHA-256 of the document's bytes, in hex
   * @param coverageStart first day, month or year that it tells of, {@code YYYY[-MM[-DD]]}
   * @param coverageEnd last one
   * @param issued when it was published
   */
  public record Entry(
      String name,
      Optional<String> title,
      Optional<String> language,
      Optional<String> sha256,
      Optional<String> coverageStart,
      Optional<String> coverageEnd,
      Optional<String> issued) {}

  /** The entry of the document of that file name. */
  public Optional<Entry> entry(String name) {
    return Optional.ofNullable(entries.get(name));
  }
}
