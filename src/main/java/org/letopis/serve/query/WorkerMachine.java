package org.letopis.serve.query;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.letopis.serve.worker.QueryWorker;

/**
 * The virtual machine of a process for queries, before it is told what to serve.
 *
 * @param memory its heap, in MiB
 * @param outside whether names may resolve to addresses of the open internet
 * @param options more options
 */
record WorkerMachine(int memory, boolean outside, List<String> options) {

  /** Compiles fast and not well: ready in two thirds of the time, and slower ever after. */
  private static final String QUICK = "-XX:TieredStopAtLevel=1";

  WorkerMachine {
    options = List.copyOf(options);
  }

  /** One that keeps to these limits. */
  static WorkerMachine of(Limits limits, List<String> options) {
    return new WorkerMachine(limits.memory(), !limits.federated().isEmpty(), options);
  }

  /** The same, for a process that is to be there soon and not to stay. */
  WorkerMachine quick() {
    List<String> more = new ArrayList<>(options);
    more.add(QUICK);
    return new WorkerMachine(memory, outside, more);
  }

  /** The process, to be started. */
  ProcessBuilder builder() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx" + memory + "m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-XX:MaxDirectMemorySize=64m",
            "-Xlog:disable", // it would speak on standard output
            "-Dfile.encoding=UTF-8",
            "-D" + QueryWorker.ADDRESSES + "=" + (outside ? "public" : "none")));
    if (Runtime.version().feature() >= 22) {
      command.add("--enable-native-access=ALL-UNNAMED"); // Lucene reads its index by it
    }
    command.addAll(options);
    command.add(QueryWorker.class.getName());
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
