package org.letopis.compare;

import java.util.List;
import java.util.Optional;

/**
 * Claims of several documents that are held to go back to one source: our inference, not a claim of
 * a document.
 *
 * @param id from its basis and its claims' ids
 * @param basis on what it rests
 * @param claims ids of the claims, sorted
 * @param authority key of the entity that all cite, where that is the basis
 * @param earliest the document that was published before all the others, where the catalogue says
 * @param english a sentence that says it
 * @param serbian the same in Serbian, Latin script
 */
public record Origin(
    String id,
    Basis basis,
    List<String> claims,
    Optional<org.letopis.link.Entity> authority,
    Optional<String> earliest,
    String english,
    String serbian) {

  public Origin {
    claims = List.copyOf(claims);
    if (claims.size() < 2) {
      throw new IllegalArgumentException("an origin is shared by two claims at least: " + claims);
    }
  }

  /** On what it rests that claims have one origin. */
  public enum Basis {
    /** The same figure or statement, and the same authority cited for it. */
    SHARED_ATTRIBUTION,
    /** The same words, whatever their script and endings. */
    SHARED_WORDING
  }
}
