package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.claim.Finding;
import org.letopis.claim.Finding.Severity;

class UnreadTest {

  @Test
  void a_figure_that_no_rule_reads_is_told_with_its_line_and_offsets() {
    List<Finding> findings =
        Extracted.findings(
            "Sa sajma\n\nU Nišu su povređene dve osobe.\nNa sajmu je izloženo 214 traktora.\n");
    assertThat(findings).hasSize(1);
    Finding finding = findings.getFirst();
    assertThat(finding.severity()).isEqualTo(Severity.NOTICE);
    assertThat(finding.where()).isEqualTo("stdin.txt:4 (62-65)");
    assertThat(finding.what()).isEqualTo("\"214 traktora.\" gives a figure that no rule reads");
    assertThat(finding.advice()).contains("mappings/README.md");
  }

  @Test
  void offsets_are_code_points_and_a_long_sentence_is_cut_between_words() {
    String text =
        "🜁 На сајму је изложено преко 300 трактора, комбајна и приколица из свих крајева земље,"
            + " а улаз се није наплаћивао.";
    assertThat(Extracted.findings(text))
        .extracting(Finding::where, Finding::what)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "stdin.txt:1 (23-32)",
                "\"преко 300 трактора, комбајна и приколица из свих крајева земље, а …\""
                    + " gives a figure that no rule reads"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "U Nišu je ubijeno pet muškaraca.",
        "Mart 2011. bio je hladan.",
        "Sajam je trajao dva dana.",
        "U Nišu je poginuo Milan Petrović (53).",
        "Na izborima je pobedio sa 52 odsto."
      })
  void what_a_claim_tells_and_what_is_no_count_is_not_told(String text) {
    assertThat(Extracted.findings(text)).isEmpty();
  }

  @Test
  void a_figure_in_the_words_of_a_claim_of_another_figure_is_told() {
    assertThat(Extracted.findings("U Nišu je, od 40 putnika, povređeno njih pet."))
        .extracting(Finding::what)
        .anyMatch(what -> what.startsWith("\"40 putnika"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Marko Jović i Petar Ilić stigli su u Niš. Ubili su ga vojnici."
            + " | stdin.txt:1 (51-53) | \"ga\" can mean \"Marko Jović\" or \"Petar Ilić\"",
        "Ана Јовић и Марија Илић отишле су у Ниш. Она је тешко рањена."
            + " | stdin.txt:1 (41-44) | \"Она\" can mean \"Ana Jović\" or \"Marija Ilić\"",
        "Crkva Svetog Luke i crkva Svetog Save stoje u istoj ulici. Crkva je zapaljena."
            + " | stdin.txt:1 (59-64)"
            + " | \"Crkva\" can mean \"crkva Svetog Luke\" or \"crkva Svetog Save\"",
        "U selu Rsavci i u selu Brezje bilo je mirno. Dan kasnije u selu je ubijen Marko Simić."
            + " | stdin.txt:1 (59-63) | \"selu\" can mean \"Brezje\" or \"Rsavci\"",
      })
  void where_two_can_be_meant_none_is_taken_and_the_report_says_so(
      String text, String where, String what) {
    assertThat(Extracted.findings(text))
        .filteredOn(finding -> finding.what().contains("can mean"))
        .extracting(Finding::where, Finding::what)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(where, what));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Marko Jović stigao je u Niš. Ubili su ga vojnici.",
        "Marko Jović i Ana Ilić stigli su u Niš. Ubili su ga vojnici.",
        "Crkva Svetog Luke stoji u Nišu. Ove noći crkva je zapaljena.",
        "Marko Jović i Petar Ilić stigli su u Niš. Video ga je prijatelj."
      })
  void where_only_one_can_be_meant_or_nothing_is_told_there_is_no_doubt(String text) {
    assertThat(Extracted.findings(text))
        .extracting(Finding::what)
        .noneMatch(what -> what.contains("can mean"));
  }

  @Test
  void names_that_nothing_knows_are_listed_once_and_sorted() {
    assertThat(Extracted.findings("Doneli su im Xyqwor, pa Bzeklum, pa opet Xyqwor."))
        .extracting(Finding::where, Finding::what)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "stdin.txt", "nothing knows \"Bzeklum\", \"Xyqwor\""));
  }

  @Test
  void of_many_names_that_nothing_knows_twenty_are_listed() {
    StringBuilder text = new StringBuilder("Kupili su");
    for (char c = 'A'; c <= 'Z'; c++) {
      text.append(c == 'A' ? " " : ", ").append(c).append("xqwk");
    }
    List<Finding> findings = Extracted.findings(text + ".");
    assertThat(findings).hasSize(1);
    assertThat(findings.getFirst().what()).endsWith("and 6 more").contains("\"Axqwk\", \"Bxqwk\"");
  }
}
