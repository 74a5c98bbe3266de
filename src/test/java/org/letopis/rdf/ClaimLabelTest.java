package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

class ClaimLabelTest {

  private final Labels labels = Home.declarations().labels();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8     | 8     | false | persons: 8              | osobe: 8
          60000 | 60000 | true  | persons: about 60,000   | osobe: oko 60.000
          801   |       | false | persons: more than 800  | osobe: više od 800
          800   |       | false | persons: at least 800   | osobe: najmanje 800
                | 18999 | true  | persons: almost 19,000  | osobe: skoro 19.000
                | 799   | false | persons: less than 800  | osobe: manje od 800
                | 800   | false | persons: at most 800    | osobe: najviše 800
          800   | 1000  | false | persons: 800–1,000      | osobe: 800–1.000
          """)
  void a_figure_is_said_in_words(Long low, Long high, boolean about, String en, String sr) {
    Count count = new Count(bound(low), bound(high), about, "x");

    assertThat(ClaimLabel.of(Claims.link(Claims.claim("Injury", count)), labels))
        .containsEntry("en", "Claim: injury; " + en + "; group concerned: workers; Donje Selo")
        .containsEntry(
            "sr-Latn",
            "Tvrdnja: povređivanje; " + sr + "; grupa o kojoj je reč: radnici; Donje Selo");
  }

  @Test
  void the_cyrillic_label_is_all_cyrillic() {
    assertThat(ClaimLabel.of(Claims.link(Claims.claim("Injury", Count.exactly(2, "dva"))), labels))
        .containsEntry(
            "sr-Cyrl", "Тврдња: повређивање; особе: 2; група о којој је реч: радници; Доње Село");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Injury     | by “besni čuvari”, workers               | according to “očevici”
          Accusation | accused: “besni čuvari”, workers         | accuser: “očevici”
          Denial     | whose deed is denied: “besni čuvari”, workers | denied by “očevici”
          """)
  void who_has_which_part_is_said_and_words_of_the_text_are_quoted(
      String kind, String agents, String cited) {
    assertThat(ClaimLabel.of(acted(kind), labels).get("en"))
        .endsWith("; " + agents + "; group concerned: workers; Donje Selo; " + cited);
  }

  @Test
  void serbian_labels_name_the_parts_in_their_script() {
    assertThat(ClaimLabel.of(acted("Injury"), labels))
        .hasEntrySatisfying(
            "sr-Latn",
            label ->
                assertThat(label)
                    .contains("akteri: „besni čuvari“, radnici")
                    .endsWith("po izvoru: „očevici“"))
        .hasEntrySatisfying(
            "sr-Cyrl",
            label ->
                assertThat(label)
                    .contains("актери: „бесни чувари“, радници")
                    .endsWith("по извору: „очевици“"));
  }

  /** Done by a description and a declared group, told by a description, twice in one place. */
  private static LinkedClaim acted(String kind) {
    LinkedClaim plain = Claims.link(Claims.claim(kind, Count.exactly(2, "dva")));
    Claim c = plain.claim();
    return new LinkedClaim(
        new Claim(
            c.evidence(),
            c.kind(),
            c.count(),
            c.unit(),
            c.modes(),
            c.groups(),
            c.persons(),
            c.sites(),
            c.places(),
            c.time(),
            List.of(Mentioned.named("besni čuvari"), Mentioned.named("radnici")),
            List.of(Mentioned.named("očevici")),
            c.role(),
            c.organizations(),
            c.attribute(),
            c.causation(),
            c.polarity(),
            c.modality(),
            c.confidence()),
        plain.event(),
        plain.scope(),
        plain.groups(),
        plain.persons(),
        plain.places(),
        plain.places(),
        List.of(description("besni čuvari"), Claims.WORKERS),
        List.of(description("očevici")),
        plain.organizations());
  }

  private static Entity description(String name) {
    return new Entity(
        "called",
        EntityType.GROUP,
        Map.of("sr-Latn", "„" + name + "“ (reči teksta)"),
        Optional.empty());
  }

  private static OptionalLong bound(Long n) {
    return n == null ? OptionalLong.empty() : OptionalLong.of(n);
  }
}
