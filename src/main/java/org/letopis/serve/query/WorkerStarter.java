package org.letopis.serve.query;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.letopis.store.Folders;
import org.letopis.store.Release;
import org.letopis.store.StoreView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts the processes of a pool, each on a view of its own, and knows them all to their ends.
 *
 * <p>Half as many are started at once as there are processors: ten that start together are all
 * ready late, and take the processors from the queries meanwhile.
 */
final class WorkerStarter implements AutoCloseable {

  private static final Duration LOOK = Duration.ofMillis(100);
  private static final Duration ARCHIVING = Duration.ofMinutes(15);
  private static final Duration AGAIN = Duration.ofSeconds(2);
  private static final Duration SELDOM = Duration.ofMinutes(1);
  private static final int TRIES = 20;

  private final Release release;
  private final Path assembler;
  private final Path folder;
  private final Limits limits;
  private final WarmQueries warmUp;
  private final WorkerArchive archive;
  private final Set<Process> processes = ConcurrentHashMap.newKeySet();
  private final AtomicInteger views = new AtomicInteger();
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
          Thread.ofPlatform().daemon().name("worker-start-", 0).factory());
  private final ExecutorService aside =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("worker-start-aside").factory());
  private volatile boolean closed;

  /**
   * @param release whose store they read
   * @param assembler the file that says what the store is
   * @param folder where their views lie
   * @param warmUp queries that are asked before anybody else's
   */
  WorkerStarter(Release release, Path assembler, Path folder, Limits limits, WarmQueries warmUp) {
    this.release = release;
    this.assembler = assembler;
    this.folder = folder;
    this.limits = limits;
    this.warmUp = warmUp;
    // Beside the servers' own folders: it outlives them.
    this.archive = WorkerArchive.in(folder.toAbsolutePath().getParent().getParent());
  }

  /**
   * Starts one that is there soon, without warming it up: somebody may wait for it. Another is to
   * take its place later.
   */
  CompletableFuture<Worker> first() {
    CompletableFuture<Worker> first = new CompletableFuture<>();
    threads.execute(
        () -> {
          try {
            WorkerMachine machine = machine(archive.use()).quick();
            Optional<Process> begun = EarlyWorker.take(machine);
            Process process = begun.isPresent() ? begun.get() : machine.builder().start();
            first.complete(begin(process, p -> {}));
          } catch (IOException e) {
            first.completeExceptionally(e);
          }
        });
    return first;
  }

  /** Starts one as soon as it is its turn, and tries until it runs or the pool is closed. */
  void later(Consumer<Worker> ready) {
    if (!closed) {
      threads.execute(
          () -> untilItRuns(machine -> machine, process -> {}, warmUp::all).ifPresent(ready));
    }
  }

  /**
   * Starts one at low priority, beside the others' starts, which do not wait for it; and no warmer
   * and no better compiled than it need be for queries that may end it.
   */
  void laterAside(Consumer<Worker> ready) {
    if (!closed) {
      aside.execute(
          () -> untilItRuns(WorkerMachine::quick, Aside::lower, warmUp::first).ifPresent(ready));
    }
  }

  /** Makes the archive of classes for those that come later, after those that are asked for. */
  void archiveLater() {
    if (archive.isMissing()) {
      threads.execute(
          () ->
              // A thread of its own: it takes long, and who is to be replaced meanwhile is not to.
              Thread.ofPlatform().daemon().name("worker-archive").start(this::archive));
    }
  }

  private Optional<Worker> untilItRuns(
      UnaryOperator<WorkerMachine> kind, Consumer<Process> born, Supplier<List<String>> queries) {
    Duration pause = AGAIN;
    while (!closed) {
      try {
        return Optional.of(warmed(start(kind.apply(machine(archive.use())), born), queries.get()));
      } catch (IOException e) {
        if (closed) {
          break;
        }
        log()
            .warn(
                "a process for queries does not start ({}); it is tried again in {} s",
                Objects.requireNonNullElse(e.getMessage(), e.toString()),
                pause.toSeconds());
        try {
          Thread.sleep(pause);
          pause = pause.compareTo(SELDOM) < 0 ? pause.multipliedBy(2) : pause;
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
          break;
        }
      }
    }
    return Optional.empty();
  }

  private WorkerMachine machine(List<String> options) {
    return WorkerMachine.of(limits, options);
  }

  private Worker start(WorkerMachine machine, Consumer<Process> born) throws IOException {
    return begin(machine.builder().start(), born);
  }

  /** Gives a process a view of its own, and waits until it can be asked. */
  private Worker begin(Process process, Consumer<Process> born) throws IOException {
    Path view = folder.resolve("view-" + views.incrementAndGet());
    watch(process, view);
    born.accept(process);
    boolean viewed = false;
    try {
      StoreView.of(release, view);
      viewed = true;
    } finally {
      if (!viewed) {
        process.destroyForcibly();
      }
    }
    return Worker.begin(process, assembler, view, limits);
  }

  /**
   * Asks a new process what makes it fast.
   *
   * @throws IOException where one of them ended it
   */
  private Worker warmed(Worker worker, List<String> queries) throws IOException {
    for (String query : queries) {
      warmUp.ask(query, worker, limits, folder, () -> closed);
      if (!worker.isAlive()) {
        throw new IOException("it ended while it was warmed up");
      }
    }
    return worker;
  }

  /** Makes it now. */
  void archive() {
    if (!closed && archive.isMissing()) {
      try {
        warmed(start(machine(archive.make()), process -> {}), warmUp.all()).dismiss(ARCHIVING);
        archive.made();
      } catch (IOException e) {
        log().debug("no archive of classes could be made: {}", e.getMessage());
      }
    }
  }

  /** Knows a process from its first moment to its last, and takes its view away after that. */
  private void watch(Process process, Path view) {
    processes.add(process);
    if (closed) {
      process.destroyForcibly(); // it came after those that were ended
    }
    process
        .onExit()
        .thenRun(
            () -> {
              processes.remove(process);
              try {
                Folders.delete(view);
              } catch (IOException e) {
                log().debug("a view is left to the next start: {}", e.getMessage());
              }
            });
  }

  boolean isClosed() {
    return closed;
  }

  /** Ends all processes, whatever they do, and removes what they had on disk. */
  @Override
  public void close() throws IOException {
    closed = true;
    threads.shutdown();
    aside.shutdown();
    try {
      do {
        processes.forEach(Process::destroyForcibly);
      } while (!threads.awaitTermination(LOOK.toMillis(), TimeUnit.MILLISECONDS)
          || !aside.awaitTermination(LOOK.toMillis(), TimeUnit.MILLISECONDS));
      for (Process process : processes) {
        process.onExit().join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    deleteFolder();
  }

  /** Views are taken away as their processes end, by other threads: both may meet. */
  private void deleteFolder() throws IOException {
    for (int tries = 1; Files.exists(folder); tries++) {
      try {
        Folders.delete(folder);
        return;
      } catch (NoSuchFileException | DirectoryNotEmptyException e) {
        if (tries == TRIES) {
          throw e;
        }
      }
    }
  }

  /** Not sooner than it is needed: the first process starts before the log does. */
  private static Logger log() {
    return LoggerFactory.getLogger(WorkerStarter.class);
  }
}
