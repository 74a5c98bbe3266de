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
  private static ScopeTables scopeTables;

  @BeforeAll
  static void readTables() throws IOException {
    Path mappings = Path.of(System.getProperty("letopis.home")).resolve("mappings");
    tables = LinkTables.read(mappings);
    scopeTables = ScopeTables.read(mappings);
  }

  private static List<Comparison> compare(DocumentClaims... documents) {
    return Comparer.compare(Linker.link(List.of(documents), List.of(), tables), scopeTables)
        .comparisons();
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
    assertThat(compare(eight.places("Prizren"), killed("b.txt", 3).places("Lipljan"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).time("1999-06-10", "1999-06-10"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).time("", "").words("docnije"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).groups("Albanians"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).persons("Ana Anić"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).sites("crkva"))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).denied())).isEmpty();
    assertThat(compare(eight, killed("b.txt", 3).modality(Modality.PLANNED))).isEmpty();
    assertThat(compare(eight, killed("b.txt", 8).modality(Modality.ALLEGED))).isEmpty();
    assertThat(compare(eight, claim("b.txt", 0, "Injury", "y").figure(3, "person").groups("Serbs")))
        .isEmpty();
  }

  @Test
  void what_is_narrower_is_a_part_that_fits_or_is_more_than_the_whole() {
    Made eight = killed("a.txt", 8);
    assertThat(compare(eight, killed("b.txt", 3).places("Lipljan"))).containsExactly("PART_OF");
    assertThat(compare(eight, killed("b.txt", 9).places("Lipljan")))
        .containsExactly("TOTAL_AGAINST_PARTS");
    assertThat(compare(eight, killed("b.txt", 3).time("2004-03-17", "2004-03-17")))
        .containsExactly("PART_OF");
    assertThat(compare(eight, killed("b.txt", 3).groups("Serbs", "women")))
        .containsExactly("PART_OF");
    assertThat(compare(eight, killed("b.txt", 3).agents("napadači"))).containsExactly("PART_OF");
    assertThat(
            compare(eight, claim("b.txt", 0, "Killing", "y").figure(3, "soldier").groups("Serbs")))
        .containsExactly("PART_OF");
    assertThat(compare(eight, killed("b.txt", 3).groups("Serbs", "women").places("Lipljan")))
        .isEmpty();
    assertThat(compare(eight, killed("b.txt", 12).groups("non-Albanians")))
        .containsExactly("PART_OF");
    assertThat(compare(eight, killed("b.txt", 5).groups("non-Albanians")))
        .containsExactly("TOTAL_AGAINST_PARTS");
  }

  @Test
  void other_ways_of_damage_agree_at_most() {
    Made burned = claim("a.txt", 0, "PropertyDamage", "x").figure(35, "house").modes("burned");
    Made damaged = claim("b.txt", 0, "PropertyDamage", "y").modes("damaged");
    assertThat(compare(burned, damaged.figure(72, "house"))).isEmpty();
    assertThat(compare(burned, damaged.figure(35, "house"))).containsExactly("AGREES");
    assertThat(compare(burned, damaged.modes("damaged", "destroyed").figure(72, "house")))
        .containsExactly("PART_OF");
  }

  @Test
  void where_claims_do_not_say_all_of_what_they_count_nothing_contradicts() {
    assertThat(
            compare(
                claim("a.txt", 0, "Displacement", "x").figure(250, "person").groups("Serbs"),
                claim("b.txt", 0, "Displacement", "y")
                    .figure(4001, -1, false, "person")
                    .groups("Serbs")))
        .containsExactly("COMPATIBLE");
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
                + "\"8 ubijenih\" (c.txt); 3 documents, 3 origins.");
    assertThat(agreement.serbian()).startsWith("Isti broj: „8 ubijenih“ (a.txt)");
    assertThat(agreement.ground())
        .isEqualTo(
            new Comparison.Ground(
                "2004 unrest in Kosovo",
                "Killing",
                Optional.of("person"),
                List.of("Serbs"),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of()));
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
    assertThat(compare(document("a.txt", whole, beside))).hasSize(1);
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
  void words_alone_can_say_that_a_figure_is_a_part_of_the_one_before() {
    Made all = claim("a.txt", 0, "Arrest", "uhapšeno je 40").figure(40, "person");
    Made part =
        claim("a.txt", 0, "Arrest", "uhapšeno je 40, od kojih 12 u noći").figure(12, "person");
    assertThat(compare(document("a.txt", all, part)))
        .singleElement()
        .satisfies(
            c -> {
              assertThat(c.type()).isEqualTo(Comparison.Type.PART_OF);
              assertThat(c.first()).containsExactly(part.claim().id());
              assertThat(c.second()).containsExactly(all.claim().id());
            });
    Made more = claim("a.txt", 0, "Arrest", "uhapšeno je 40, a zatim 12").figure(12, "person");
    assertThat(compare(document("a.txt", all, more))).isEmpty();
  }

  @Test
  void peoples_add_up_to_a_total_or_to_more() {
    DocumentClaims parts =
        document(
            "a.txt",
            killed("a.txt", 8),
            claim("a.txt", 20, "Killing", "11 Albanaca").figure(11, "person").groups("Albanians"));
    assertThat(sums(parts, claim("b.txt", 0, "Death", "19").figure(19, "person")))
        .containsExactly("ADDS_UP");
    assertThat(sums(parts, claim("b.txt", 0, "Death", "17").figure(17, "person")))
        .containsExactly("TOTAL_AGAINST_PARTS");
    assertThat(sums(parts, claim("b.txt", 0, "Death", "oko 18").figure(18, 18, true, "person")))
        .isEmpty();
    assertThat(sums(parts, claim("b.txt", 0, "Death", "30").figure(30, "person"))).isEmpty();
  }

  private static List<String> sums(DocumentClaims parts, Made whole) {
    return compare(parts, document("b.txt", whole)).stream()
        .filter(c -> c.first().size() > 1)
        .map(c -> c.contradiction().map(Enum::name).orElse(c.type().name()))
        .toList();
  }

  @Test
  void a_total_is_set_against_those_who_are_named() {
    Made ana = claim("a.txt", 20, "Killing", "Ana").persons("Ana Anić").groups("Serbs");
    Made eva = claim("a.txt", 30, "Killing", "Eva").persons("Eva Anić").groups("Serbs");
    assertThat(compare(document("a.txt", killed("a.txt", 2), ana, eva)))
        .extracting(Comparison::type)
        .containsExactly(Comparison.Type.ADDS_UP);
    assertThat(compare(document("a.txt", killed("a.txt", 1), ana, eva)))
        .extracting(c -> c.contradiction().orElseThrow())
        .containsExactly(Comparison.Contradiction.TOTAL_AGAINST_LIST);
    assertThat(compare(document("a.txt", killed("a.txt", 3), ana, eva))).isEmpty();
  }

  @Test
  void one_document_can_give_two_versions_on_two_authorities() {
    Made official = killed("a.txt", 19).attributedTo("Misija");
    Made newer =
        claim("a.txt", 50, "Killing", "27")
            .figure(27, "person")
            .groups("Serbs")
            .attributedTo("Vlada");
    assertThat(compare(document("a.txt", official, newer)))
        .extracting(c -> c.contradiction().orElseThrow())
        .containsExactly(Comparison.Contradiction.DISJOINT_FIGURES);
  }

  @Test
  void what_is_alleged_can_be_contradicted_but_supports_nothing() {
    Made alleged = killed("b.txt", 3).modality(Modality.ALLEGED);
    assertThat(compare(killed("a.txt", 8), alleged)).containsExactly("DISJOINT_FIGURES");
    assertThat(compare(killed("a.txt", 3), alleged)).isEmpty();
    assertThat(compare(killed("a.txt", 8), alleged.places("Lipljan"))).isEmpty();
  }

  @Test
  void settlements_are_emptied_of_the_one_community_that_is_named() {
    Made five = claim("a.txt", 0, "Depopulation", "5 sela").figure(5, "village").groups("Serbs");
    Made six = claim("b.txt", 0, "Depopulation", "6 sela").figure(6, "village");
    assertThat(compare(five, six)).containsExactly("DISJOINT_FIGURES");
    Made roma = claim("a.txt", 9, "Depopulation", "2 sela").figure(2, "village").groups("Roma");
    assertThat(compare(document("a.txt", five, roma), document("b.txt", six)))
        .extracting(Comparison::type)
        .doesNotContain(Comparison.Type.CONTRADICTS);
  }

  @Test
  void that_day_is_a_part_of_what_its_text_tells_of() {
    Made thatDay = killed("b.txt", 3).time("", "");
    assertThat(compare(killed("a.txt", 8), thatDay)).containsExactly("PART_OF");
    assertThat(compare(killed("a.txt", 3), thatDay)).containsExactly("AGREES");
    assertThat(compare(killed("a.txt", 2), thatDay)).containsExactly("TOTAL_AGAINST_PARTS");
  }

  @Test
  void vague_words_contradict_nothing() {
    assertThat(
            compare(
                claim("a.txt", 0, "Injury", "nekoliko").figure(2, 9, true, "person"),
                claim("b.txt", 0, "Injury", "65").figure(65, "person")))
        .containsExactly("COMPATIBLE");
  }

  @Test
  void documents_contradict_each_other_on_the_place_and_the_day_of_a_death() {
    Made ana =
        claim("a.txt", 0, "Killing", "x").persons("Ana Anić").time("2004-03-17", "2004-03-17");
    Made other = claim("b.txt", 0, "Killing", "y").persons("Ana Anić");
    assertThat(compare(ana, other.time("2004-03-18", "2004-03-18")))
        .containsExactlyInAnyOrder("AGREES", "DATE");
    assertThat(compare(ana, other)).containsExactly("AGREES");
  }

  @Test
  void an_age_is_set_against_a_year_of_birth() {
    DocumentClaims a =
        document(
            "a.txt",
            claim("a.txt", 0, "Killing", "x").persons("Ana Anić").time("2004-03-17", "2004-03-17"),
            claim("a.txt", 10, "PersonAttribute", "Ana (53)")
                .persons("Ana Anić")
                .attribute("age", "53"));
    Made born = claim("b.txt", 0, "PersonAttribute", "Ana (r.)").persons("Ana Anić");
    assertThat(compare(a, document("b.txt", born.attribute("birth year", "1941"))))
        .extracting(c -> c.contradiction().orElseThrow())
        .containsExactly(Comparison.Contradiction.DATE);
    assertThat(compare(a, document("b.txt", born.attribute("birth year", "1950")))).isEmpty();
  }

  @Test
  void fire_and_explosives_are_two_accounts_of_one_damage() {
    Made burned =
        claim("a.txt", 0, "PropertyDamage", "x").sites("Kula").places("Lipljan").modes("burned");
    Made other = claim("b.txt", 0, "PropertyDamage", "y").sites("Kula").places("Lipljan");
    assertThat(compare(burned, other.modes("mined"))).containsExactlyInAnyOrder("AGREES", "MANNER");
    assertThat(compare(burned, other.modes("destroyed"))).containsExactly("AGREES");
  }

  @Test
  void names_of_relatives_contradict_each_other_where_all_the_others_are_the_same() {
    DocumentClaims a =
        document(
            "a.txt",
            claim("a.txt", 0, "Killing", "x").persons("Ana Anić").places("Lipljan"),
            claim("a.txt", 9, "Killing", "y").persons("Iva Anić").places("Lipljan"));
    Made ana = claim("b.txt", 0, "Killing", "x").persons("Ana Anić").places("Lipljan");
    Made eva = claim("b.txt", 9, "Killing", "z").persons("Eva Anić");
    assertThat(contradictions(a, document("b.txt", ana, eva.places("Lipljan"))))
        .containsExactly(Comparison.Contradiction.NAME);
    assertThat(contradictions(a, document("b.txt", ana, eva))).isEmpty();
    assertThat(contradictions(a, document("b.txt", eva.places("Lipljan")))).isEmpty();
  }

  private static List<Comparison.Contradiction> contradictions(DocumentClaims... documents) {
    return compare(documents).stream().flatMap(c -> c.contradiction().stream()).toList();
  }

  @Test
  void who_cites_one_authority_for_one_figure_is_one_origin() {
    Made a = killed("a.txt", 60).attributedTo("Misija");
    Made b = killed("b.txt", 60).attributedTo("Vlada", "Misija");
    Made c = killed("c.txt", 60);
    Comparison agreement =
        compare(document("a.txt", a), document("b.txt", b), document("c.txt", c)).getFirst();
    assertThat(agreement.support()).contains(new Comparison.Support(3, 2, List.of("Misija")));
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
    assertThat(compare(denial, accusation.agents("lokalni Srbi"))).containsExactly("DENIAL");
    assertThat(compare(denial.agents("lokalni Srbi"), accusation)).isEmpty();
    assertThat(compare(denial, accusation.agents("srpski lovci"))).containsExactly("DENIAL");
    assertThat(compare(denial, accusation.agents("danski lovci"))).isEmpty();
    assertThat(compare(denial, accusation.groups("Albanians"))).isEmpty();
    assertThat(compare(denial.figure(2, "person"), accusation.figure(8, "person"))).isEmpty();
  }

  @Test
  void a_denied_claim_contradicts_the_affirmed_one_of_the_same_scope() {
    Made punished = claim("a.txt", 0, "Conviction", "kažnjeni").groups("organisers");
    Made not = claim("b.txt", 0, "Conviction", "nisu kažnjeni").groups("organisers").denied();
    assertThat(compare(punished, not)).containsExactly("DENIAL");
    assertThat(compare(punished.groups("participants"), not)).isEmpty();
    assertThat(compare(punished, not.modality(Modality.UNKNOWN))).containsExactly("LEAVES_OPEN");
    assertThat(
            compare(
                claim("a.txt", 0, "Conviction", "x"),
                claim("b.txt", 0, "Conviction", "y").denied()))
        .isEmpty();
  }
}
