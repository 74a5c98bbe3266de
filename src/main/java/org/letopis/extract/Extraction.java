package org.letopis.extract;

import java.util.List;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;

/**
 * What was read from one document.
 *
 * @param claims in text order
 * @param findings notices of what was not understood: figures that no rule reads, words that more
 *     than one could be meant by, each in text order, and names that nothing knows; never a loss
 */
public record Extraction(List<Claim> claims, List<Finding> findings) {

  public Extraction {
    claims = List.copyOf(claims);
    findings = List.copyOf(findings);
  }
}
