package org.letopis.link;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;

/**
 * What {@code mappings/} declares for linking: events, and groups with their names.
 *
 * @param events the declared events
 * @param groups the declared groups by the English plural that claims use
 * @param variants short and pet forms of given names
 * @param corrections what people decided
 */
public record LinkTables(
    List<DeclaredEvent> events,
    Map<String, Entity> groups,
    NameVariants variants,
    Corrections corrections) {

  /** Nothing declared: claims are about no event, groups are what their names say. */
  public static final LinkTables EMPTY =
      new LinkTables(List.of(), Map.of(), NameVariants.NONE, Corrections.NONE);

  private static final List<String> LANGUAGES = List.of("en", "sr-Latn", "sr-Cyrl", "sq");

  public LinkTables {
    events = List.copyOf(events);
    groups = Map.copyOf(groups);
  }

  /**
   * Reads {@code events.tsv}, {@code event-names.tsv} and {@code groups.tsv}; a table that is not
   * there is empty.
   *
   * @param mappings the folder
   * @throws IOException where a table cannot be read; the message names file and line
   */
  public static LinkTables read(Path mappings) throws IOException {
    return new LinkTables(
        events(mappings),
        groups(mappings.resolve("groups.tsv")),
        new NameVariants(Rows.read(mappings.resolve("sr").resolve("name-variants.tsv"), 2)),
        Corrections.read(mappings.resolve("corrections.tsv")));
  }

  private static List<DeclaredEvent> events(Path mappings) throws IOException {
    List<List<String>> names = Rows.read(mappings.resolve("event-names.tsv"), 4);
    Path file = mappings.resolve("events.tsv");
    List<DeclaredEvent> events = new ArrayList<>();
    for (List<String> row : Rows.read(file, 10)) {
      try {
        events.add(event(row, names));
      } catch (DateTimeParseException | NumberFormatException e) {
        throw new IOException(file + ": event \"" + row.getFirst() + "\": " + e.getMessage(), e);
      }
    }
    return events;
  }

  private static DeclaredEvent event(List<String> row, List<List<String>> names) {
    String key = row.get(0);
    String[] box = row.get(7).split(",");
    if (box.length != 4) {
      throw new NumberFormatException(
          "box \"" + row.get(7) + "\": write south,west,north,east in degrees");
    }
    return new DeclaredEvent(
        key,
        labels(row.subList(1, 5)),
        names.stream()
            .filter(name -> name.get(0).equals(key))
            .map(name -> new DeclaredEvent.Name(name.get(1), name.get(2), name.get(3)))
            .toList(),
        LocalDate.parse(row.get(5)),
        LocalDate.parse(row.get(6)),
        new DeclaredEvent.Box(
            Double.parseDouble(box[0]),
            Double.parseDouble(box[1]),
            Double.parseDouble(box[2]),
            Double.parseDouble(box[3])),
        Set.of(row.get(8).split("\\|")),
        Set.of(row.get(9).split("\\|")));
  }

  private static Map<String, Entity> groups(Path file) throws IOException {
    Map<String, Entity> groups = new LinkedHashMap<>();
    for (List<String> row : Rows.read(file, 5)) {
      groups.put(
          row.get(1),
          new Entity(row.get(0), EntityType.GROUP, labels(row.subList(1, 5)), Optional.empty()));
    }
    return groups;
  }

  private static Map<String, String> labels(List<String> values) {
    Map<String, String> labels = new LinkedHashMap<>();
    for (int i = 0; i < LANGUAGES.size(); i++) {
      if (!values.get(i).isBlank()) {
        labels.put(LANGUAGES.get(i), values.get(i));
      }
    }
    return labels;
  }
}
