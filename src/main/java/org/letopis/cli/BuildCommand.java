package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code letopis build}. */
@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    description = {
      "Converts the texts, validates the graph, and makes it the current release.",
      "Where nothing has changed since the last build there is nothing to do."
    })
final class BuildCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Option(names = "--anew", description = "build even where nothing has changed")
  private boolean anew;

  @Override
  public Integer call() throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    Project project = options.project();
    Build.Outcome outcome = run(project, anew, err);
    try (Progress.Step step = new Progress(err).step("preparing the server's start", 1)) {
      StartCache.prepare(project);
      step.done();
    }
    spec.commandLine().getOut().println(outcome.release().id());
    return outcome.exitCode();
  }

  static Build.Outcome run(Project project, boolean anew, PrintWriter err) throws IOException {
    Build.Outcome outcome = new Build(project, new Progress(err)).run(anew);
    err.println(
        outcome.built()
            ? "built release " + outcome.release().id()
            : "release " + outcome.release().id() + " is up to date");
    outcome.news().stream().flatMap(news -> news.lines().stream()).forEach(err::println);
    if (outcome.losses() > 0) {
      err.println(
          "%s lost something; read \"%s\""
              .formatted(
                  Counted.of(outcome.losses(), "finding"),
                  project.data().resolve("current/report.txt")));
    }
    return outcome;
  }
}
