package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.letopis.claim.Claim;
import org.letopis.link.Correction;
import org.letopis.link.Correction.Action;
import org.letopis.link.Corrections;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Made;
import org.letopis.link.Retracted;
import org.letopis.text.Document;

class CorrectedClaimsTest {

  private static final String TEXT = "Poginulo je pet ljudi. Svedok Ane Anić to potvrđuje.";

  private static final DocumentClaims DOCUMENT =
      new DocumentClaims(
          new Document("a.txt", TEXT, "00"),
          Optional.empty(),
          List.of(
              Made.claim("a.txt", 0, "Killing", "Poginulo je pet").figure(5, "person").claim(),
              Made.claim("a.txt", 23, "Statement", "Svedok Ane").claim()));

  private static CorrectedClaims corrected(Action action, String what, String detail)
      throws IOException {
    Correction line = new Correction("2026-01-02", "an editor", action, what, detail, "a reason");
    return CorrectedClaims.of(List.of(DOCUMENT), new Corrections(List.of(line)));
  }

  private static String id(int claim) {
    return DOCUMENT.claims().get(claim).id();
  }

  @Test
  void a_retracted_claim_leaves_the_claims_and_stays_known() throws IOException {
    DocumentClaims document = corrected(Action.RETRACT, id(0), "").documents().getFirst();
    assertThat(document.claims()).extracting(Claim::id).containsExactly(id(1));
    assertThat(document.retracted())
        .singleElement()
        .satisfies(r -> assertThat(r.claim().id()).isEqualTo(id(0)));
  }

  @Test
  void a_mended_claim_stands_beside_the_one_that_it_mends() throws IOException {
    DocumentClaims document =
        corrected(Action.MEND, id(0), "{\"groups\": [\"workers\"], \"unit\": null}")
            .documents()
            .getFirst();
    Claim mended = document.claims().getFirst();
    assertThat(mended.groups()).containsExactly("workers");
    assertThat(mended.unit()).isEmpty();
    assertThat(document.retracted())
        .extracting(Retracted::mended)
        .containsExactly(Optional.of(mended));
  }

  @Test
  void where_a_claim_stands_cannot_be_mended() {
    assertThatThrownBy(() -> corrected(Action.MEND, id(0), "{\"quote\": \"x\"}"))
        .hasMessageContaining("\"quote\" says where the claim stands");
  }

  @Test
  void a_withdrawn_document_is_gone() throws IOException {
    assertThat(corrected(Action.WITHDRAW_DOCUMENT, "a.txt", "").documents()).isEmpty();
  }

  @Test
  void a_withdrawn_person_is_in_no_claim_whatever_the_case_and_the_order_of_the_name()
      throws IOException {
    DocumentClaims document =
        corrected(Action.WITHDRAW_PERSON, "Anić Ana", "").documents().getFirst();
    assertThat(document.claims()).isEmpty();
    assertThat(document.retracted()).isEmpty();
    assertThat(corrected(Action.WITHDRAW_PERSON, "Eva Anić", "").documents().getFirst().claims())
        .hasSize(2);
  }

  @Test
  void what_changes_nothing_is_told() throws IOException {
    assertThat(corrected(Action.RETRACT, "a-0000000000", "").findings())
        .singleElement()
        .satisfies(f -> assertThat(f.what()).contains("a-0000000000"));
    assertThat(corrected(Action.RETRACT, id(0), "").findings()).isEmpty();
  }

  @Test
  void a_correction_says_why() {
    assertThatThrownBy(
            () -> new Correction("2026-01-02", "an editor", Action.RETRACT, "a-0", "", " "))
        .hasMessageContaining("no reason");
    assertThatThrownBy(
            () -> new Correction("2026-01-02", "an editor", Action.JOIN, "person/a", "", "same"))
        .hasMessageContaining("fill it");
  }
}
