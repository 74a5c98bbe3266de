package org.letopis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.letopis.link.Made.claim;
import static org.letopis.link.Made.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Modality;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linker;
import org.letopis.link.Made;

class ComparerTest {

  private static LinkTables tables;

  @BeforeAll
  static void readTables() throws IOException {
    tables = LinkTables.read(Path.of(System.getProperty("letopis.home")).resolve("mappings"));
  }

  private static List<Comparison> compare(DocumentClaims... documents) {
    return Comparer.compare(Linker.link(List.of(documents), List.of(), tables));
  }

  /** The comparisons of one claim of a.txt with one of b.txt, by type or kind of contradiction. */
  private static List<String> compare(Made a, Made b) {
    return compare(document("a.txt", a), document("b.txt", b)).stream()
        .map(c -> c.contradiction().map(Enum::name).orElse(c.type().name()))
        .toList();
  }

  private static Made killed(String document, long n) {
    return claim(document, 0, "Killing", n + " ubijenih").figure(n, "person").groups("Serbs");
  }

  @ParameterizedTest
  @CsvSource({
    // low and high of the one, "about", of the other, "about"; -1 is open
    "8, 8, false, 8, 8, false, AGREES",
    "60000, 60000, true, 60000, 60000, false, AGREES",
    "8, 8, false, 12, 12, false, DISJOINT_FIGURES",
    "935, 935, false, 801, -1, false, REFINES",
    "1001, -1, false, 901, -1, false, REFINES",
    "954, 954, false, 1001, -1, false, BROKEN_BOUND",
    "935, 935, false, 1000, 1000, true, COMPATIBLE",
    "850, 850, false, 1000, 1000, true, DISJOINT_FIGURES",
    "800, 1000, false, 900, 1100, false, COMPATIBLE",
    "-1, 18999, true, 30000, 30000, false, BROKEN_BOUND"
  })
  void figures_of_the_same_scope_are_compared(
      long low, long high, boolean about, long low2, long high2, boolean about2, String expected) {
    Made a = claim("a.txt", 0, "Injury", "x").figure(low, high, about, "person");
    Made b = claim("b.txt", 0, "Injury", "y").figure(low2, high2, about2, "person");
    assertThat(compare(a, b)).containsExactly(expected);
  }

  @Test
  void deaths_and_killings_count_as_one() {
    assertThat(
            compare(
                killed("a.txt", 8),
                claim("b.txt", 0, "Death", "12 Srba").figure(12, "person").groups("Serbs")))
        .containsExactly("DISJOINT_FIGURES");
  }

  @Test
  void the_events_days_as_a_document_dates_them_are_the_whole_event() {
    assertThat(
            compare(
                killed("a.txt", 8).time("2004-03-17", "2004-03-19"),
                killed("b.txt", 9).time("2004-03-17", "2004-03-18")))
        .containsExactly("DISJOINT_FIGURES");
  }

  @Test
  void near_misses_are_not_compared() {
    Made eight = killed("a.txt", 8);
    assertThat(compare(eight, killed("b.txt", 3).places("Lipljan"))).isEmpty();
    assertThat(compare(eight.places("Prizren"), killed("b.txt", 3).places("Lipljan"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).time("2004-03-17", "2004-03-17"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).time("1999-06-10", "1999-06-10"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).time("", ""))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).groups("Serbs", "women"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).groups("Albanians"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).agents("napadači"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).persons("Ana Anić"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).sites("crkva"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).denied())).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).modality(Modality.PLANNED))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).modality(Modality.ALLEGED))).isEmpty();
    assertThat(compare(eight, claim("b.txt", 0, "Injury", "y").figure(3, "person").groups("Serbs")))
        .isEmpty();
    assertThat(
            compare(eight, claim("b.txt", 0, "Killing", "y").figure(3, "soldier").groups("Serbs")))
        .isEmpty();
  }

  @Test
  void other_ways_of_damage_agree_at_most() {
    Made burned = claim("a.txt", 0, "PropertyDamage", "x").figure(35, "house").modes("burned");
    Made damaged = claim("b.txt", 0, "PropertyDamage", "y").modes("damaged");
    assertThat(compare(burned, damaged.figure(72, "house"))).isEmpty();
    assertThat(compare(burned, damaged.figure(35, "house"))).containsExactly("AGREES");
  }

  @Test
  void where_claims_do_not_say_all_of_what_they_count_nothing_contradicts() {
    assertThat(
            compare(
                claim("a.txt", 0, "Displacement", "x").figure(250, "person").groups("Serbs"),
                claim("b.txt", 0, "Displacement", "y")
                    .figure(4001, -1, false, "person")
                    .groups("Serbs")))
        .isEmpty();
  }

  @Test
  void two_figures_of_one_document_do_not_contradict_each_other() {
    assertThat(
            compare(
                document(
                    "a.txt",
                    killed("a.txt", 8),
                    claim("a.txt", 50, "Killing", "y").figure(9, "person").groups("Serbs"))))
        .isEmpty();
  }

  @Test
  void agreement_names_all_documents_at_once_and_its_id_does_not_depend_on_their_order() {
    DocumentClaims a = document("a.txt", killed("a.txt", 8));
    DocumentClaims b = document("b.txt", killed("b.txt", 8));
    DocumentClaims c = document("c.txt", killed("c.txt", 8));
    List<Comparison> comparisons = compare(a, b, c);
    assertThat(comparisons).isEqualTo(compare(c, b, a)).hasSize(1);
    Comparison agreement = comparisons.getFirst();
    assertThat(agreement.claims()).hasSize(3).isSorted();
    assertThat(agreement.english())
        .isEqualTo(
            "The same figure: \"8 ubijenih\" (a.txt), \"8 ubijenih\" (b.txt), "
                + "\"8 ubijenih\" (c.txt).");
    assertThat(agreement.serbian()).startsWith("Isti broj: „8 ubijenih“ (a.txt)");
    assertThat(agreement.ground())
        .isEqualTo(
            new Comparison.Ground(
                "2004 unrest in Kosovo",
                "Killing",
                Optional.of("person"),
                List.of("Serbs"),
                List.of(),
                Optional.empty()));
  }

  @Test
  void a_part_stands_in_the_words_of_its_whole_and_is_narrower() {
    Made whole = claim("a.txt", 0, "Injury", "povređeno 954").figure(954, "person");
    Made part =
        claim("a.txt", 0, "Injury", "povređeno 954, od toga 61")
            .figure(61, "soldier")
            .groups("KFOR");
    assertThat(compare(document("a.txt", whole, part)))
        .singleElement()
        .satisfies(
            c -> {
              assertThat(c.type()).isEqualTo(Comparison.Type.PART_OF);
              assertThat(c.ground().unit()).contains("person");
              assertThat(c.ground().groups()).isEmpty();
            });
    Made beside = claim("a.txt", 100, "Injury", "61").figure(61, "soldier").groups("KFOR");
    assertThat(compare(document("a.txt", whole, beside))).isEmpty();
    Made greater =
        claim("a.txt", 0, "Injury", "povređeno 954 i 2000").figure(2000, "person").groups("KFOR");
    assertThat(compare(document("a.txt", whole, greater))).isEmpty();
    Made sibling =
        claim("a.txt", 0, "Injury", "8 Srba i 11 Albanaca")
            .figure(11, "person")
            .groups("Albanians");
    Made brother = claim("a.txt", 0, "Injury", "8 Srba").figure(8, "person").groups("Serbs");
    assertThat(compare(document("a.txt", brother, sibling))).isEmpty();
  }

  @Test
  void a_denial_denies_the_accusation_of_the_same_people_over_the_same_people() {
    Made denial =
        claim("a.txt", 0, "Denial", "demantovao")
            .groups("Albanians", "children")
            .agents("Srbi")
            .attributedTo("Pera Perić")
            .denied()
            .modality(Modality.STATED);
    Made accusation =
        claim("b.txt", 0, "Accusation", "optužili")
            .groups("Albanians", "children")
            .agents("Srbi")
            .modality(Modality.ALLEGED);
    assertThat(compare(denial, accusation)).containsExactly("DENIAL");
    assertThat(compare(denial, accusation.agents("banditi"))).isEmpty();
    assertThat(compare(denial, accusation.groups("Albanians"))).isEmpty();
    assertThat(compare(denial.figure(2, "person"), accusation.figure(8, "person"))).isEmpty();
  }

  @Test
  void a_denied_claim_contradicts_the_affirmed_one_of_the_same_scope() {
    Made punished = claim("a.txt", 0, "Conviction", "kažnjeni").groups("organisers");
    Made not = claim("b.txt", 0, "Conviction", "nisu kažnjeni").groups("organisers").denied();
    assertThat(compare(punished, not)).containsExactly("DENIAL");
    assertThat(compare(punished.groups("participants"), not)).isEmpty();
    assertThat(
            compare(
                claim("a.txt", 0, "Conviction", "x"),
                claim("b.txt", 0, "Conviction", "y").denied()))
        .isEmpty();
  }
}
