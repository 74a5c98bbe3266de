package org.letopis.serve.html;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The languages and scripts of the pages. */
public enum Language {
  ENGLISH("en", "English", List.of("en", "sr-Latn", "sr-Cyrl", "sr", "sq", "")),
  LATIN("sr-Latn", "Srpski", List.of("sr-Latn", "sr", "sr-Cyrl", "en", "sq", "")),
  CYRILLIC("sr-Cyrl", "Српски", List.of("sr-Cyrl", "sr", "sr-Latn", "en", "sq", ""));

  private final String tag;
  private final String ownName;
  private final List<String> preferred;

  Language(String tag, String ownName, List<String> preferred) {
    this.tag = tag;
    this.ownName = ownName;
    this.preferred = preferred;
  }

  /** Its BCP 47 tag; also the value of {@code ?lang=}. */
  public String tag() {
    return tag;
  }

  /** What those who read it call it. */
  public String ownName() {
    return ownName;
  }

  /** The script in which it shows Serbian names; English shows them as they are. */
  Optional<Quotes> script() {
    return switch (this) {
      case ENGLISH -> Optional.empty();
      case LATIN -> Optional.of(Quotes.LATIN);
      case CYRILLIC -> Optional.of(Quotes.CYRILLIC);
    };
  }

  /** Tags of the labels to show, the best first. */
  public List<String> preferred() {
    return preferred;
  }

  /** The language of that tag: {@code en}, {@code sr-Latn}, {@code sr-Cyrl}. */
  public static Optional<Language> ofTag(String tag) {
    return Arrays.stream(values()).filter(l -> l.tag.equalsIgnoreCase(tag)).findFirst();
  }

  /**
   * The language that a client likes best (RFC 9110, section 12.5.4); English where it says nothing
   * that can be had or read. Serbian without a script is Cyrillic, its nearest neighbours are
   * Latin.
   */
  public static Language accepted(String header) {
    if (header == null || header.isBlank()) {
      return ENGLISH;
    }
    try {
      return Locale.LanguageRange.parse(header).stream()
          .filter(range -> range.getWeight() > 0)
          .flatMap(range -> of(range.getRange()).stream())
          .findFirst()
          .orElse(ENGLISH);
    } catch (IllegalArgumentException e) {
      return ENGLISH; // a header that is no list of languages asks for none
    }
  }

  private static Optional<Language> of(String range) {
    String language = range.split("-")[0];
    return switch (language) {
      case "en", "*" -> Optional.of(ENGLISH);
      case "sr" -> Optional.of(range.contains("-latn") ? LATIN : CYRILLIC);
      case "sh", "hr", "bs", "cnr" -> Optional.of(LATIN);
      default -> Optional.empty();
    };
  }
}
