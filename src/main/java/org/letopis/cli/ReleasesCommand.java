package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.Callable;
import org.letopis.store.Kept;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code letopis releases}. */
@Command(
    name = "releases",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the releases that are kept, the newest first: number, id, when it was made.",
      "The one that is served has an asterisk."
    })
final class ReleasesCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<Kept> all = options.project().releases().all();
    all.forEach(
        k ->
            out.println(
                "%s\t%d\t%s\t%s"
                    .formatted(
                        k.current() ? "*" : " ",
                        k.number(),
                        k.release().id(),
                        k.made().toInstant().truncatedTo(ChronoUnit.SECONDS))));
    if (all.isEmpty()) {
      spec.commandLine().getErr().println("no release yet; run \"letopis build\" first");
    }
    return ExitCode.DONE;
  }
}
