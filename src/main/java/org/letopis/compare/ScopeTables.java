package org.letopis.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.lexicon.Dictionary;
import org.letopis.link.FoldedName;
import org.letopis.link.Rows;

/** What {@code mappings/} says of units, groups and words that make claims comparable. */
public final class ScopeTables {

  /** Nothing declared: only what is the same is comparable. */
  public static final ScopeTables EMPTY =
      new ScopeTables(
          new UnitTable(Map.of()),
          new GroupTable(Map.of(), Map.of(), Map.of(), Set.of(), Set.of()),
          List.of(),
          Set.of(),
          PeopleWords.NONE,
          PointingWords.NONE,
          AgeOfSources.NONE);

  private static final int CLASS = 3;

  private final UnitTable units;
  private final GroupTable groups;
  private final List<String> partWords;
  private final Set<String> sameDayWords;
  private final PeopleWords peoples;
  private final PointingWords pointing;
  private final AgeOfSources ages;

  private ScopeTables(
      UnitTable units,
      GroupTable groups,
      List<String> partWords,
      Set<String> sameDayWords,
      PeopleWords peoples,
      PointingWords pointing,
      AgeOfSources ages) {
    this.units = units;
    this.groups = groups;
    this.partWords = partWords;
    this.sameDayWords = sameDayWords;
    this.peoples = peoples;
    this.pointing = pointing;
    this.ages = ages;
  }

  /**
   * Reads {@code units.tsv}, {@code group-relations.tsv} and the words of every language folder; a
   * table that is not there is empty.
   *
   * @param mappings the folder
   * @throws IOException where a table cannot be read; the message names file and line
   */
  public static ScopeTables read(Path mappings) throws IOException {
    Map<String, String> wider = new HashMap<>();
    Rows.read(mappings.resolve("units.tsv"), 2).forEach(row -> wider.put(row.get(0), row.get(1)));
    Path serbian = mappings.resolve("sr");
    Dictionary dictionary = Dictionary.load();
    return new ScopeTables(
        new UnitTable(wider),
        groups(mappings.resolve("group-relations.tsv"), serbian),
        Rows.read(serbian.resolve("part-words.tsv"), 1).stream()
            .map(row -> FoldedName.fold(row.getFirst()))
            .toList(),
        Rows.read(serbian.resolve("same-day-words.tsv"), 1).stream()
            .map(row -> FoldedName.fold(row.getFirst()))
            .collect(Collectors.toSet()),
        PeopleWords.read(mappings, dictionary),
        PointingWords.read(serbian, dictionary),
        AgeOfSources.read(serbian));
  }

  /** Whether a time in those words is a part of what its text tells of: "that day". */
  boolean isWithin(String time) {
    return sameDayWords.contains(FoldedName.fold(time));
  }

  PeopleWords peoples() {
    return peoples;
  }

  PointingWords pointing() {
    return pointing;
  }

  AgeOfSources ages() {
    return ages;
  }

  private static GroupTable groups(Path file, Path serbian) throws IOException {
    Map<String, Map<String, Set<String>>> relations = new HashMap<>();
    for (List<String> row : Rows.read(file, 3)) {
      if (!Set.of("within", "owned-within", "overlaps").contains(row.get(1))) {
        throw new IOException(
            "%s: \"%s\" is no relation of groups; write within, owned-within or overlaps"
                .formatted(file, row.get(1)));
      }
      relations
          .computeIfAbsent(row.get(1), relation -> new HashMap<>())
          .computeIfAbsent(row.get(0), group -> new HashSet<>())
          .add(row.get(2));
    }
    Set<String> peoples =
        Rows.read(serbian.resolve("peoples.tsv"), CLASS + 1).stream()
            .filter(row -> row.get(CLASS).equals("people"))
            .map(List::getFirst)
            .collect(Collectors.toSet());
    Set<String> forces =
        Rows.read(serbian.resolve("forces.tsv"), 2).stream()
            .map(row -> row.get(1))
            .filter(group -> !group.isEmpty())
            .collect(Collectors.toSet());
    return new GroupTable(
        relations.getOrDefault("within", Map.of()),
        relations.getOrDefault("owned-within", Map.of()),
        relations.getOrDefault("overlaps", Map.of()),
        peoples,
        forces);
  }

  UnitTable units() {
    return units;
  }

  GroupTable groups() {
    return groups;
  }

  /** Whether words that stand between two figures say that the second is a part of the first. */
  boolean saysPart(String words) {
    String folded = " " + FoldedName.fold(words) + " ";
    return partWords.stream().anyMatch(word -> folded.contains(" " + word + " "));
  }
}
