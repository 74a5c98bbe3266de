package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code letopis up}. */
@Command(
    name = "up",
    mixinStandardHelpOptions = true,
    description = "Builds what is not built, and serves it: build, then serve.")
final class UpCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Mixin private ServerOptions server;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    Project project = options.project();
    server.check(project);
    Build.Outcome outcome = BuildCommand.run(project, false, err);
    server.serve(project, spec.commandLine().getOut(), err);
    return outcome.exitCode();
  }
}
