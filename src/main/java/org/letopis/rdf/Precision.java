package org.letopis.rdf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.extract.rule.Confidences;
import org.letopis.extract.rule.Kind;
import org.letopis.extract.rule.KindReader;

/**
 * What was measured of each kind of claim: how many its rules found in the texts with gold, and how
 * many of those the gold has too ({@code mappings/confidence.tsv}).
 *
 * @param byKind by the kind's id; kinds that no such text has are left out
 */
record Precision(SortedMap<String, Measured> byKind) {

  static final Precision UNKNOWN = new Precision(new TreeMap<>());

  Precision {
    byKind = Collections.unmodifiableSortedMap(new TreeMap<>(byKind));
  }

  /** Claims found and those of them that are right. */
  record Measured(long found, long right) {

    /** The share of them that is right. */
    double share() {
      return (double) right / found;
    }
  }

  /** Reads what was measured; where the files are not there nothing is known. */
  static Precision read(Path mappings) throws IOException {
    Path kinds = mappings.resolve("kinds");
    Path measured = mappings.resolve("confidence.tsv");
    if (!Files.isDirectory(kinds) || !Files.exists(measured)) {
      return UNKNOWN;
    }
    SortedMap<String, Confidences.Measured> byRule = Confidences.read(measured).measured();
    SortedMap<String, Measured> byKind = new TreeMap<>();
    for (Kind kind : KindReader.read(kinds)) {
      long found = 0;
      long right = 0;
      for (var rule : kind.rules()) {
        Confidences.Measured of = byRule.get(rule.head().id());
        found += of == null ? 0 : of.found();
        right += of == null ? 0 : of.right();
      }
      if (found > 0) {
        byKind.put(kind.id(), new Measured(found, right));
      }
    }
    return new Precision(byKind);
  }
}
