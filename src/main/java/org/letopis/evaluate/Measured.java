package org.letopis.evaluate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import org.letopis.claim.Claim;

/**
 * Claims and the gold that they are measured against, under the names that the gold takes as equal.
 */
public final class Measured {

  private final SortedMap<String, List<ScoredClaim>> gold;
  private final SortedMap<String, List<ScoredClaim>> found;

  private Measured(
      SortedMap<String, List<ScoredClaim>> gold, SortedMap<String, List<ScoredClaim>> found) {
    this.gold = Collections.unmodifiableSortedMap(gold);
    this.found = Collections.unmodifiableSortedMap(found);
  }

  /**
   * Claims of files.
   *
   * @param gold claims files or folders of them
   * @param claims claims files or folders of them
   * @throws MalformedClaimException where a line is no claim; it names file and line
   * @throws IOException where a file cannot be read
   */
  public static Measured read(List<Path> gold, List<Path> claims, CanonicalNames names)
      throws IOException {
    return new Measured(ClaimSets.read(gold, names), ClaimSets.read(claims, names));
  }

  /**
   * Claims that were just extracted.
   *
   * @param gold claims files or folders of them
   * @throws MalformedClaimException where a line of the gold is no claim; it names file and line
   * @throws IOException where a file cannot be read
   */
  public static Measured of(List<Path> gold, Collection<Claim> claims, CanonicalNames names)
      throws IOException {
    return new Measured(ClaimSets.read(gold, names), ClaimSets.of(claims, names));
  }

  /** Claims by hand, by document. */
  SortedMap<String, List<ScoredClaim>> gold() {
    return gold;
  }

  /** Claims found, by document. */
  SortedMap<String, List<ScoredClaim>> found() {
    return found;
  }
}
