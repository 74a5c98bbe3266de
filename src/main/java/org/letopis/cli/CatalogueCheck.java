package org.letopis.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.Finding;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;

/** Whether the catalogue and the texts know of each other. Nothing is lost where they do not. */
final class CatalogueCheck {

  private static final String FILE = "catalog.ttl";

  private CatalogueCheck() {}

  static List<Finding> of(Document document, Catalogue catalogue) {
    Optional<Catalogue.Entry> entry = catalogue.entry(document.name());
    if (entry.isEmpty()) {
      return List.of(
          Finding.notice(
              document.name(),
              "has no entry in " + FILE,
              "add one: without it dates without a year stay open"));
    }
    return entry
        .flatMap(Catalogue.Entry::sha256)
        .filter(known -> !known.equalsIgnoreCase(document.sha256()))
        .map(
            known ->
                Finding.notice(
                    document.name(),
                    "is not the text that %s describes: its SHA-256 is \"%s\", not \"%s\""
                        .formatted(FILE, document.sha256(), known),
                    "put the text back, or mend the entry"))
        .map(List::of)
        .orElse(List.of());
  }

  /** Entries without a text. */
  static List<Finding> missing(Set<String> texts, Catalogue catalogue) {
    Set<String> missing = new TreeSet<>(catalogue.entries().keySet());
    missing.removeAll(texts);
    return missing.stream()
        .map(
            name ->
                Finding.notice(
                    FILE,
                    "describes \"" + name + "\", which is not there",
                    "put the text beside it, or take the entry out"))
        .collect(Collectors.toCollection(ArrayList::new));
  }
}
