package org.letopis.link;

import java.util.Optional;
import org.letopis.claim.Claim;

/**
 * A claim that left the answers by a person's decision; that it was made stays known.
 *
 * @param claim the claim as the program found it
 * @param correction who decided, when and why
 * @param mended the claim that stands in its place, where it was mended
 */
public record Retracted(Claim claim, Correction correction, Optional<Claim> mended) {}
