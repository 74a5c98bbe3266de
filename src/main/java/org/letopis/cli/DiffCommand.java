package org.letopis.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.letopis.link.Correction;
import org.letopis.link.Corrections;
import org.letopis.store.Release;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis diff}. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    description = "Tells which texts, claims and comparisons came, went and changed.")
final class DiffCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "RELEASE",
      description = "number or id of the older release; a beginning of an id is enough")
  private String before = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "RELEASE",
      description = "number or id of the newer one (default: current)",
      defaultValue = "current")
  private String after = "";

  @Option(names = "--changelog", description = "also put it into DATA-CHANGELOG.md")
  private boolean changelog;

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    Release old = release(project, before);
    Release now = release(project, after);
    List<WithdrawnName> withdrawn =
        Corrections.read(project.mappings().resolve("corrections.tsv"))
            .of(Correction.Action.WITHDRAW_PERSON)
            .map(line -> new WithdrawnName(line.what()))
            .toList();
    List<String> entry = ReleaseDiff.of(old, now, withdrawn).markdown(old, now);
    entry.forEach(spec.commandLine().getOut()::println);
    if (changelog) {
      ReleaseDiff.write(project.home().resolve("DATA-CHANGELOG.md"), entry);
    }
    return ExitCode.DONE;
  }

  private static Release release(Project project, String which) throws IOException {
    return which.equals("current")
        ? project.releases().needed()
        : project
            .releases()
            .find(which)
            .orElseThrow(
                () ->
                    new WrongUsageException(
                        "\"%s\" is no release of \"%s\"; \"letopis releases\" lists them by number and id"
                            .formatted(which, project.data())));
  }
}
