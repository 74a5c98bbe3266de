package org.letopis.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.letopis.link.Made.at;
import static org.letopis.link.Made.claim;
import static org.letopis.link.Made.document;
import static org.letopis.link.Made.entry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.GazetteerEntry;

class LinkerTest {

  private static final List<GazetteerEntry> GAZETTEER =
      List.of(
          at("prizren", "Prizren", 42.2, 20.7),
          at("beograd", "Beograd", 44.8, 20.5),
          entry("belo-polje-pec", EntityType.SETTLEMENT, "Belo Polje", "Peć"),
          entry("belo-polje-istok", EntityType.SETTLEMENT, "Belo Polje", "Istok"),
          entry("klina", EntityType.SETTLEMENT, "Klina", "municipality-klina"),
          entry("municipality-klina", EntityType.MUNICIPALITY, "Klina", "kosovo"),
          entry("kosovo-and-metohija", EntityType.REGION, "Kosovo i Metohija", ""),
          entry("unmik", EntityType.ORGANIZATION, "UNMIK", "", "Misija UN"),
          entry(
              "st-nicholas",
              EntityType.SITE,
              "Crkva Svetog Nikole u Prištini",
              "Priština",
              "crkva Svetog Nikole"));

  private static LinkTables tables;

  @BeforeAll
  static void readTables() throws IOException {
    Path mappings = Path.of(System.getProperty("letopis.home")).resolve("mappings");
    LinkTables read = LinkTables.read(mappings);
    tables =
        new LinkTables(read.events(), LinkTables.EMPTY.groups(), read.variants(), Corrections.NONE);
  }

  private static Linked link(DocumentClaims... documents) {
    return Linker.link(List.of(documents), GAZETTEER, tables);
  }

  private static String decision(Linked linked, String nameForm, String document) {
    return linked.identity().stream()
        .filter(d -> d.nameForm().equals(nameForm) && d.document().equals(document))
        .map(d -> d.type() + " " + d.entity() + " " + d.method())
        .reduce("", (all, one) -> all + one);
  }

  @Test
  void the_same_full_name_in_two_documents_is_one_person_by_a_decision() {
    Linked linked =
        link(
            document("b.txt", claim("b.txt", 0, "Killing", "x").persons("Ana Anić")),
            document("a.txt", claim("a.txt", 0, "Killing", "x").persons("Ana Anić")),
            document("c.txt", claim("c.txt", 0, "Killing", "x").persons("Anka Anić", "Ana")));
    assertThat(linked.claims())
        .extracting(c -> c.claim().evidence().document())
        .containsExactly("a.txt", "b.txt", "c.txt");
    assertThat(linked.claims().get(0).persons()).isEqualTo(linked.claims().get(1).persons());
    assertThat(decision(linked, "Ana Anić", "a.txt")).isEqualTo("PERSON ana-anic same-name");
    assertThat(decision(linked, "Anka Anić", "c.txt")).isEqualTo("PERSON anka-anic own-name");
    assertThat(decision(linked, "Ana", "c.txt")).isEqualTo("PERSON ana-in-c own-name");
  }

  private static Made killed(String document, String name, String... places) {
    return claim(document, 0, "Killing", name).persons(name).places(places);
  }

  @Test
  void a_form_of_a_given_name_is_the_same_person_where_all_else_agrees() {
    Linked linked =
        link(
            document("a.txt", killed("a.txt", "Boban Ilić", "Prizren")),
            document("b.txt", killed("b.txt", "Slobodan Ilić", "Prizren")));
    assertThat(decision(linked, "Boban Ilić", "a.txt"))
        .isEqualTo("PERSON slobodan-ilic name-variant");
    assertThat(linked.claims().get(0).persons()).isEqualTo(linked.claims().get(1).persons());
    assertThat(linked.entities()).extracting(Entity::key).doesNotContain("boban-ilic");
  }

  @Test
  void a_form_of_a_given_name_is_another_person_where_anything_else_parts_them() {
    List<Made> others =
        List.of(
            killed("b.txt", "Slobodan Ilić"),
            killed("b.txt", "Slobodan Ilić", "Klina"),
            killed("b.txt", "Slobodan Ilić", "Prizren").time("1999-06-10", "1999-06-10"),
            killed("b.txt", "Slobodan Ivić", "Prizren"),
            killed("b.txt", "Dragan Ilić", "Prizren"),
            claim("b.txt", 0, "Role", "x").persons("Slobodan Ilić").places("Prizren"));
    for (Made other : others) {
      Linked linked =
          link(
              document("a.txt", killed("a.txt", "Boban Ilić", "Prizren")),
              document("b.txt", other));
      assertThat(decision(linked, "Boban Ilić", "a.txt"))
          .as("%s", other)
          .isEqualTo("PERSON boban-ilic own-name");
    }
  }

  @Test
  void a_document_that_names_both_keeps_them_apart() {
    Linked linked =
        link(
            document("a.txt", killed("a.txt", "Boban Ilić", "Prizren")),
            document(
                "b.txt",
                killed("b.txt", "Slobodan Ilić", "Prizren"),
                claim("b.txt", 30, "Killing", "y").persons("Boban Ilić").places("Prizren")));
    assertThat(decision(linked, "Boban Ilić", "a.txt")).isEqualTo("PERSON boban-ilic same-name");
  }

  @Test
  void years_of_birth_part_persons() {
    Made born = claim("a.txt", 40, "PersonAttribute", "x").persons("Boban Ilić");
    Made also = claim("b.txt", 40, "PersonAttribute", "x").persons("Slobodan Ilić");
    assertThat(
            decision(
                link(
                    document(
                        "a.txt",
                        killed("a.txt", "Boban Ilić", "Prizren"),
                        born.attribute("birth year", "1950")),
                    document(
                        "b.txt",
                        killed("b.txt", "Slobodan Ilić", "Prizren"),
                        also.attribute("birth year", "1970"))),
                "Boban Ilić",
                "a.txt"))
        .isEqualTo("PERSON boban-ilic own-name");
    Made young = claim("b.txt", 40, "PersonAttribute", "x").persons("Boban Ilić");
    Linked namesakes =
        link(
            document(
                "a.txt",
                killed("a.txt", "Boban Ilić", "Prizren"),
                born.attribute("birth year", "1950")),
            document(
                "b.txt",
                killed("b.txt", "Boban Ilić", "Prizren"),
                young.attribute("birth year", "1985")));
    assertThat(decision(namesakes, "Boban Ilić", "b.txt"))
        .isEqualTo("PERSON boban-ilic-in-b namesake");
  }

  @Test
  void a_person_joins_and_splits_by_one_line() {
    Correction join =
        new Correction(
            "2026-01-02",
            "an editor",
            Correction.Action.JOIN,
            "person/iva-anic",
            "person/ana-anic",
            "letter of the family");
    Correction split =
        new Correction(
            "2026-01-02",
            "an editor",
            Correction.Action.SPLIT,
            "person/eva-anic",
            "b.txt",
            "two persons");
    LinkTables corrected =
        new LinkTables(
            tables.events(),
            tables.groups(),
            tables.variants(),
            new Corrections(List.of(join, split)));
    Linked linked =
        Linker.link(
            List.of(
                document(
                    "a.txt",
                    killed("a.txt", "Ana Anić"),
                    claim("a.txt", 30, "Killing", "y").persons("Eva Anić")),
                document(
                    "b.txt",
                    killed("b.txt", "Iva Anić"),
                    claim("b.txt", 30, "Killing", "y").persons("Eva Anić"))),
            GAZETTEER,
            corrected);
    assertThat(decision(linked, "Iva Anić", "b.txt")).isEqualTo("PERSON ana-anic correction");
    assertThat(decision(linked, "Eva Anić", "b.txt")).isEqualTo("PERSON eva-anic-in-b correction");
    assertThat(decision(linked, "Eva Anić", "a.txt")).isEqualTo("PERSON eva-anic own-name");
  }

  @Test
  void a_name_that_several_entries_bear_is_not_chosen() {
    Linked linked =
        link(
            document("a.txt", claim("a.txt", 0, "Killing", "x").places("Belo Polje")),
            document(
                "b.txt",
                claim("b.txt", 0, "Killing", "x")
                    .place(Mentioned.known("Belo Polje", "belo-polje-pec"))));
    assertThat(decision(linked, "Belo Polje", "a.txt"))
        .isEqualTo("SETTLEMENT belo-polje-in-a ambiguous");
    assertThat(decision(linked, "Belo Polje", "b.txt"))
        .isEqualTo("SETTLEMENT belo-polje-pec gazetteer-key");
    assertThat(linked.identity().getFirst().evidence())
        .isEqualTo("several entries bear it, none is chosen: belo-polje-pec, belo-polje-istok");
  }

  @Test
  void a_town_goes_before_the_municipality_named_after_it() {
    Linked linked = link(document("a.txt", claim("a.txt", 0, "Aid", "x").places("Klina")));
    assertThat(decision(linked, "Klina", "a.txt")).isEqualTo("SETTLEMENT klina gazetteer-town");
  }

  @Test
  void an_unknown_place_is_of_the_widest_type() {
    Linked linked = link(document("a.txt", claim("a.txt", 0, "Aid", "x").places("Donja Reka")));
    assertThat(decision(linked, "Donja Reka", "a.txt")).isEqualTo("REGION donja-reka own-name");
  }

  @Test
  void claims_that_share_the_mention_of_a_site_speak_of_one_site() {
    Linked linked =
        link(
            document(
                "a.txt",
                claim("a.txt", 0, "PropertyDamage", "izgorela je crkva Svetog Marka")
                    .sites("crkva Svetog Marka")
                    .places("Prizren"),
                claim("a.txt", 12, "SiteAttribute", "crkva Svetog Marka iz 16. veka")
                    .sites("crkva Svetog Marka"),
                claim("a.txt", 80, "SiteAttribute", "crkva Svetog Marka iz 14. veka")
                    .sites("crkva Svetog Marka")));
    assertThat(linked.claims().stream().map(c -> c.sites().getFirst().key()))
        .containsExactly(
            "crkva-svetog-marka-prizren", "crkva-svetog-marka-prizren", "crkva-svetog-marka-in-a");
  }

  @Test
  void a_site_elsewhere_with_the_same_name_is_another_site() {
    Linked linked =
        link(
            document(
                "a.txt",
                claim("a.txt", 0, "PropertyDamage", "x").sites("crkva Svetog Nikole"),
                claim("a.txt", 5, "PropertyDamage", "y")
                    .sites("crkva Svetog Nikole")
                    .places("Prizren")));
    assertThat(linked.claims().get(0).sites())
        .extracting(Entity::key)
        .containsExactly("st-nicholas");
    assertThat(linked.claims().get(1).sites())
        .extracting(Entity::key)
        .containsExactly("crkva-svetog-nikole-prizren");
  }

  @Test
  void actors_are_organisations_persons_of_the_document_or_those_called_so() {
    Linked linked =
        link(
            document(
                "a.txt",
                claim("a.txt", 0, "Role", "x").persons("Pera Perić"),
                claim("a.txt", 5, "Statement", "y")
                    .attributedTo("Pera Perić", "Misija UN", "Savez čitalaca")
                    .agents("ekstremisti")));
    LinkedClaim statement = linked.claims().get(1);
    assertThat(statement.attributedTo())
        .extracting(Entity::type, Entity::key)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(EntityType.PERSON, "pera-peric"),
            org.assertj.core.groups.Tuple.tuple(EntityType.ORGANIZATION, "unmik"),
            org.assertj.core.groups.Tuple.tuple(EntityType.ORGANIZATION, "savez-citalaca"));
    assertThat(statement.agents())
        .singleElement()
        .satisfies(
            agent -> {
              assertThat(agent.type()).isEqualTo(EntityType.GROUP);
              assertThat(agent.labels()).containsEntry("en", "\"ekstremisti\" (words of a text)");
            });
  }

  @Test
  void a_claim_is_about_the_event_by_its_date_or_its_documents_coverage() {
    Linked linked =
        link(
            document(
                "a.txt",
                claim("a.txt", 0, "Killing", "by coverage"),
                claim("a.txt", 20, "Killing", "a day").time("2004-03-18", "2004-03-18"),
                claim("a.txt", 40, "Killing", "its days").time("2004-03-17", "2004-03-18"),
                claim("a.txt", 60, "Killing", "its month").time("2004-03", "2004-03"),
                claim("a.txt", 80, "Killing", "the day before").time("2004-03-16", "2004-03-16"),
                claim("a.txt", 90, "Killing", "years later").time("2008", "2008"),
                claim("a.txt", 95, "Killing", "after years later"),
                claim("a.txt", 100, "Killing", "a year").time("2004", "2004"),
                claim("a.txt", 120, "Killing", "after a long period"),
                claim("a.txt", 140, "Killing", "that day").time("", ""),
                claim("a.txt", 160, "Killing", "back").time("2004-03-17", "2004-03-19"),
                claim("a.txt", 180, "Killing", "elsewhere").places("Beograd"),
                claim("a.txt", 200, "Role", "an office"),
                claim("a.txt", 220, "Killing", "region").places("Kosovo i Metohija")));
    assertThat(linked.claims().stream().filter(c -> c.event().isPresent()))
        .extracting(c -> c.claim().evidence().quote())
        .containsExactly(
            "by coverage", "a day", "its days", "its month", "after years later", "back", "region");
    assertThat(linked.claims().get(1).scope().timeInWords()).contains("2004-03-18");
    assertThat(linked.claims().get(2).scope().timeInWords()).isEmpty();
    assertThat(linked.claims().get(13).scope().places()).isEmpty();
    assertThat(linked.entities())
        .filteredOn(e -> e.type() == EntityType.EVENT)
        .singleElement()
        .satisfies(e -> assertThat(e.labels()).containsEntry("en", "2004 unrest in Kosovo"));
  }

  @Test
  void a_document_that_the_catalogue_does_not_know_is_about_no_event() {
    DocumentClaims known = document("a.txt", claim("a.txt", 0, "Killing", "x"));
    Linked linked = link(new DocumentClaims(known.document(), Optional.empty(), known.claims()));
    assertThat(linked.claims().getFirst().event()).isEmpty();
  }

  @Test
  void a_document_without_a_catalogue_entry_is_about_the_event_into_which_it_dates_itself() {
    DocumentClaims known =
        document(
            "a.txt",
            claim("a.txt", 0, "Killing", "x").time("2004-03-17", "2004-03-17"),
            claim("a.txt", 10, "Killing", "y"));
    Linked linked = link(new DocumentClaims(known.document(), Optional.empty(), known.claims()));
    assertThat(linked.claims()).allMatch(c -> c.event().isPresent());
  }

  @Test
  void one_place_and_one_day_are_an_event_that_nobody_declared() {
    DocumentClaims a =
        document(
            "a.txt",
            claim("a.txt", 0, "Killing", "x").time("2013-08-05", "2013-08-05").places("Prizren"),
            claim("a.txt", 10, "Injury", "y"));
    DocumentClaims b =
        document(
            "b.txt",
            claim("b.txt", 0, "Killing", "x").time("2013-08-05", "2013-08-05").places("Prizren"),
            claim("b.txt", 10, "Injury", "next day").time("2013-08-05", "2013-08-05"),
            claim("b.txt", 20, "Injury", "z").time("2013-08-05", "2013-08-05").places("Klina"));
    Linked linked = link(uncatalogued(a), uncatalogued(b));
    assertThat(linked.claims().subList(0, 2))
        .allSatisfy(c -> assertThat(c.event()).map(Entity::key).contains("prizren-2013-08-05"));
    assertThat(linked.claims().subList(2, 5)).allMatch(c -> c.event().isEmpty());
  }

  private static DocumentClaims uncatalogued(DocumentClaims claims) {
    return new DocumentClaims(claims.document(), Optional.empty(), claims.claims());
  }

  @Test
  void the_names_of_each_side_stand_beside_the_neutral_label() {
    DeclaredEvent event = tables.events().getFirst();
    assertThat(event.names())
        .contains(new DeclaredEvent.Name("trazirat e marsit", "sq", "Albanian-language media"));
    assertThat(event.labels().values()).noneMatch(label -> label.contains("ogrom"));
  }
}
