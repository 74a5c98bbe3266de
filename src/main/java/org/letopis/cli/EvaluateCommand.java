package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;
import org.letopis.evaluate.CanonicalNames;
import org.letopis.evaluate.GoldFolder;
import org.letopis.evaluate.MalformedClaimException;
import org.letopis.evaluate.Measured;
import org.letopis.evaluate.ScoreOptions;
import org.letopis.evaluate.ScoreReport;
import org.letopis.evaluate.Scorer;
import org.letopis.rdf.CatalogueFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code letopis evaluate}. */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    description = {
      "Measures claims against claims that people made by hand.",
      "Without --claims it measures what is found in the gold's documents now."
    })
final class EvaluateCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Mixin private GoldOptions gold;
  @Spec private CommandSpec spec;

  @Option(names = "--claims", paramLabel = "FILE", description = "claims to measure")
  private Optional<Path> claims = Optional.empty();

  @Option(names = "--show", paramLabel = "WHAT", description = "also: ${COMPLETION-CANDIDATES}")
  private Set<ScoreOptions.Show> show = EnumSet.noneOf(ScoreOptions.Show.class);

  @Option(
      names = "--confidence",
      paramLabel = "FILE",
      description = "writes what was measured of each rule, as mappings/confidence.tsv holds it")
  private Optional<Path> confidence = Optional.empty();

  @Option(
      names = "--kinds",
      paramLabel = "core|all",
      description = "kinds that count (default: ${DEFAULT-VALUE})",
      defaultValue = "core")
  private Kinds kinds = Kinds.CORE;

  @Option(names = "--ignore-offsets", description = "pair claims by their facts alone")
  private boolean ignoreOffsets;

  /** Which kinds count. */
  enum Kinds {
    CORE,
    ALL
  }

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    ScoreOptions how = new ScoreOptions(kinds == Kinds.ALL, ignoreOffsets, show);
    List<Finding> findings = new ArrayList<>();
    try {
      ScoreReport report = score(project, how, findings);
      PrintWriter out = spec.commandLine().getOut();
      report.lines().forEach(out::println);
      if (confidence.isPresent()) {
        ConfidenceFile.write(report.rules(), confidence.get());
      }
      Findings.print(findings, spec.commandLine().getErr());
      report.notes().forEach(spec.commandLine().getErr()::println);
      return Findings.exitCode(findings);
    } catch (MalformedClaimException e) {
      throw new CannotRunException(e.getMessage(), e);
    }
  }

  private ScoreReport score(Project project, ScoreOptions how, List<Finding> findings)
      throws IOException {
    Optional<Stages> stages =
        claims.isPresent() ? Optional.empty() : Optional.of(Stages.load(project.mappings()));
    List<Measured> sets = new ArrayList<>();
    for (GoldFolder folder : gold.folders()) {
      CanonicalNames equal = gold.names(folder, project);
      List<Path> byHand = List.of(folder.gold());
      sets.add(
          stages.isPresent()
              ? Measured.of(byHand, found(folder, project, stages.get(), findings), equal)
              : Measured.read(byHand, claims.stream().toList(), equal));
    }
    return Scorer.score(sets, how);
  }

  private List<Claim> found(
      GoldFolder folder, Project project, Stages stages, List<Finding> findings)
      throws IOException {
    Path place = gold.texts(folder, project);
    List<Path> texts =
        folder.documents().stream().map(stem -> place.resolve(stem + ".txt")).toList();
    CatalogueFile catalogue = Catalogues.readIfThere(place.resolve("catalog.ttl"));
    List<Claim> found = new ArrayList<>();
    InOrder.map(
        texts,
        text -> stages.convert(text, catalogue.catalogue()),
        converted -> {
          if (converted.claims().isEmpty()) {
            findings.addAll(converted.findings());
          }
          converted.claims().ifPresent(c -> found.addAll(c.claims()));
        });
    return found;
  }
}
