package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.letopis.claim.Claim;

/** Texts written without the signs over letters (kuca for kuća) claim the same. */
class BareTextTest {

  static Stream<String> texts() {
    return Extracted.table("bare-texts.txt").stream().map(List::getFirst);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void a_text_without_its_signs_claims_the_same(String text) {
    List<String> signed = Extracted.claims(text).stream().map(BareTextTest::told).toList();
    List<String> bare = Extracted.claims(bare(text)).stream().map(BareTextTest::told).toList();
    assertThat(signed).isNotEmpty();
    assertThat(bare).as(text).containsExactlyInAnyOrderElementsOf(signed);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void quotes_are_the_letters_of_the_text(String text) {
    String bare = bare(text);
    int[] points = bare.codePoints().toArray();
    for (Claim claim : Extracted.claims(bare)) {
      int start = claim.evidence().start();
      assertThat(claim.evidence().quote())
          .isEqualTo(new String(points, start, claim.evidence().end() - start));
    }
  }

  @Test
  void a_short_text_is_left_as_it_is() {
    assertThat(Extracted.claims("Ubijeno je sto ljudi.")).hasSize(1);
  }

  private static String told(Claim claim) {
    return claim.kind() + " " + Variation.told(claim);
  }

  private static String bare(String text) {
    return text.replace('č', 'c')
        .replace('ć', 'c')
        .replace('š', 's')
        .replace('ž', 'z')
        .replace("đ", "dj")
        .replace('Č', 'C')
        .replace('Ć', 'C')
        .replace('Š', 'S')
        .replace('Ž', 'Z')
        .replace("Đ", "Dj");
  }
}
