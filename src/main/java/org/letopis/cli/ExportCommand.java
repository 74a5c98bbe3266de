package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.Callable;
import org.letopis.cli.wikidata.QuickStatements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis export quickstatements}. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Prints statements of the current release for editors elsewhere to review.",
      "quickstatements: figures and damage of events with a confirmed link to Wikidata, every value"
          + " with reference, day and quotation. What is left out, and what has to be decided first,"
          + " goes to standard error. Nothing is uploaded; persons are never in it."
    })
final class ExportCommand implements Callable<Integer> {

  /** What can be exported. */
  enum Format {
    quickstatements
  }

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES}")
  private Format format;

  @Option(
      names = "--retrieved",
      required = true,
      paramLabel = "YYYY-MM-DD",
      description = "the day on which you looked at the references")
  private LocalDate retrieved;

  @Option(
      names = "--own-pages",
      description = "refer to the claim's own page where a document has no public address")
  private boolean ownPages;

  @Override
  public Integer call() throws IOException {
    // Where the day begins first: what lies beyond it is the future everywhere.
    LocalDate today = LocalDate.now(ZoneOffset.ofHours(14));
    if (retrieved.isAfter(today)) {
      throw new WrongUsageException(
          "--retrieved %s is a day to come; give the day on which you looked at the references"
              .formatted(retrieved));
    }
    Project project = options.project();
    Path nquads = project.releases().needed().dumps().resolve("letopis.nq");
    QuickStatements.Export export =
        switch (format) {
          case quickstatements ->
              QuickStatements.of(
                  nquads,
                  project.mappings().resolve("links").resolve("quickstatements.tsv"),
                  retrieved,
                  ownPages);
        };
    export.lines().forEach(line -> spec.commandLine().getOut().print(line + "\n"));
    PrintWriter err = spec.commandLine().getErr();
    err.println(
        Counted.of(export.lines().size(), "statement")
            + "; read each before you send it to Wikidata");
    export.leftOut().forEach((why, n) -> err.println(Counted.of(n, "claim") + " left out: " + why));
    export.decisions().forEach(d -> err.println("to decide: " + d));
    return ExitCode.DONE;
  }
}
