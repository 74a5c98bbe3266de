package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.letopis.claim.Claim;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;

/** Sentences that look like claims and are none. */
class NegativesTest {

  private static final Set<String> NOT_OF_WHAT_HAPPENS =
      Set.of("Role", "PersonAttribute", "SiteAttribute", "Accusation", "Denial");
  private static final int KINDS = 1;
  private static final int GAP = 2;

  /** At most this share of the sentences may be known gaps, in per cent. */
  private static final int GAPS = 15;

  private static final List<List<String>> ROWS = Extracted.table("negatives.txt");

  @TestFactory
  Stream<DynamicTest> what_only_looks_like_a_claim_is_none() {
    return ROWS.stream()
        .filter(row -> row.size() <= GAP)
        .map(row -> DynamicTest.dynamicTest(row.getFirst(), () -> none(row)));
  }

  @TestFactory
  Stream<DynamicTest> a_known_gap_is_one_still() {
    return ROWS.stream()
        .filter(row -> row.size() > GAP)
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.getFirst(),
                    () ->
                        assertThat(found(row))
                            .as("closed now: take \"%s\" from its row", row.get(GAP))
                            .isNotEmpty()));
  }

  @Test
  void known_gaps_are_few() {
    long gaps = ROWS.stream().filter(row -> row.size() > GAP).count();
    assertThat(gaps * 100 / ROWS.size())
        .as("known gaps: %d of %d sentences", gaps, ROWS.size())
        .isLessThanOrEqualTo(GAPS);
  }

  private static void none(List<String> row) {
    assertThat(found(row)).as(row.getFirst()).isEmpty();
  }

  /** Claims that the sentence must not make; a denied, planned or unknown one is none of them. */
  private static List<String> found(List<String> row) {
    Set<String> kinds = Set.copyOf(Arrays.asList(row.get(KINDS).split(" ")));
    return Extracted.claims(row.getFirst()).stream()
        .filter(c -> kinds.contains("*") && happens(c) || kinds.contains(c.kind()))
        .filter(NegativesTest::isAsserted)
        .map(c -> c.kind() + " \"" + c.evidence().quote() + "\" by " + c.evidence().rule())
        .toList();
  }

  private static boolean happens(Claim claim) {
    return !NOT_OF_WHAT_HAPPENS.contains(claim.kind());
  }

  private static boolean isAsserted(Claim claim) {
    return claim.polarity() == Polarity.AFFIRMED
        && claim.modality() != Modality.PLANNED
        && claim.modality() != Modality.ATTEMPTED
        && claim.modality() != Modality.UNKNOWN;
  }
}
