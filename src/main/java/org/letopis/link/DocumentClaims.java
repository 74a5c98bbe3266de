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
 */
public record DocumentClaims(
    Document document, Optional<Catalogue.Entry> entry, List<Claim> claims) {

  public DocumentClaims {
    claims = List.copyOf(claims);
  }
}
