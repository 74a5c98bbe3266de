package org.letopis.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  /** What is read as Serbian (see LanguageCheck), as languages are tagged. */
  private static final Set<String> SERBIAN = Set.of("sr", "hr", "bs", "cnr", "sh");

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
    List<Finding> findings = new ArrayList<>();
    entry
        .flatMap(Catalogue.Entry::language)
        .flatMap(tag -> language(document, tag))
        .ifPresent(findings::add);
    entry
        .flatMap(Catalogue.Entry::sha256)
        .filter(known -> !known.equalsIgnoreCase(document.sha256()))
        .map(
            known ->
                Finding.notice(
                    document.name(),
                    "is not the text that %s describes: its SHA-256 is \"%s\", not \"%s\""
                        .formatted(FILE, document.sha256(), known),
                    "put the text back, or mend the entry"))
        .ifPresent(findings::add);
    return findings;
  }

  /** A tag that says another language or script than the text is in. */
  private static Optional<Finding> language(Document document, String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    long cyrillic = letters(document, Character.UnicodeScript.CYRILLIC);
    long latin = letters(document, Character.UnicodeScript.LATIN);
    boolean mostlyCyrillic = cyrillic > latin;
    boolean otherScript =
        locale.getScript().equals("Cyrl") && !mostlyCyrillic
            || locale.getScript().equals("Latn") && mostlyCyrillic;
    String why =
        !SERBIAN.contains(locale.getLanguage())
            ? "but it is read as Serbian"
            : otherScript ? "but most of its letters are of the other script" : "";
    return why.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.notice(
                document.name(),
                "is in \"%s\", %s says, %s".formatted(tag, FILE, why),
                "mend dcterms:language of the entry"));
  }

  private static long letters(Document document, Character.UnicodeScript script) {
    return document
        .text()
        .codePoints()
        .filter(c -> Character.isLetter(c) && Character.UnicodeScript.of(c) == script)
        .count();
  }

  /** Texts that have the bytes of one before them. */
  static List<Finding> duplicates(List<Document> documents) {
    Map<String, String> first = new HashMap<>();
    List<Finding> findings = new ArrayList<>();
    for (Document document : documents) {
      String before = first.putIfAbsent(document.sha256(), document.name());
      if (before != null) {
        findings.add(
            Finding.notice(
                document.name(),
                "has the same content as \"" + before + "\": its claims are there twice",
                "take one of the two away"));
      }
    }
    return findings;
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
