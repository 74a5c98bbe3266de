package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.letopis.claim.Finding;
import org.letopis.evaluate.ClaimsJson;
import org.letopis.rdf.CatalogueFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis claims}. */
@Command(
    name = "claims",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the claims of texts as JSON Lines; findings go to standard error.",
      "Any text file in UTF-8 will do; a catalog.ttl beside it is read where there is one."
    })
final class ClaimsCommand implements Callable<Integer> {

  private static final Path STANDARD_INPUT = Path.of("-");

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "text files; - is standard input")
  private List<Path> files = List.of();

  @Option(
      names = "--catalog",
      paramLabel = "FILE",
      description = "catalogue of the texts (default: catalog.ttl beside each)")
  private Optional<Path> catalogue = Optional.empty();

  @Option(
      names = "--mappings",
      paramLabel = "DIR",
      description = "kinds, rules, lexica, gazetteer (default: mappings/ of the project)")
  private Optional<Path> mappings = Optional.empty();

  @Option(
      names = {"-v", "--verbose"},
      description = "also tell which figures no rule reads and which names nothing knows")
  private boolean verbose;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Stages stages = Stages.load(mappings.orElse(ProjectOptions.home().resolve("mappings")));
    Map<Path, CatalogueFile> catalogues = catalogues();
    List<Finding> findings = new ArrayList<>();
    List<Finding> unread = new ArrayList<>();
    if (files.contains(STANDARD_INPUT)) {
      tell(
          stages.convert(System.in, catalogueOf(STANDARD_INPUT, catalogues)),
          findings,
          unread,
          out,
          err);
    }
    InOrder.map(
        files.stream().filter(f -> !f.equals(STANDARD_INPUT)).toList(),
        file -> stages.convert(file, catalogueOf(file, catalogues)),
        converted -> tell(converted, findings, unread, out, err));
    if (!verbose && !unread.isEmpty()) {
      err.println(
          "%s of what was not understood; --verbose tells %s"
              .formatted(Counted.of(unread.size(), "notice"), unread.size() == 1 ? "it" : "them"));
    }
    return Findings.exitCode(findings);
  }

  private void tell(
      Stages.Converted converted,
      List<Finding> findings,
      List<Finding> unread,
      PrintWriter out,
      PrintWriter err) {
    converted
        .claims()
        .ifPresent(c -> c.claims().forEach(claim -> out.print(ClaimsJson.write(claim) + "\n")));
    Findings.print(converted.findings(), err);
    findings.addAll(converted.findings());
    unread.addAll(converted.unread());
    if (verbose) {
      Findings.print(converted.unread(), err);
    }
  }

  private Map<Path, CatalogueFile> catalogues() throws IOException {
    Map<Path, CatalogueFile> catalogues = new TreeMap<>();
    for (Path file : files) {
      Path place = place(file);
      if (!catalogues.containsKey(place)) {
        catalogues.put(
            place, catalogue.isPresent() ? Catalogues.read(place) : Catalogues.readIfThere(place));
      }
    }
    return catalogues;
  }

  private org.letopis.text.Catalogue catalogueOf(Path file, Map<Path, CatalogueFile> catalogues) {
    return catalogues.get(place(file)).catalogue();
  }

  private Path place(Path file) {
    return catalogue.orElse(file.toAbsolutePath().resolveSibling("catalog.ttl"));
  }
}
