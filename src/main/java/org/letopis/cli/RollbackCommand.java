package org.letopis.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.letopis.store.Release;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis rollback}. */
@Command(
    name = "rollback",
    mixinStandardHelpOptions = true,
    description = {
      "Makes a kept release the current one; a running server takes it over without a stop.",
      "The next build makes a new release as ever."
    })
final class RollbackCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "NUMBER|ID",
      description = "which release (default: the one before the current)")
  private Optional<String> which = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Release release = options.project().releases().rollback(which);
    spec.commandLine().getErr().println("release " + release.id() + " is the current one");
    spec.commandLine().getOut().println(release.id());
    return ExitCode.DONE;
  }
}
