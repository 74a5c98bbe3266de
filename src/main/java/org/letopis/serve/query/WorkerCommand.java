package org.letopis.serve.query;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.letopis.serve.worker.QueryWorker;

/**
 * What a process for queries is started with.
 *
 * @param assembler the file that says what the store is
 * @param view the folder that it reads
 * @param limits what a query may use
 * @param machine more options for the virtual machine
 */
record WorkerCommand(Path assembler, Path view, Limits limits, List<String> machine) {

  /** The process, to be started. */
  ProcessBuilder builder() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx" + limits.memory() + "m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-XX:MaxDirectMemorySize=64m",
            "-Xlog:disable", // it would speak on standard output
            "-Dfile.encoding=UTF-8",
            "-D"
                + QueryWorker.ADDRESSES
                + "="
                + (limits.federated().isEmpty() ? "none" : "public")));
    if (Runtime.version().feature() >= 22) {
      command.add("--enable-native-access=ALL-UNNAMED"); // Lucene reads its index by it
    }
    command.addAll(machine);
    command.add(QueryWorker.class.getName());
    command.add(assembler.toString());
    command.add(view.toString());
    command.add(Long.toString(limits.rows()));
    command.addAll(limits.federated());
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors());
    // By the environment: a class path may be longer than a command line.
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    return builder;
  }

  private static ProcessBuilder.Redirect errors() {
    return Boolean.getBoolean("letopis.worker.errors")
        ? ProcessBuilder.Redirect.INHERIT
        : ProcessBuilder.Redirect.to(new File("/dev/null"));
  }
}
