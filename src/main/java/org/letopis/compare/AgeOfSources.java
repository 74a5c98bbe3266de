package org.letopis.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Rows;

/**
 * Words by which a text calls one of its sources newer or older than another: "according to newer
 * reports" it is 27, and the figure of the other source no longer stands.
 */
final class AgeOfSources {

  /** No word is known. */
  static final AgeOfSources NONE = new AgeOfSources(Map.of());

  private final Map<String, String> roles;

  private AgeOfSources(Map<String, String> roles) {
    this.roles = roles;
  }

  /** Reads {@code newer-words.tsv} of a language folder. */
  static AgeOfSources read(Path language) throws IOException {
    Map<String, String> roles = new HashMap<>();
    Rows.read(language.resolve("newer-words.tsv"), 2)
        .forEach(row -> roles.put(FoldedName.fold(row.get(0)), row.get(1)));
    return new AgeOfSources(roles);
  }

  /** Whether their one document itself calls the source of the one newer than the other's. */
  boolean isNewer(LinkedClaim one, LinkedClaim other) {
    return ClaimWords.document(one).equals(ClaimWords.document(other))
        && (is(one, "newer") && !is(other, "newer") || is(other, "older") && !is(one, "older"));
  }

  private boolean is(LinkedClaim claim, String role) {
    return claim.claim().attributedTo().stream()
        .flatMap(source -> Arrays.stream(FoldedName.fold(source.label()).split(" ")))
        .anyMatch(word -> role.equals(roles.get(word.toLowerCase(Locale.ROOT))));
  }
}
