package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.letopis.compare.Compared;
import org.letopis.compare.ComparedPairs;
import org.letopis.compare.Comparer;
import org.letopis.compare.Comparison;
import org.letopis.compare.ScopeTables;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Gazetteer;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Linker;
import org.letopis.rdf.CatalogueFile;

/** Over the gold of the seeds: the order of loading is no matter, and a text takes nothing away. */
class OrderAndGrowthTest {

  private static List<DocumentClaims> documents;
  private static List<GazetteerEntry> gazetteer;
  private static LinkTables tables;
  private static ScopeTables scopes;

  @BeforeAll
  static void load() throws IOException {
    Path mappings = GoldCorpus.HOME.resolve("mappings");
    documents =
        GoldCorpus.extracted(CatalogueFile.read(GoldCorpus.HOME.resolve("seeds/catalog.ttl")));
    gazetteer = List.copyOf(Gazetteer.load(mappings, new Paradigms(Dictionary.load())).entries());
    tables = LinkTables.read(mappings);
    scopes = ScopeTables.read(mappings);
  }

  private static Linked linked(List<DocumentClaims> some) {
    return Linker.link(some, gazetteer, tables);
  }

  @Test
  void documents_in_any_order_give_the_same_claims_entities_and_comparisons() {
    Linked first = linked(documents);
    Compared compared = Comparer.compare(first, scopes);
    for (int seed = 0; seed < 8; seed++) {
      List<DocumentClaims> shuffled = new ArrayList<>(documents);
      Collections.shuffle(shuffled, new Random(seed));
      Linked other = linked(shuffled);
      assertThat(other.identity()).isEqualTo(first.identity());
      assertThat(other.entities()).isEqualTo(first.entities());
      assertThat(Comparer.compare(other, scopes)).isEqualTo(compared);
    }
  }

  /** Each text once as the one that comes: what was there before is there after. */
  @Test
  void a_text_that_comes_removes_and_changes_no_claim_of_the_others() {
    Linked all = linked(documents);
    List<Comparison> comparisons = Comparer.compare(all, scopes).comparisons();
    for (DocumentClaims coming : documents) {
      List<DocumentClaims> before =
          documents.stream().filter(document -> document != coming).toList();
      Linked without = linked(before);
      assertThat(claims(all)).containsAll(claims(without));
      Set<Set<String>> contradictions = contradictions(comparisons);
      assertThat(contradictions)
          .containsAll(contradictions(Comparer.compare(without, scopes).comparisons()));
    }
  }

  private static List<String> claims(Linked linked) {
    return linked.claims().stream().map(LinkedClaim::claim).map(Object::toString).toList();
  }

  private static Set<Set<String>> contradictions(List<Comparison> comparisons) {
    return comparisons.stream()
        .filter(c -> c.type() == Comparison.Type.CONTRADICTS)
        .flatMap(ComparedPairs::of)
        .map(
            pair ->
                Stream.concat(pair.first().stream(), pair.second().stream())
                    .collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }
}
