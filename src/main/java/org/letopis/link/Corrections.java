package org.letopis.link;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The lines of {@code mappings/corrections.tsv}, in their order.
 *
 * @param lines the corrections
 */
public record Corrections(List<Correction> lines) {

  /** Nobody corrected anything. */
  public static final Corrections NONE = new Corrections(List.of());

  public Corrections {
    lines = List.copyOf(lines);
  }

  /**
   * Reads the table; where there is none, nothing is corrected.
   *
   * @throws IOException where a line cannot be meant; the message names the file and the line
   */
  public static Corrections read(Path file) throws IOException {
    List<Correction> lines = new ArrayList<>();
    for (List<String> row : Rows.read(file, 6)) {
      try {
        lines.add(
            new Correction(
                row.get(0),
                row.get(1),
                Correction.Action.of(row.get(2)),
                row.get(3),
                row.get(4),
                row.get(5)));
      } catch (IllegalArgumentException e) {
        throw new IOException(
            "%s: \"%s\": %s".formatted(file, String.join(" ", row), e.getMessage()), e);
      }
    }
    return new Corrections(lines);
  }

  /** The corrections of that action. */
  public Stream<Correction> of(Correction.Action action) {
    return lines.stream().filter(line -> line.action() == action);
  }

  /** The correction of that claim, where it is retracted or mended. */
  public Optional<Correction> ofClaim(String id) {
    return lines.stream()
        .filter(
            line ->
                line.action() == Correction.Action.RETRACT
                    || line.action() == Correction.Action.MEND)
        .filter(line -> line.what().equals(id))
        .reduce((earlier, later) -> later);
  }

  /** Which names mean another entity after a person's decision than before. */
  Renames renames(List<Entity> entities, List<DocumentClaims> documents) {
    Renames renames = new Renames();
    for (Correction line : lines) {
      Optional<Entity> what = entity(line.what(), entities);
      if (what.isEmpty()) {
        continue;
      }
      if (line.action() == Correction.Action.JOIN) {
        entity(line.detail(), entities)
            .ifPresent(
                target ->
                    documents.forEach(
                        document ->
                            renames.put(
                                what.get(), document.document().name(), corrected(target, line))));
      } else if (line.action() == Correction.Action.SPLIT) {
        Entity own =
            UnknownNames.inDocument(
                what.get().type(),
                what.get().labels().getOrDefault("sr-Latn", what.get().key()),
                line.detail());
        renames.put(what.get(), line.detail(), corrected(own, line));
      }
    }
    return renames;
  }

  private static Resolution corrected(Entity entity, Correction line) {
    return new Resolution(entity, Resolution.Basis.CORRECTION, line.words());
  }

  /** An entity by type and key, as its IRI has them: {@code person/ana-anic}. */
  private static Optional<Entity> entity(String name, List<Entity> entities) {
    return entities.stream()
        .filter(
            e -> (e.type().name().toLowerCase(java.util.Locale.ROOT) + "/" + e.key()).equals(name))
        .findFirst();
  }
}
