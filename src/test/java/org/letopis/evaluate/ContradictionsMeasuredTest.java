package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.letopis.claim.Claim;
import org.letopis.compare.ComparedPairs;
import org.letopis.compare.Comparer;
import org.letopis.compare.Comparison;
import org.letopis.compare.ScopeTables;
import org.letopis.extract.Extractor;
import org.letopis.lexicon.Analyser;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linker;
import org.letopis.rdf.CatalogueFile;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;

/**
 * Reported contradictions against pairs that were labelled by hand, over the gold and over what the
 * program itself finds in the same texts.
 */
class ContradictionsMeasuredTest {

  private static final Path MAPPINGS = GoldCorpus.HOME.resolve("mappings");

  /** Sorts of pairs of one kind whose figures could be set against each other by mistake. */
  private static final Set<String> NEAR_MISSES =
      Set.of("place", "time", "group", "scope", "sub-total", "narrower unit", "ways");

  private static Analyser analyser;
  private static Catalogue catalogue;
  private static List<NamedClaim> gold;

  /** Sides as gold ids; which is the first does not matter. */
  private record Pair(Set<String> side, Set<String> other) {
    static Pair of(Set<String> side, Set<String> other) {
      return new TreeSet<>(side).first().compareTo(new TreeSet<>(other).first()) < 0
          ? new Pair(side, other)
          : new Pair(other, side);
    }
  }

  private record Measure(long right, long reported, long there) {
    double precision() {
      return reported == 0 ? 1 : (double) right / reported;
    }

    double recall() {
      return (double) right / there;
    }
  }

  @BeforeAll
  static void load() throws IOException {
    gold = GoldCorpus.claims();
    analyser = Analyser.load(MAPPINGS);
    catalogue = CatalogueFile.read(GoldCorpus.HOME.resolve("seeds/catalog.ttl")).catalogue();
  }

  private static List<List<String>> rows() throws IOException {
    return Files.readAllLines(
            GoldCorpus.HOME.resolve("src/test/resources/org/letopis/evaluate/pairs.tsv"),
            StandardCharsets.UTF_8)
        .stream()
        .skip(1)
        .map(line -> List.of(line.split("\t")))
        .toList();
  }

  private static Set<Pair> labelled(String label) throws IOException {
    return rows().stream()
        .filter(row -> row.get(2).equals(label))
        .map(row -> Pair.of(Set.of(row.get(0).split(" ")), Set.of(row.get(1).split(" "))))
        .collect(Collectors.toSet());
  }

  @Test
  void every_label_has_a_reason_and_there_are_near_misses_enough() throws IOException {
    Set<Pair> contradictions = labelled("contradiction");
    Set<Pair> none = labelled("none");
    assertThat(none).hasSizeGreaterThan(100).doesNotContainAnyElementsOf(contradictions);
    assertThat(contradictions).hasSizeGreaterThan(20);
    assertThat(rows().stream().filter(row -> NEAR_MISSES.contains(row.get(3))))
        .hasSizeGreaterThanOrEqualTo(100);
    assertThat(rows()).allSatisfy(row -> assertThat(row.get(4)).isNotBlank());
  }

  /** What is missed, and why, is said in evaluation/README.md. */
  @Test
  void contradictions_of_the_gold_are_found_and_no_others() throws IOException {
    Map<String, String> ids = new HashMap<>();
    GoldCorpus.claims().forEach(named -> ids.put(named.claim().id(), named.id()));
    List<DocumentClaims> documents =
        GoldCorpus.extracted(CatalogueFile.read(GoldCorpus.HOME.resolve("seeds/catalog.ttl")));
    Measure measure = measure(documents, ids);
    assertThat(measure.precision()).as("%s", measure).isGreaterThanOrEqualTo(0.95);
    assertThat(measure.recall()).as("%s", measure).isGreaterThanOrEqualTo(0.90);
  }

  /** The same over what is extracted: an error of extraction becomes one of comparison. */
  @Test
  void contradictions_of_extracted_claims_are_measured_too() throws IOException {
    Extractor extractor = Extractor.load(MAPPINGS);
    List<DocumentClaims> documents = new ArrayList<>();
    Map<String, String> ids = new HashMap<>();
    for (Document document : GoldCorpus.documents()) {
      Optional<Catalogue.Entry> entry = catalogue.entry(document.name());
      List<Claim> claims = extractor.extract(analyser.analyse(document, entry)).claims();
      documents.add(new DocumentClaims(document, entry, claims));
      claims.forEach(claim -> goldOf(claim).ifPresent(id -> ids.put(claim.id(), id)));
    }
    Measure measure = measure(documents, ids);
    assertThat(measure.precision()).as("%s", measure).isGreaterThanOrEqualTo(0.95);
    assertThat(measure.recall()).as("%s", measure).isGreaterThanOrEqualTo(0.55);
  }

  private static Measure measure(List<DocumentClaims> documents, Map<String, String> ids)
      throws IOException {
    List<ComparedPairs> contradictions =
        Comparer.compare(
                Linker.link(
                    documents,
                    List.copyOf(analyser.gazetteer().entries()),
                    LinkTables.read(MAPPINGS)),
                ScopeTables.read(MAPPINGS))
            .comparisons()
            .stream()
            .filter(c -> c.type() == Comparison.Type.CONTRADICTS)
            .flatMap(ComparedPairs::of)
            .toList();
    Set<Pair> there = labelled("contradiction");
    Set<Pair> right = new HashSet<>();
    long wrong = 0;
    for (ComparedPairs contradiction : contradictions) {
      Pair pair = Pair.of(named(contradiction.first(), ids), named(contradiction.second(), ids));
      if (there.contains(pair)) {
        right.add(pair);
      } else {
        wrong++;
      }
    }
    return new Measure(right.size(), right.size() + wrong, there.size());
  }

  /** Claims under the gold's ids; what the gold does not have keeps its own. */
  private static Set<String> named(List<String> claims, Map<String, String> ids) {
    return claims.stream().map(id -> ids.getOrDefault(id, id)).collect(Collectors.toSet());
  }

  /** The one claim of the gold that is of the same kind, figure and place in the text. */
  private static Optional<String> goldOf(Claim claim) {
    List<String> found =
        gold.stream().filter(named -> isAlike(named.claim(), claim)).map(NamedClaim::id).toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  private static boolean isAlike(Claim known, Claim claim) {
    return known.evidence().document().equals(claim.evidence().document())
        && known.evidence().start() < claim.evidence().end()
        && claim.evidence().start() < known.evidence().end()
        && family(known).equals(family(claim))
        && known.persons().stream()
            .map(p -> p.label())
            .toList()
            .equals(claim.persons().stream().map(p -> p.label()).toList())
        && known.attribute().equals(claim.attribute())
        && known
            .count()
            .map(c -> List.of(c.low(), c.high()))
            .equals(claim.count().map(c -> List.of(c.low(), c.high())));
  }

  private static String family(Claim claim) {
    return claim.kind().equals("Killing") ? "Death" : claim.kind();
  }
}
