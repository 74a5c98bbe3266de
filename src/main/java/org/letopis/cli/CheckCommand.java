package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.Linker;
import org.letopis.rdf.CatalogueFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Tells what a text would add, support and contradict before it enters the seeds.",
      "Nothing is written. A catalog.ttl beside the text is read where there is one."
    })
final class CheckCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "the text")
  private Path file = Path.of("");

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Project project = options.project();
    if (!Files.isRegularFile(file)) {
      throw new WrongUsageException("\"%s\" is no file; name a text".formatted(file));
    }
    Stages stages = Stages.load(project.mappings());
    CatalogueFile beside =
        Catalogues.readIfThere(file.toAbsolutePath().resolveSibling("catalog.ttl"));
    Stages.Converted converted = stages.convert(file, beside.catalogue());
    Findings.print(converted.findings(), err);
    if (converted.claims().isEmpty()) {
      return ExitCode.LOST;
    }
    Linked linked = linked(project, stages, converted.claims().get(), err);
    Compared compared = Comparer.compare(linked, ScopeTables.read(project.mappings()));
    DocumentNews.of(converted.name(), linked, compared).lines().forEach(out::println);
    return Findings.exitCode(converted.findings());
  }

  /** The text with all the others; a seed of its name is the text's former state. */
  private Linked linked(Project project, Stages stages, DocumentClaims text, PrintWriter err)
      throws IOException {
    CatalogueFile catalogue = Catalogues.readIfThere(project.catalogue());
    List<Path> others =
        project.texts().stream()
            .filter(other -> !other.getFileName().equals(file.getFileName()))
            .toList();
    List<DocumentClaims> documents =
        new ArrayList<>(
            new Converter(stages, new Progress(err)).convert(others, catalogue).claims());
    documents.add(text);
    LinkTables tables = LinkTables.read(project.mappings());
    return Linker.link(
        CorrectedClaims.of(documents, tables.corrections()).documents(),
        stages.gazetteer(),
        tables);
  }
}
