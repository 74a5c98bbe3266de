package org.letopis.claim;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The id of a claim: the document's name without extension, a hyphen, and the first ten hex digits
 * of SHA-256 over kind, quote, occurrence of the quote, and the slots that tell it from other
 * claims of the same quote (claims format, field {@code id}). Changes elsewhere in the text leave
 * it alone.
 */
final class ClaimId {

  private static final int DIGITS = 10;
  private static final String FIELD = "\u001f";

  private ClaimId() {}

  static String of(Claim claim) {
    Evidence evidence = claim.evidence();
    String identity =
        String.join(
            FIELD,
            claim.kind(),
            evidence.quote(),
            Integer.toString(evidence.occurrence()),
            claim.count().map(c -> c.low() + ".." + c.high()).orElse(""),
            labels(claim.persons()),
            labels(claim.sites()),
            labels(claim.places()),
            String.join("|", claim.groups()),
            claim.unit().orElse(""),
            claim.attribute().map(a -> a.name() + "=" + a.value()).orElse(""),
            labels(claim.agents()),
            String.join("|", claim.modes()),
            claim.polarity().word(),
            claim.role().orElse(""));
    return stem(evidence.document()) + "-" + sha256(identity).substring(0, DIGITS);
  }

  private static String labels(List<Mentioned> entities) {
    return entities.stream().map(Mentioned::label).collect(Collectors.joining("|"));
  }

  private static String stem(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot > 0 ? fileName.substring(0, dot) : fileName;
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
