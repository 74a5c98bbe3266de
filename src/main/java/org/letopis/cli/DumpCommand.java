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
      "Prints the graph of the current release.",
      "Formats for triples (ttl, nt, rdfxml) hold the union of all graphs; jsonl holds the claims."
    })
final class DumpCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Option(
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}")
  private DumpFormat format = DumpFormat.TTL;

  @Option(
      names = "--graph",
      paramLabel = "GRAPH",
      description = "one named graph only: its IRI, or what follows graph/ in it")
  private Optional<String> graph = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    Release release = project.releases().needed();
    if (graph.isPresent()) {
      GraphDump.print(project, release, graph.get(), format, spec.commandLine().getOut());
      return ExitCode.DONE;
    }
    Path file = release.dumps().resolve(format.file());
    try (var lines = Files.newBufferedReader(file)) {
      lines.transferTo(spec.commandLine().getOut());
    }
    return ExitCode.DONE;
  }
}
