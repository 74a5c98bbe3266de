package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.letopis.evaluate.CanonicalNames;
import org.letopis.evaluate.GoldFolder;
import picocli.CommandLine.Option;

/** Options that say which gold is measured against, and where what belongs to it is. */
final class GoldOptions {

  @Option(
      names = "--gold",
      required = true,
      paramLabel = "DIR",
      description = "claims files by hand, one a document (evaluation/gold); may be given again")
  private List<Path> gold = List.of();

  @Option(
      names = "--texts",
      paramLabel = "DIR",
      description = "the gold's documents (default: texts beside the gold, else seeds)")
  private Optional<Path> texts = Optional.empty();

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description = {
        "names that count as equal (default: names.tsv beside the gold, else",
        "evaluation/names.tsv of the project)"
      })
  private Optional<Path> names = Optional.empty();

  /**
   * The folders of gold.
   *
   * @throws CannotRunException where one is not there
   */
  List<GoldFolder> folders() {
    for (Path folder : gold) {
      if (!Files.exists(folder)) {
        throw new CannotRunException(
            "\"%s\" is not there; the gold of the seeds is in evaluation/gold".formatted(folder));
      }
    }
    return gold.stream().map(GoldFolder::new).toList();
  }

  /** The folder that holds the documents of this gold. */
  Path texts(GoldFolder folder, Project project) {
    return texts.or(folder::texts).orElse(project.seeds());
  }

  CanonicalNames names(GoldFolder folder, Project project) throws IOException {
    Path usual = project.home().resolve("evaluation").resolve("names.tsv");
    Optional<Path> file =
        names.or(folder::names).or(() -> Optional.of(usual).filter(Files::isRegularFile));
    return file.isPresent() ? CanonicalNames.read(file.get()) : CanonicalNames.NONE;
  }
}
