package org.letopis.extract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.claim.Claim;

/**
 * One way to say something, and the claims of one kind that it makes: a row of {@code variations}.
 *
 * @param kind the kind of the table
 * @param sentence the text; ¶ parts its paragraphs
 * @param expected the claims in the form of {@link #told}, sorted; none where it makes none
 * @param gap why the extractor does not find them yet; empty where it must
 */
record Variation(String kind, String sentence, List<String> expected, String gap) {

  private static final String NOTHING = "nothing";
  private static final List<String> FIELDS =
      List.of(
          "modes",
          "groups",
          "persons",
          "sites",
          "places",
          "time",
          "agents",
          "attributedTo",
          "role",
          "organizations",
          "attribute",
          "value",
          "polarity",
          "modality");

  /** All rows of all tables, by name of the table. */
  static List<Variation> all(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      List<Variation> rows = new ArrayList<>();
      for (Path file : files.filter(f -> f.toString().endsWith(".tsv")).sorted().toList()) {
        String kind = file.getFileName().toString().replace(".tsv", "");
        Files.readAllLines(file).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .forEach(line -> rows.add(row(kind, line)));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Variation row(String kind, String line) {
    List<String> cells = Arrays.asList(line.split("\t", -1));
    if (cells.size() < 2 || cells.size() > 3) {
      throw new IllegalArgumentException(
          kind + ".tsv: \"" + line + "\" has not the cells sentence, claims, gap, parted by tabs");
    }
    List<String> expected =
        cells.get(1).equals(NOTHING)
            ? List.of()
            : Arrays.stream(cells.get(1).split(" \\+ ")).map(Variation::ordered).sorted().toList();
    return new Variation(kind, cells.get(0), expected, cells.size() == 3 ? cells.get(2) : "");
  }

  /** The claims that the extractor finds, in the form of the table. */
  List<String> found() {
    return Extracted.claims(sentence.replace(" ¶ ", "\n")).stream()
        .filter(claim -> claim.kind().equals(kind))
        .map(Variation::told)
        .map(Variation::ordered)
        .sorted()
        .toList();
  }

  /** A claim as {@code 20..99~ person; groups Serbs, women; places Lug}; defaults are left out. */
  static String told(Claim claim) {
    var slots = new TreeMap<>(Slots.of(claim));
    List<String> parts = new ArrayList<>();
    String rough = slots.get("approximate").contains("true") ? "~" : "";
    slots.get("count").forEach(count -> parts.add(single(count) + rough));
    slots.get("unit").forEach(unit -> parts.add("unit " + unit));
    for (String field : FIELDS) {
      List<String> values =
          slots.get(field).stream()
              .filter(v -> !v.equals("affirmed") && !v.equals("stated"))
              .map(Variation::single)
              .toList();
      if (!values.isEmpty()) {
        parts.add(field + " " + String.join(", ", values));
      }
    }
    return parts.isEmpty()
        ? "bare"
        : String.join("; ", parts).replaceFirst("^(\\S+); unit ", "$1 ");
  }

  /** "8..8" as "8": what has one value is written once. */
  private static String single(String interval) {
    int dots = interval.indexOf("..");
    boolean same = dots > 0 && interval.substring(0, dots).equals(interval.substring(dots + 2));
    return same ? interval.substring(0, dots) : interval;
  }

  /** The same claim with the values of each field in order. */
  private static String ordered(String claim) {
    return Arrays.stream(claim.strip().split("; "))
        .map(
            part -> {
              int blank = part.indexOf(' ');
              boolean listed = blank > 0 && FIELDS.contains(part.substring(0, blank));
              return listed
                  ? part.substring(0, blank + 1)
                      + Arrays.stream(part.substring(blank + 1).split(", "))
                          .collect(Collectors.toCollection(TreeSet::new))
                          .stream()
                          .collect(Collectors.joining(", "))
                  : part;
            })
        .collect(Collectors.joining("; "));
  }
}
