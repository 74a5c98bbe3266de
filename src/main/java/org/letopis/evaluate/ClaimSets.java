package org.letopis.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.Claim;

/** Claims by document (file name without extension), in text order. */
final class ClaimSets {

  private static final Comparator<ScoredClaim> TEXT_ORDER =
      Comparator.comparingLong(ScoredClaim::start).thenComparing(claim -> claim.id().orElse(""));

  private ClaimSets() {}

  static SortedMap<String, List<ScoredClaim>> read(List<Path> paths, CanonicalNames names)
      throws IOException {
    SortedMap<String, List<ScoredClaim>> sets = new TreeMap<>();
    for (Path path : paths) {
      for (Path file : ClaimsJson.files(path)) {
        if (Files.size(file) == 0) {
          sets.put(stem(file.getFileName().toString()), new ArrayList<>());
        }
        for (JsonLines.Line line : JsonLines.read(file)) {
          add(line, names, sets);
        }
      }
    }
    sets.values().forEach(claims -> claims.sort(TEXT_ORDER));
    return sets;
  }

  static SortedMap<String, List<ScoredClaim>> of(Collection<Claim> claims, CanonicalNames names)
      throws MalformedClaimException {
    SortedMap<String, List<ScoredClaim>> sets = new TreeMap<>();
    for (Claim claim : claims) {
      add(new JsonLines.Line(claim.id(), ClaimsJson.object(claim)), names, sets);
    }
    sets.values().forEach(set -> set.sort(TEXT_ORDER));
    return sets;
  }

  private static void add(
      JsonLines.Line line, CanonicalNames names, SortedMap<String, List<ScoredClaim>> sets)
      throws MalformedClaimException {
    ScoredClaim claim = ScoredClaim.of(line, names);
    String document = line.text("doc").orElseThrow();
    String fileName = document.substring(document.lastIndexOf('/') + 1);
    sets.computeIfAbsent(stem(fileName), name -> new ArrayList<>()).add(claim);
  }

  private static String stem(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot > 0 ? fileName.substring(0, dot) : fileName;
  }
}
