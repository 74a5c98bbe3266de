package org.letopis.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.Syntax;
import org.letopis.serve.Gallery;
import org.letopis.serve.GalleryQuery;
import org.letopis.serve.QuerySyntax;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis query}. */
@Command(
    name = "query",
    mixinStandardHelpOptions = true,
    description = {
      "Asks the current release: a query of the gallery by its name, or a file; - is standard input.",
      "Where a server has the store open, that server is asked."
    })
final class QueryCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME|FILE",
      description = "without one the gallery is listed",
      defaultValue = "")
  private String name;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})",
      defaultValue = "text")
  private AnswerFormat format = AnswerFormat.TEXT;

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    Gallery gallery = Gallery.load(project.queries());
    if (name.isEmpty()) {
      gallery
          .queries()
          .forEach(q -> spec.commandLine().getOut().println(q.name() + "\t" + q.title("en")));
      return ExitCode.DONE;
    }
    Query query = parse(text(gallery));
    try (OpenStore store = OpenStore.of(project)) {
      spec.commandLine().getOut().print(store.ask(query, format));
    }
    return ExitCode.DONE;
  }

  private String text(Gallery gallery) throws IOException {
    if (name.equals("-")) {
      return new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Path file = Path.of(name);
    if (Files.isRegularFile(file)) {
      return Files.readString(file);
    }
    return gallery
        .find(name)
        .map(GalleryQuery::text)
        .orElseThrow(
            () ->
                new WrongUsageException(
                    "\"%s\" is neither a file nor a query of the gallery, which has: %s"
                        .formatted(
                            name,
                            gallery.queries().stream()
                                .map(GalleryQuery::name)
                                .collect(Collectors.joining(", ")))));
  }

  private Query parse(String text) {
    QuerySyntax.mistake(text)
        .ifPresent(
            mistake -> {
              throw new WrongUsageException("query \"%s\": %s".formatted(name, mistake));
            });
    return QueryFactory.create(text, Syntax.syntaxARQ);
  }
}
