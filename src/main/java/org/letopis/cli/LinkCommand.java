package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.letopis.cli.wikidata.AnswerCache;
import org.letopis.cli.wikidata.Candidate;
import org.letopis.cli.wikidata.CandidatesFile;
import org.letopis.cli.wikidata.Politeness;
import org.letopis.cli.wikidata.Query;
import org.letopis.cli.wikidata.ReconciliationClient;
import org.letopis.cli.wikidata.Unlinked;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code letopis link}. */
@Command(
    name = "link",
    mixinStandardHelpOptions = true,
    description = {
      "Asks Wikidata for items of what has no link, for a person to decide.",
      "Places, sites, organisations and events of the current release are asked for, at a"
          + " reconciliation service. It makes no link itself, and never asks for persons. It needs a"
          + " network; nothing else here does."
    })
final class LinkCommand implements Callable<Integer> {

  private static final String WIKIDATA = "http://www.wikidata.org/entity/";

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Option(
      names = "--service",
      paramLabel = "URL",
      description = "a service of the Reconciliation Service API 0.2 (default: ${DEFAULT-VALUE})",
      defaultValue = "https://wikidata.reconci.link/en/api")
  private URI service;

  @Option(
      names = "--pause",
      paramLabel = "MS",
      description = "milliseconds between two requests (default: ${DEFAULT-VALUE})",
      defaultValue = "1000")
  private long pause;

  @Option(
      names = "--batch",
      paramLabel = "N",
      description = "queries in one request, 1 to 50 (default: ${DEFAULT-VALUE})",
      defaultValue = "10")
  private int batch;

  @Option(
      names = "--retries",
      paramLabel = "N",
      description = "how often a request that failed is repeated (default: ${DEFAULT-VALUE})",
      defaultValue = "4")
  private int retries;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "where the candidates go (default: links/candidates.tsv of the mappings)")
  private Optional<Path> out = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    Path links = project.mappings().resolve("links");
    List<Unlinked> unlinked =
        Unlinked.of(
            project.releases().needed().dumps().resolve("letopis.nq"),
            linked(links.resolve("wikidata.tsv")));
    PrintWriter err = spec.commandLine().getErr();
    err.println(unlinked.size() + " entities without a link");
    List<CandidatesFile.Row> rows = new ArrayList<>();
    try (ReconciliationClient client =
        new ReconciliationClient(
            service,
            new AnswerCache(project.data().resolve("answers")),
            politeness(),
            "letopis/" + Version.number() + " (reconciliation of a gazetteer)")) {
      boolean wikidata = client.identifierSpace().equals(WIKIDATA);
      Map<String, String> types = types(links.resolve("service-types.tsv"), wikidata);
      List<Query> queries = unlinked.stream().map(u -> query(u, types, wikidata)).toList();
      List<List<Candidate>> found = client.ask(queries);
      for (int i = 0; i < unlinked.size(); i++) {
        for (Candidate candidate : found.get(i)) {
          rows.add(new CandidatesFile.Row(unlinked.get(i), candidate));
        }
      }
    }
    Path file = out.orElse(links.resolve("candidates.tsv"));
    int open = CandidatesFile.write(file, rows);
    spec.commandLine()
        .getOut()
        .println("%s to decide in \"%s\"".formatted(Counted.of(open, "candidate"), file));
    return ExitCode.DONE;
  }

  private Politeness politeness() {
    try {
      return new Politeness(batch, Duration.ofMillis(pause), retries);
    } catch (IllegalArgumentException e) {
      throw new WrongUsageException("--batch, --pause, --retries: " + e.getMessage());
    }
  }

  private static Query query(Unlinked entity, Map<String, String> types, boolean wikidata) {
    Map<String, String> properties = new HashMap<>();
    if (wikidata) {
      entity.geonames().ifPresent(id -> properties.put("P1566", id));
      entity.coordinates().ifPresent(c -> properties.put("P625", c));
    }
    return new Query(entity.name(), Optional.ofNullable(types.get(entity.type())), properties);
  }

  /** Types of Wikidata by ours; another service is asked without. */
  private static Map<String, String> types(Path file, boolean wikidata) throws IOException {
    if (!wikidata || !Files.exists(file)) {
      return Map.of();
    }
    return Files.readAllLines(file).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .collect(Collectors.toMap(cells -> cells[0], cells -> cells[1]));
  }

  private static Set<String> linked(Path file) throws IOException {
    if (!Files.exists(file)) {
      return Set.of();
    }
    return Files.readAllLines(file).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("\t", -1)[0])
        .collect(Collectors.toUnmodifiableSet());
  }
}
