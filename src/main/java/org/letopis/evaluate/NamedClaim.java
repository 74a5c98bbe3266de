package org.letopis.evaluate;

import org.letopis.claim.Claim;

/**
 * A claim as a claims file holds it: under the id that the file gives it. The gold numbers its
 * claims, so that id need not be {@link Claim#id()}.
 *
 * @param id the file's id of the claim; the claim's own where the file gives none
 * @param claim what it claims
 */
public record NamedClaim(String id, Claim claim) {}
