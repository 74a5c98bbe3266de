package org.letopis.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options that say where everything is; what is not said is beside the program. */
final class ProjectOptions {

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "folder of the releases (default: data/ of the project)")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--seeds",
      paramLabel = "DIR",
      description = "folder of the texts and their catalog.ttl (default: seeds/ of the project)")
  private Optional<Path> seeds = Optional.empty();

  @Option(
      names = "--mappings",
      paramLabel = "DIR",
      description = "kinds, rules, lexica, gazetteer (default: mappings/ of the project)")
  private Optional<Path> mappings = Optional.empty();

  @Option(
      names = "--base",
      paramLabel = "IRI",
      description = "base IRI of the data, with a slash at its end (default: ${DEFAULT-VALUE})",
      defaultValue = "https://w3id.org/letopis/")
  private String base = "";

  Project project() {
    Path home = home();
    return new Project(
        home,
        data.orElse(home.resolve("data")),
        seeds.orElse(home.resolve("seeds")),
        mappings.orElse(home.resolve("mappings")),
        base);
  }

  /** The project's own folder, which the launcher names. */
  static Path home() {
    return Path.of(System.getProperty("letopis.home", "")).toAbsolutePath();
  }
}
