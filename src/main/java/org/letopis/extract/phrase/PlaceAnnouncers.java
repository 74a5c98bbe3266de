package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Words that announce the name of a place that no gazetteer knows: {@code
 * mappings/sr/place-announcers.tsv}. Immutable.
 */
final class PlaceAnnouncers {

  /** How a word announces it. */
  enum Way {
    /** The name stands behind it in the genitive: "granatiranje Lehnica". */
    OF,
    /** The name is its object: "pogodio Kraljevo". */
    HIT,
    /** An area whose name is the capitalised adjective before it: "Žička kotlina". */
    REGION,
    /** Its plural opens a list of names: "u selima Trnava i Gaj". */
    LIST,
    /** An adjective that parts two places of one name: "Gornja Rača". */
    TWIN,
    /** A verb beside which "u" says where to: "u Crkvinu se vratilo". */
    INTO
  }

  private final Map<Way, Set<String>> lemmas = new EnumMap<>(Way.class);

  private PlaceAnnouncers() {}

  /**
   * Reads the table.
   *
   * @param language the folder of the language, {@code mappings/sr}
   * @throws IllegalArgumentException where a row names a way that there is not
   */
  static PlaceAnnouncers load(Path language) {
    PlaceAnnouncers loaded = new PlaceAnnouncers();
    for (Way way : Way.values()) {
      loaded.lemmas.put(way, new HashSet<>());
    }
    for (Table.Row row : Table.read(language.resolve("place-announcers.tsv")).rows()) {
      for (String way : row.list(1)) {
        loaded.lemmas.get(Way.valueOf(way.toUpperCase(Locale.ROOT))).add(row.cell(0));
      }
    }
    return loaded;
  }

  /** Whether the word at the token announces a name in that way. */
  boolean does(Words words, int i, Way way) {
    return words.hasLemma(i, lemmas.get(way));
  }
}
