package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;

/** The words that announce the name of a place ({@code place-words.tsv}). */
final class PlaceWords {

  /** What a word announces. */
  enum Kind {
    SETTLEMENT,
    MUNICIPALITY,
    RIVER,
    /** Any place: u, iz, na. */
    PLACE,
    /** A place that the one before it is near to: kod, nadomak. */
    NEAR;

    /** The types of entity that the word leaves possible. */
    Set<EntityType> types() {
      return switch (this) {
        case SETTLEMENT -> EnumSet.of(EntityType.SETTLEMENT);
        case MUNICIPALITY -> EnumSet.of(EntityType.MUNICIPALITY);
        case RIVER -> EnumSet.of(EntityType.RIVER);
        case PLACE, NEAR -> EnumSet.allOf(EntityType.class);
      };
    }
  }

  private final Map<String, Kind> kinds;

  private PlaceWords(Map<String, Kind> kinds) {
    this.kinds = kinds;
  }

  static PlaceWords load(Path file) throws IOException {
    Map<String, Kind> kinds = new HashMap<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != 2 || !cells[1].matches("settlement|municipality|river|place|near")) {
        throw new IOException(
            "%s:%d: \"%s\" is not lemma, settlement, municipality, river, place or near; mend the"
                + " line".formatted(file, i + 1, line));
      }
      kinds.put(cells[0], Kind.valueOf(cells[1].toUpperCase(Locale.ROOT)));
    }
    return new PlaceWords(kinds);
  }

  /** What a word announces, by the lemmas of its readings. */
  Optional<Kind> kind(List<Reading> readings) {
    return readings.stream()
        .map(Reading::lemma)
        .filter(kinds::containsKey)
        .map(kinds::get)
        .findFirst();
  }
}
