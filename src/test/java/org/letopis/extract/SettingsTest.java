package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;

/** Where something was that its own sentence does not locate: the place the text is about. */
class SettingsTest {

  @TestFactory
  Stream<DynamicTest> the_last_claim_is_where_the_table_says() {
    return Extracted.table("settings.txt").stream()
        .map(row -> DynamicTest.dynamicTest(row.getFirst(), () -> fits(row)));
  }

  private static void fits(List<String> row) {
    List<Claim> claims = Extracted.claims(row.getFirst().replace(" ¶ ", "\n"));
    assertThat(claims).as(row.getFirst()).isNotEmpty();
    assertThat(claims.getLast().places().stream().map(Mentioned::label))
        .as(row.getFirst())
        .containsExactlyElementsOf(
            Arrays.stream(row.get(1).split(";"))
                .map(String::strip)
                .filter(s -> !s.isEmpty())
                .toList());
  }
}
