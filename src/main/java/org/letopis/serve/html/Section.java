package org.letopis.serve.html;

import java.util.Set;

/**
 * The pages of the navigation, in its order. Those that show claims share one state of facets:
 * their links to each other carry it on.
 */
public enum Section {
  COMPARE("/", true),
  READ("/read", true),
  TIMELINE("/timeline", true),
  PEOPLE("/people", true),
  CONTRADICTIONS("/contradictions", true),
  MAP("/map", true),
  SPARQL("/sparql", false),
  DOWNLOAD("/dumps/", false),
  ABOUT("/about", false);

  private static final Set<String> PARTS = Set.of("/sites", "/places");

  private final String path;
  private final boolean claims;

  Section(String path, boolean claims) {
    this.path = path;
    this.claims = claims;
  }

  /** Where it is. */
  public String path() {
    return path;
  }

  /**
   * Whether a page belongs to it: its own, one below it, or one of those that it is parted into.
   */
  public boolean holds(String address) {
    return address.equals(path)
        || (path.length() > 1 && address.startsWith(path + "/"))
        || (this == PEOPLE && PARTS.contains(address));
  }

  /** Whether it shows claims, chosen by facets. */
  public boolean showsClaims() {
    return claims;
  }

  /** The key of its name in {@code words.tsv}. */
  public String key() {
    return "nav." + name().toLowerCase(java.util.Locale.ROOT);
  }
}
