package org.letopis.link;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.Claim;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;

/**
 * A document and what it claims.
 *
 * @param claims in text order
 * @param retracted claims of it that left the answers
 */
public record DocumentClaims(
    Document document,
    Optional<Catalogue.Entry> entry,
    List<Claim> claims,
    List<Retracted> retracted) {

  public DocumentClaims {
    claims = List.copyOf(claims);
    retracted = List.copyOf(retracted);
  }

  /** A document of whose claims none was retracted. */
  public DocumentClaims(Document document, Optional<Catalogue.Entry> entry, List<Claim> claims) {
    this(document, entry, claims, List.of());
  }
}
