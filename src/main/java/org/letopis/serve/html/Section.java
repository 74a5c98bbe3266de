package org.letopis.serve.html;

/**
 * The pages of the navigation, in its order. Those that show claims share one state of facets:
 * their links to each other carry it on.
 */
public enum Section {
  COMPARE("/", true),
  CONTRADICTIONS("/contradictions", true),
  SPARQL("/sparql", false),
  DOWNLOAD("/dumps/", false),
  ABOUT("/about", false);

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

  /** Whether it shows claims, chosen by facets. */
  public boolean showsClaims() {
    return claims;
  }

  /** The key of its name in {@code words.tsv}. */
  public String key() {
    return "nav." + name().toLowerCase(java.util.Locale.ROOT);
  }
}
