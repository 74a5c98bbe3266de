package org.letopis.compare;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Mentioned;
import org.letopis.link.LinkedClaim;

/** A document's own words for what it claims. */
final class ClaimWords {

  private static final Set<String> SPEECH = Set.of("Accusation", "Denial");

  private ClaimWords() {}

  /**
   * The figure as the text writes it, or the claim's whole quote where it has none or where the
   * figure is not what it is about.
   */
  static String of(LinkedClaim linked) {
    Claim claim = linked.claim();
    return claim
        .count()
        .map(Count::text)
        .filter(text -> !text.isBlank() && !SPEECH.contains(claim.kind()))
        .orElse(claim.evidence().quote());
  }

  /** Whom the document cites for it, as it names them. */
  static String cited(LinkedClaim linked) {
    return linked.claim().attributedTo().stream()
        .map(Mentioned::label)
        .collect(Collectors.joining(", "));
  }

  /** What is found within each document by itself. */
  static List<Comparison> perDocument(
      List<LinkedClaim> claims, Function<List<LinkedClaim>, List<Comparison>> within) {
    return claims.stream().collect(Collectors.groupingBy(ClaimWords::document)).values().stream()
        .flatMap(of -> within.apply(of).stream())
        .toList();
  }

  static String document(LinkedClaim linked) {
    return linked.claim().evidence().document();
  }
}
