package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.Finding;
import org.letopis.link.DocumentClaims;
import org.letopis.rdf.CatalogueFile;

/** Converts all texts of a folder, several at once. */
final class Converter {

  private final Stages stages;
  private final Progress progress;

  Converter(Stages stages, Progress progress) {
    this.stages = stages;
    this.progress = progress;
  }

  /**
   * What came of a folder.
   *
   * @param documents what came of each text, by name
   * @param findings of the folder as a whole
   */
  record Conversion(List<Stages.Converted> documents, List<Finding> findings) {
    Conversion {
      documents = List.copyOf(documents);
      findings = List.copyOf(findings);
    }

    /**
     * What came of a folder's texts.
     *
     * @param documents one for each text, by name
     */
    static Conversion of(List<Stages.Converted> documents, CatalogueFile catalogue) {
      List<Finding> findings = new ArrayList<>(catalogue.findings());
      findings.addAll(
          CatalogueCheck.missing(
              documents.stream()
                  .map(Stages.Converted::name)
                  .collect(Collectors.toCollection(TreeSet::new)),
              catalogue.catalogue()));
      findings.addAll(
          CatalogueCheck.duplicates(
              documents.stream()
                  .flatMap(d -> d.claims().stream())
                  .map(c -> c.document())
                  .toList()));
      return new Conversion(documents, findings);
    }

    List<DocumentClaims> claims() {
      return documents.stream().flatMap(d -> d.claims().stream()).toList();
    }
  }

  Conversion convert(List<Path> texts, CatalogueFile catalogue) throws IOException {
    List<Stages.Converted> documents = new ArrayList<>();
    try (Progress.Step step = progress.step("reading texts", texts.size())) {
      InOrder.map(
          texts,
          text -> checked(named(converted(text, catalogue), text), catalogue),
          converted -> {
            documents.add(converted);
            step.done();
          });
    }
    return Conversion.of(documents, catalogue);
  }

  private Stages.Converted converted(Path text, CatalogueFile catalogue) {
    return SeedFolder.refusal(text)
        .map(finding -> Stages.Converted.lost(text.getFileName().toString(), List.of(finding)))
        .orElseGet(() -> stages.convert(text, catalogue.catalogue()));
  }

  /** Findings by the text's name: the report is published, and no folder of this machine is. */
  private static Stages.Converted named(Stages.Converted converted, Path text) {
    List<Finding> findings =
        converted.findings().stream()
            .map(f -> f.where().equals(text.toString()) ? f.at(converted.name()) : f)
            .toList();
    return converted.with(findings);
  }

  /** With what the catalogue and the text do not know of each other. */
  static Stages.Converted checked(Stages.Converted converted, CatalogueFile catalogue) {
    List<Finding> findings = new ArrayList<>(converted.findings());
    converted
        .claims()
        .ifPresent(c -> findings.addAll(CatalogueCheck.of(c.document(), catalogue.catalogue())));
    return converted.with(findings);
  }
}
