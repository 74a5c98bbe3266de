package org.letopis.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.evaluate.ClaimsJson;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.Linker;
import org.letopis.rdf.CatalogueFile;
import org.letopis.rdf.Declarations;
import org.letopis.rdf.Dumps;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Quads;
import org.letopis.rdf.Run;
import org.letopis.rdf.Validation;
import org.letopis.store.Fingerprint;
import org.letopis.store.Release;
import org.letopis.store.ReleaseBuild;
import org.letopis.store.StoreBuilder;
import org.letopis.store.Texts;

/** From texts to a release. */
final class Build {

  private final Project project;
  private final Progress progress;

  Build(Project project, Progress progress) {
    this.project = project;
    this.progress = progress;
  }

  /**
   * What a build came to.
   *
   * @param release the current release
   * @param built whether it is a new one; false where nothing had changed
   * @param losses how many findings of its report lost something
   * @param news what texts that the release before did not have add, support and contradict
   */
  record Outcome(Release release, boolean built, long losses, List<DocumentNews> news) {
    Outcome {
      news = List.copyOf(news);
    }

    int exitCode() {
      return losses > 0 ? ExitCode.LOST : ExitCode.DONE;
    }
  }

  /** Builds a release, unless the current one was made from the same inputs. */
  Outcome run(boolean anew) throws IOException {
    Fingerprint inputs = project.inputs();
    boolean built = anew || !project.releases().isMadeFrom(inputs);
    List<DocumentNews> news = new ArrayList<>();
    Release release = built ? build(inputs, news) : project.releases().needed();
    return new Outcome(release, built, RunReport.losses(release.folder()), news);
  }

  private Release build(Fingerprint inputs, List<DocumentNews> news) throws IOException {
    List<Path> texts = project.texts();
    if (texts.isEmpty()) {
      throw new CannotRunException(
          "\"%s\" holds no text (NAME.txt), so no release is made; put texts into it, or name another folder with --seeds"
              .formatted(project.seeds()));
    }
    try (ReleaseBuild build = project.releases().begin()) {
      SeedFolder.refusal(project.catalogue())
          .ifPresent(
              finding -> {
                throw new CannotRunException(finding.line());
              });
      CatalogueFile catalogue = Catalogues.readIfThere(project.catalogue());
      Stages stages = Stages.load(project.mappings());
      Declarations declarations = Declarations.load(project.home(), catalogue);
      Run run = new Run(Version.number(), project.rules());

      Converter.Conversion converted = new Converter(stages, progress).convert(texts, catalogue);
      LinkTables tables = LinkTables.read(project.mappings());
      CorrectedClaims corrected = CorrectedClaims.of(converted.claims(), tables.corrections());
      Linked linked = Linker.link(corrected.documents(), stages.gazetteer(), tables);
      Compared compared = Comparer.compare(linked, ScopeTables.read(project.mappings()));
      Quads quads = Quads.of(new Iris(project.base()), linked, compared, declarations, run);
      Validation valid = Validation.validate(quads);

      Path dumps = Files.createDirectories(build.folder().resolve("dumps"));
      writeClaims(linked, dumps.resolve("claims.jsonl"));
      writeTexts(linked, build.folder());
      writeComparisons(compared, build.folder().resolve("comparisons.txt"));
      news.addAll(news(linked, compared));
      writeDumps(valid.quads(), dumps);
      PublishedFiles.write(valid.quads(), dumps);
      long loaded = load(valid.quads(), build.folder());

      List<Finding> findings = new ArrayList<>(converted.findings());
      findings.addAll(corrected.findings());
      findings.addAll(declarations.findings());
      findings.addAll(valid.findings());
      RunReport.of(converted, totals(linked, compared, loaded), findings).write(build.folder());
      return build.release(dumps.resolve("letopis.nq"), project.versions(), inputs);
    }
  }

  private void writeDumps(Quads quads, Path dumps) throws IOException {
    try (Progress.Step step = progress.step("writing dumps", Dumps.Format.values().length)) {
      for (Dumps.Format format : Dumps.Format.values()) {
        Path file = dumps.resolve("letopis." + format.extension());
        try (OutputStream out = Files.newOutputStream(file)) {
          Dumps.write(format, quads, out);
        }
        step.done();
      }
    }
  }

  private long load(Quads quads, Path folder) {
    try (Progress.Step step = progress.step("loading the store", 1)) {
      long loaded =
          new StoreBuilder(project.storeConfig()).build(quads.stream().iterator(), folder);
      step.done();
      return loaded;
    }
  }

  /** Of texts that the current release does not have; nothing where there is none yet. */
  private List<DocumentNews> news(Linked linked, Compared compared) throws IOException {
    Optional<Release> before = project.releases().current();
    if (before.isEmpty()) {
      return List.of();
    }
    Set<String> known = ReleaseContent.read(before.get()).documents();
    return linked.documents().stream()
        .map(document -> document.document().name())
        .filter(name -> !known.contains(name))
        .map(name -> DocumentNews.of(name, linked, compared))
        .toList();
  }

  private static void writeTexts(Linked linked, Path release) throws IOException {
    Texts texts = Texts.in(release);
    for (DocumentClaims document : linked.documents()) {
      texts.write(document.document().name(), document.document().text());
    }
  }

  private static void writeComparisons(Compared compared, Path file) throws IOException {
    List<String> lines =
        compared.comparisons().stream()
            .map(comparison -> comparison.english().replaceAll("\\s+", " "))
            .sorted()
            .toList();
    Files.writeString(file, lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
  }

  private static void writeClaims(Linked linked, Path file) throws IOException {
    List<String> lines =
        linked.claims().stream()
            .map(c -> c.claim())
            .sorted(
                Comparator.comparing((Claim c) -> c.evidence().document())
                    .thenComparing(c -> c.evidence().start())
                    .thenComparing(Claim::id))
            .map(ClaimsJson::write)
            .toList();
    Files.writeString(file, lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
  }

  static SortedMap<String, Long> totals(Linked linked, Compared compared, long quads) {
    SortedMap<String, Long> totals = new TreeMap<>();
    totals.put("documents", (long) linked.documents().size());
    totals.put("claims", (long) linked.claims().size());
    totals.put("entities", (long) linked.entities().size());
    totals.put("comparisons", (long) compared.comparisons().size());
    totals.put("origins", (long) compared.origins().size());
    totals.put("quads", quads);
    return totals;
  }
}
