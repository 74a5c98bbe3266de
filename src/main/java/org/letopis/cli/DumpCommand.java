package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.letopis.store.Release;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code letopis dump}. */
@Command(
    name = "dump",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the current release in a format, or writes all its files.",
      "ttl, nt, rdfxml: the union of all graphs. nq, trig, jsonld: each statement in its named graph."
          + " jsonl, csv: the claims. nanopub: each claim as a nanopublication. links: the links to"
          + " Wikidata. void: what there is and how good it is. context: the JSON-LD context."
    })
final class DumpCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = DumpFormat.Converter.class,
      description = "one of ${COMPLETION-CANDIDATES}; also an extension, like rdf, in any case")
  private Optional<DumpFormat> format = Optional.empty();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "instead of printing: every file of the release, plain and compressed, with the release in its"
              + " name, its sums and licence")
  private Optional<Path> folder = Optional.empty();

  @Option(
      names = "--graph",
      paramLabel = "GRAPH",
      description = "one named graph only: its IRI, or what follows graph/ in it")
  private Optional<String> graph = Optional.empty();

  @Override
  public Integer call() throws IOException {
    if (format.isPresent() == folder.isPresent()) {
      throw new WrongUsageException(
          "give --format and read what is printed, or --out and a folder for all files");
    }
    Project project = options.project();
    Release release = project.releases().needed();
    if (folder.isPresent()) {
      int files = Package.write(project.home(), release, folder.get());
      spec.commandLine()
          .getOut()
          .println("%s in \"%s\"".formatted(Counted.of(files, "file"), folder.get()));
      return ExitCode.DONE;
    }
    if (graph.isPresent()) {
      GraphDump.print(project, release, graph.get(), format.get(), spec.commandLine().getOut());
      return ExitCode.DONE;
    }
    Path file = release.dumps().resolve(format.get().file());
    try (var lines = Files.newBufferedReader(file)) {
      lines.transferTo(spec.commandLine().getOut());
    }
    return ExitCode.DONE;
  }
}
