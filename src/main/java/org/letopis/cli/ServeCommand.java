package org.letopis.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code letopis serve}. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Serves the current release: SPARQL, pages, dumps.",
      "A release that is built while it runs is taken over without a stop."
    })
final class ServeCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Mixin private ServerOptions server;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    server.serve(options.project(), spec.commandLine().getOut(), spec.commandLine().getErr());
    return ExitCode.DONE;
  }
}
