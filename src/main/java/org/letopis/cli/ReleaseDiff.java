package org.letopis.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.store.Release;

/**
 * What came and went between two releases.
 *
 * @param documentsAdded file names of texts that came
 * @param documentsGone file names of texts that went
 * @param claimsAdded claims that came, by document: id, kind and words
 * @param claimsGone claims that went, by document
 * @param claimsChanged claims whose slots changed, by document
 * @param comparisonsAdded sentences of comparisons that came
 * @param comparisonsGone sentences of comparisons that went
 * @param withheld how many comparisons went that name somebody who was withdrawn: they are not told
 */
record ReleaseDiff(
    SortedSet<String> documentsAdded,
    SortedSet<String> documentsGone,
    SortedMap<String, List<String>> claimsAdded,
    SortedMap<String, List<String>> claimsGone,
    SortedMap<String, List<String>> claimsChanged,
    SortedSet<String> comparisonsAdded,
    SortedSet<String> comparisonsGone,
    long withheld) {

  /**
   * @param withdrawn names that a release of before may hold, and this answer must not
   */
  static ReleaseDiff of(Release before, Release after, List<WithdrawnName> withdrawn)
      throws IOException {
    ReleaseContent old = ReleaseContent.read(before);
    ReleaseContent now = ReleaseContent.read(after);
    SortedSet<String> gone = without(old.comparisons(), now.comparisons());
    return new ReleaseDiff(
        without(now.documents(), old.documents()),
        without(old.documents(), now.documents()),
        missing(now.claims(), old.claims(), withdrawn),
        missing(old.claims(), now.claims(), withdrawn),
        changed(old.claims(), now.claims()),
        without(now.comparisons(), old.comparisons()),
        named(gone, withdrawn, false),
        named(gone, withdrawn, true).size());
  }

  private static SortedSet<String> named(
      SortedSet<String> sentences, List<WithdrawnName> withdrawn, boolean wanted) {
    return sentences.stream()
        .filter(said -> withdrawn.stream().anyMatch(name -> name.standsIn(said)) == wanted)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static SortedSet<String> without(SortedSet<String> these, SortedSet<String> those) {
    SortedSet<String> rest = new TreeSet<>(these);
    rest.removeAll(those);
    return rest;
  }

  private static SortedMap<String, List<String>> missing(
      Map<String, ReleaseContent.ClaimLine> these,
      Map<String, ReleaseContent.ClaimLine> those,
      List<WithdrawnName> withdrawn) {
    SortedMap<String, List<String>> missing = new TreeMap<>();
    these.forEach(
        (id, claim) -> {
          if (!those.containsKey(id)) {
            boolean named = withdrawn.stream().anyMatch(name -> name.standsIn(claim.said()));
            missing
                .computeIfAbsent(claim.document(), d -> new ArrayList<>())
                .add(named ? id + " (withdrawn on request)" : told(id, claim));
          }
        });
    return missing;
  }

  private static SortedMap<String, List<String>> changed(
      Map<String, ReleaseContent.ClaimLine> old, Map<String, ReleaseContent.ClaimLine> now) {
    SortedMap<String, List<String>> changed = new TreeMap<>();
    now.forEach(
        (id, claim) -> {
          if (old.containsKey(id) && !old.get(id).equals(claim)) {
            changed.computeIfAbsent(claim.document(), d -> new ArrayList<>()).add(told(id, claim));
          }
        });
    return changed;
  }

  /** A claim under its id, and in the words of its text. */
  private static String told(String id, ReleaseContent.ClaimLine claim) {
    return id + " " + claim.said();
  }

  boolean isEmpty() {
    return withheld == 0
        && Stream.of(documentsAdded, documentsGone, comparisonsAdded, comparisonsGone)
            .allMatch(SortedSet::isEmpty)
        && Stream.of(claimsAdded, claimsGone, claimsChanged).allMatch(Map::isEmpty);
  }

  /** For a reader, as an entry of DATA-CHANGELOG.md. */
  List<String> markdown(Release before, Release after) {
    List<String> lines = new ArrayList<>();
    lines.add("## Release %s, after %s".formatted(after.id(), before.id()));
    lines.add("");
    if (isEmpty()) {
      lines.add("No text, claim or comparison came, went or changed.");
      return lines;
    }
    list("texts that came", documentsAdded, lines);
    list("texts that went", documentsGone, lines);
    count("claims that came", claimsAdded, lines);
    count("claims that went", claimsGone, lines);
    count("claims that changed", claimsChanged, lines);
    list("comparisons that came", comparisonsAdded, lines);
    list("comparisons that went", comparisonsGone, lines);
    if (withheld > 0) {
      lines.add(
          "- comparisons that went with a withdrawal, and are not told: %d".formatted(withheld));
    }
    return lines;
  }

  private static void list(String what, SortedSet<String> names, List<String> lines) {
    if (!names.isEmpty()) {
      lines.add("- %s: %d".formatted(what, names.size()));
      names.forEach(name -> lines.add("  - " + name));
    }
  }

  private static void count(String what, SortedMap<String, List<String>> ids, List<String> lines) {
    ids.forEach(
        (document, of) -> {
          lines.add("- %s, %s: %d".formatted(what, document, of.size()));
          of.forEach(id -> lines.add("  - " + id));
        });
  }

  /** Puts the entry before the newest one of the changelog. */
  static void write(Path changelog, List<String> entry) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(changelog, StandardCharsets.UTF_8));
    if (lines.contains(entry.getFirst())) {
      return;
    }
    int newest = 0;
    while (newest < lines.size() && !lines.get(newest).startsWith("## ")) {
      newest++;
    }
    List<String> block = new ArrayList<>(entry);
    block.add("");
    lines.addAll(newest, block);
    Files.writeString(changelog, String.join("\n", lines) + "\n");
  }
}
