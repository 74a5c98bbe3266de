package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.letopis.claim.Claim;
import org.letopis.extract.Extractor;
import org.letopis.lexicon.Analyser;
import org.letopis.rdf.CatalogueFile;
import org.letopis.text.Catalogue;
import org.letopis.text.DocumentReader;

/**
 * Under these marks a change of rules or code is a step back. The held-back texts have none: a mark
 * is a thing to work towards, and nobody works with those in view.
 */
class FloorsTest {

  private static final Path EVALUATION = GoldCorpus.HOME.resolve("evaluation");

  private static Analyser analyser;
  private static Extractor extractor;

  @BeforeAll
  static void load() throws IOException {
    analyser = Analyser.load(GoldCorpus.HOME.resolve("mappings"));
    extractor = Extractor.load(GoldCorpus.HOME.resolve("mappings"));
  }

  @Test
  void the_seeds_are_read_as_well_as_they_were() throws IOException {
    Path seeds = GoldCorpus.HOME.resolve("seeds");
    ScoreReport report =
        score(
            EVALUATION.resolve("gold"),
            seeds,
            CatalogueFile.read(seeds.resolve("catalog.ttl")).catalogue());
    assertThat(report.figures().f1()).as(String.join("\n", report.lines())).isGreaterThan(0.85);
    assertThat(report.claims().f1()).isGreaterThan(0.80);
    assertThat(report.facts().f1()).isGreaterThan(0.75);
    // A false claim about people who were killed or hurt is worse than a missing one.
    assertThat(report.exactKinds().get("Killing").precision()).isEqualTo(1.0);
    assertThat(report.exactKinds().get("Injury").precision()).isEqualTo(1.0);
  }

  @Test
  void the_texts_of_development_are_read_as_well_as_they_were() throws IOException {
    Path set = EVALUATION.resolve("development");
    ScoreReport report =
        score(set.resolve("gold"), set.resolve("texts"), CatalogueFile.NONE.catalogue());
    assertThat(report.claims().precision())
        .as(String.join("\n", report.lines()))
        .isGreaterThan(0.88);
    assertThat(report.figures().f1()).isGreaterThan(0.60);
    assertThat(report.claims().f1()).isGreaterThan(0.65);
    assertThat(report.facts().f1()).isGreaterThan(0.53);
  }

  private static ScoreReport score(Path gold, Path texts, Catalogue catalogue) throws IOException {
    GoldFolder folder = new GoldFolder(gold);
    List<Claim> found = new ArrayList<>();
    for (String document : folder.documents()) {
      Path file = texts.resolve(document + ".txt");
      assertThat(Files.exists(file)).as(file.toString()).isTrue();
      if (DocumentReader.read(file) instanceof DocumentReader.Result.Read read) {
        found.addAll(
            extractor
                .extract(analyser.analyse(read.document(), catalogue.entry(read.document().name())))
                .claims());
      }
    }
    CanonicalNames names = CanonicalNames.read(folder.names().orElseThrow());
    return Scorer.score(List.of(Measured.of(List.of(gold), found, names)), ScoreOptions.DEFAULT);
  }
}
