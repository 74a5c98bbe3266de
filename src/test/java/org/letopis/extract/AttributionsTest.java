package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;

/** Whose word the first claim of a text rests on, and how sure it is. */
class AttributionsTest {

  private static final Set<String> ABOUT_ENTITIES =
      Set.of("Role", "PersonAttribute", "SiteAttribute");
  private static final int GAP = 4;

  /** At most this share of the sentences may be known gaps, in per cent. */
  private static final int GAPS = 15;

  @TestFactory
  Stream<DynamicTest> the_first_claim_names_its_sources() {
    return rows()
        .filter(row -> row.size() <= GAP)
        .map(row -> DynamicTest.dynamicTest(row.getFirst(), () -> fits(row)));
  }

  @TestFactory
  Stream<DynamicTest> a_known_gap_is_one_still() {
    return rows()
        .filter(row -> row.size() > GAP)
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.getFirst(),
                    () ->
                        assertThat(told(row))
                            .as("closed now: take \"%s\" from its row", row.get(GAP))
                            .isNotEqualTo(wanted(row))));
  }

  @Test
  void known_gaps_are_few() {
    long gaps = rows().filter(row -> row.size() > GAP).count();
    assertThat(gaps * 100 / rows().count())
        .as("known gaps: %d of %d sentences", gaps, rows().count())
        .isLessThanOrEqualTo(GAPS);
  }

  private static Stream<List<String>> rows() {
    return Extracted.table("attributions.txt").stream();
  }

  private static void fits(List<String> row) {
    assertThat(told(row)).as(row.getFirst()).isEqualTo(wanted(row));
  }

  private static List<String> wanted(List<String> row) {
    List<String> wanted =
        new ArrayList<>(
            Arrays.stream(row.get(1).split(";"))
                .map(String::strip)
                .filter(s -> !s.isEmpty())
                .toList());
    wanted.add(row.get(2));
    wanted.add(row.get(3));
    return wanted;
  }

  private static List<String> told(List<String> row) {
    List<Claim> claims =
        Extracted.claims(row.getFirst().replace(" ¶ ", "\n")).stream()
            .filter(c -> !ABOUT_ENTITIES.contains(c.kind()))
            .toList();
    if (claims.isEmpty()) {
      return List.of("no claim");
    }
    Claim first = claims.getFirst();
    List<String> told =
        new ArrayList<>(first.attributedTo().stream().map(Mentioned::label).toList());
    told.add(first.modality().word());
    told.add(first.polarity().word());
    return told;
  }
}
