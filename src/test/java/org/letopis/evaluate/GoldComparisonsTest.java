package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.letopis.claim.Claim;
import org.letopis.compare.Compared;
import org.letopis.compare.ComparedPairs;
import org.letopis.compare.Comparer;
import org.letopis.compare.Comparison;
import org.letopis.compare.ScopeTables;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Gazetteer;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.Entity;
import org.letopis.link.IdentityDecision;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Linker;
import org.letopis.rdf.CatalogueFile;

/** Linking and comparing over the gold of the five texts, by the gold's own claim ids. */
class GoldComparisonsTest {

  private static Linked linked;

  private static Linked linked() throws IOException {
    if (linked == null) {
      linked = link();
    }
    return linked;
  }

  private static Linked link() throws IOException {
    Path mappings = GoldCorpus.HOME.resolve("mappings");
    return Linker.link(
        GoldCorpus.extracted(
            CatalogueFile.read(GoldCorpus.HOME.resolve("seeds").resolve("catalog.ttl"))),
        List.copyOf(Gazetteer.load(mappings, new Paradigms(Dictionary.load())).entries()),
        LinkTables.read(mappings));
  }

  private static Compared compared() throws IOException {
    return Comparer.compare(linked(), ScopeTables.read(GoldCorpus.HOME.resolve("mappings")));
  }

  private static Map<String, String> goldIds() throws IOException {
    Map<String, String> ids = new HashMap<>();
    GoldCorpus.claims().forEach(named -> ids.put(named.claim().id(), named.id()));
    return ids;
  }

  @Test
  void the_comparisons_of_the_gold_are_those_that_were_read_one_by_one() throws IOException {
    Map<String, String> ids = goldIds();
    List<String> found =
        compared().comparisons().stream()
            .flatMap(c -> ComparedPairs.of(c).map(pair -> line(c, pair, ids)))
            .sorted()
            .toList();
    List<String> expected =
        Files.readAllLines(
            GoldCorpus.HOME.resolve("src/test/resources/org/letopis/evaluate/comparisons.tsv"),
            StandardCharsets.UTF_8);
    assertThat(found).isEqualTo(expected.subList(1, expected.size()));
  }

  private static String line(Comparison comparison, ComparedPairs pair, Map<String, String> ids) {
    return comparison.contradiction().map(Enum::name).orElse(comparison.type().name())
        + "\t"
        + named(pair.first(), ids)
        + (pair.second().isEmpty() ? "" : " : " + named(pair.second(), ids));
  }

  private static String named(List<String> claims, Map<String, String> ids) {
    return claims.stream().map(ids::get).sorted().collect(Collectors.joining(" "));
  }

  @Test
  void no_two_claims_of_the_gold_share_an_id() throws IOException {
    List<Claim> claims = GoldCorpus.claims().stream().map(NamedClaim::claim).toList();
    assertThat(claims.stream().map(Claim::id).distinct()).hasSameSizeAs(claims);
  }

  @Test
  void every_name_has_an_entity_and_a_decision_and_no_two_full_names_share_a_person()
      throws IOException {
    Linked linked = linked();
    assertThat(linked.claims())
        .allSatisfy(
            claim -> {
              assertThat(claim.persons()).hasSameSizeAs(claim.claim().persons());
              assertThat(claim.places()).hasSameSizeAs(claim.claim().places());
              assertThat(linked.entities()).containsAll(entities(claim));
            });
    Map<String, List<String>> names =
        linked.identity().stream()
            .filter(decision -> decision.method().equals("same-name"))
            .collect(
                Collectors.groupingBy(
                    decision -> decision.type() + " " + decision.entity(),
                    Collectors.mapping(
                        IdentityDecision::nameForm,
                        Collectors.collectingAndThen(
                            Collectors.toSet(), set -> List.copyOf(set)))));
    assertThat(names.values()).allSatisfy(forms -> assertThat(forms).hasSize(1));
  }

  /** Names that the texts use for one, and names that only look alike: read by hand. */
  @ParameterizedTest
  @CsvFileSource(resources = "identities.tsv", delimiter = '\t', numLinesToSkip = 1)
  void the_hard_cases_of_identity_are_decided_as_a_reader_would(
      String document,
      String name,
      String otherDocument,
      String otherName,
      boolean same,
      String why)
      throws IOException {
    assertThat(entityOf(document, name).equals(entityOf(otherDocument, otherName)))
        .as(why)
        .isEqualTo(same);
  }

  private static String entityOf(String document, String name) throws IOException {
    return linked().identity().stream()
        .filter(d -> d.document().startsWith(document) && d.nameForm().equals(name))
        .map(d -> d.type() + "/" + d.entity())
        .findFirst()
        .orElseThrow(() -> new AssertionError(document + " has no decision on " + name));
  }

  private static List<Entity> entities(LinkedClaim claim) {
    return Stream.of(
            claim.groups(),
            claim.persons(),
            claim.sites(),
            claim.places(),
            claim.agents(),
            claim.attributedTo(),
            claim.organizations())
        .flatMap(List::stream)
        .toList();
  }
}
