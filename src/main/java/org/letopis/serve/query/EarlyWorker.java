package org.letopis.serve.query;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A process for queries that is started before it is known what it will serve, so that it gets
 * ready while its parent reads its command line. The first pool takes it where it is of the machine
 * that the pool wants; else it is ended. One that nobody takes ends with its parent.
 */
public final class EarlyWorker {

  private record Begun(WorkerMachine machine, Process process) {}

  private static final AtomicReference<Begun> BEGUN = new AtomicReference<>();

  private EarlyWorker() {}

  /**
   * Starts it, as a server with the usual limits would its first. Where that fails nothing is
   * begun: the one that is started when it is needed says what is wrong.
   *
   * @param serving the folder of all servers of a data folder
   */
  public static void begin(Path serving) {
    WorkerMachine machine =
        WorkerMachine.of(Limits.DEFAULT, WorkerArchive.in(serving.toAbsolutePath()).use()).quick();
    try {
      end(BEGUN.getAndSet(new Begun(machine, machine.builder().start())));
    } catch (IOException e) {
      end(BEGUN.getAndSet(null));
    }
  }

  /** The process that was begun, where there is one and it is as wanted; it is the caller's. */
  static Optional<Process> take(WorkerMachine wanted) {
    Begun begun = BEGUN.getAndSet(null);
    if (begun != null && begun.machine().equals(wanted) && begun.process().isAlive()) {
      return Optional.of(begun.process());
    }
    end(begun);
    return Optional.empty();
  }

  private static void end(Begun begun) {
    if (begun != null) {
      begun.process().destroyForcibly();
    }
  }
}
