package org.letopis.serve.query;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.letopis.store.Folders;
import org.letopis.store.Release;
import org.letopis.store.StoreView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The processes that answer queries of one release, and who may have one. */
public final class WorkerPool implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WorkerPool.class);
  private static final Duration LOOK = Duration.ofMillis(100);
  private static final Duration ARCHIVING = Duration.ofSeconds(60);
  private static final int TRIES = 20;
  private static final Duration AGAIN = Duration.ofSeconds(2);

  private final Release release;
  private final Path assembler;
  private final Path folder;
  private final Limits limits;
  private final List<String> warmUp;
  private final FairQueue<Worker> queue;
  private final WorkerArchive archive;
  private final Set<Worker> workers = ConcurrentHashMap.newKeySet();
  private final Set<Process> processes = ConcurrentHashMap.newKeySet();
  private final ExecutorService starter =
      Executors.newCachedThreadPool(
          Thread.ofPlatform().daemon().name("worker-start-", 0).factory());
  private final AtomicInteger views = new AtomicInteger();
  private final AtomicInteger replaced = new AtomicInteger();
  private volatile boolean closed;

  private WorkerPool(
      Release release, Path assembler, Path folder, Limits limits, List<String> warmUp) {
    this.release = release;
    this.assembler = assembler;
    this.folder = folder;
    this.limits = limits;
    this.warmUp = List.copyOf(warmUp);
    // Beside the servers' own folders: it outlives them.
    this.archive = WorkerArchive.in(folder.toAbsolutePath().getParent().getParent());
    this.queue = new FairQueue<>(limits.waiting(), limits.perClient());
  }

  /**
   * Starts the processes; returns when the first can be asked, the others follow.
   *
   * @param release whose store they read
   * @param assembler the file that says what the store is
   * @param folder where their views and long answers lie; nobody else's
   * @param warmUp queries that are asked before anybody else's, so that the first client does not
   *     wait for classes to be loaded
   * @throws IOException where none starts
   */
  public static WorkerPool start(
      Release release, Path assembler, Path folder, Limits limits, List<String> warmUp)
      throws IOException {
    Files.createDirectories(folder);
    WorkerPool pool = new WorkerPool(release, assembler, folder, limits, warmUp);
    boolean ready = false;
    try {
      pool.add(pool.worker());
      pool.starter.execute(
          () -> {
            pool.follow(limits.workers() - 1);
            pool.archive();
          });
      ready = true;
      return pool;
    } finally {
      if (!ready) {
        pool.close();
      }
    }
  }

  Limits limits() {
    return limits;
  }

  Path folder() {
    return folder;
  }

  Release release() {
    return release;
  }

  /** How many processes can be asked now. */
  public int ready() {
    return (int) workers.stream().filter(Worker::isAlive).count();
  }

  /** How many queries wait. */
  public int waiting() {
    return queue.length();
  }

  /** How many processes were started in the place of others. */
  public int replaced() {
    return replaced.get();
  }

  /** A worker whose turn has come, to be given back. */
  final class Turn implements AutoCloseable {
    private final FairQueue.Ticket<Worker> ticket;
    private final Worker worker;

    private Turn(FairQueue.Ticket<Worker> ticket, Worker worker) {
      this.ticket = ticket;
      this.worker = worker;
    }

    Worker worker() {
      return worker;
    }

    @Override
    public void close() {
      queue.finished(ticket);
      if (closed) {
        worker.kill();
      } else if (worker.isAlive()) {
        queue.add(worker);
      } else {
        replace(worker);
      }
    }
  }

  /** Waits for a worker; empty where the queue is full, the wait too long, or the client gone. */
  Optional<Turn> turn(String client, BooleanSupplier left) {
    Optional<FairQueue.Ticket<Worker>> place = queue.enter(client);
    if (place.isEmpty()) {
      return Optional.empty();
    }
    FairQueue.Ticket<Worker> ticket = place.get();
    Instant end = Instant.now().plus(limits.patience());
    while (Instant.now().isBefore(end) && !left.getAsBoolean()) {
      try {
        Worker worker = ticket.turn().get(LOOK.toMillis(), TimeUnit.MILLISECONDS);
        return Optional.of(new Turn(ticket, worker));
      } catch (TimeoutException e) {
        continue; // looks again whether the client is there
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      } catch (ExecutionException e) {
        throw new IllegalStateException("a turn comes or does not come, it never fails", e);
      }
    }
    queue.leave(ticket);
    return Optional.empty();
  }

  private Worker worker() throws IOException {
    return worker(archive.use());
  }

  private Worker worker(List<String> machine) throws IOException {
    Path view = StoreView.of(release, folder.resolve("view-" + views.incrementAndGet()));
    Worker worker =
        Worker.start(
            new Worker.Start(assembler, view, limits, machine), process -> watch(process, view));
    for (String query : warmUp) {
      String number = worker.next();
      worker.exchange(new Asked(query, Map.of(), ""), number, OutputStream.nullOutputStream());
      worker.forget(number);
    }
    return worker;
  }

  /** Makes the archive for those that come later. */
  private void archive() {
    if (!closed && archive.isMissing()) {
      try {
        worker(archive.make()).dismiss(ARCHIVING);
        archive.made();
      } catch (IOException e) {
        LOG.debug("no archive of classes could be made: {}", e.getMessage());
      }
    }
  }

  /** Knows a process from its first moment to its last, and takes its view away after that. */
  private void watch(Process process, Path view) {
    processes.add(process);
    process
        .onExit()
        .thenRun(
            () -> {
              processes.remove(process);
              try {
                Folders.delete(view);
              } catch (IOException e) {
                LOG.debug("a view is left to the next start: {}", e.getMessage());
              }
            });
  }

  private void add(Worker worker) {
    workers.add(worker);
    queue.add(worker);
    worker.onExit(() -> replaceIdle(worker));
  }

  /** One that ended while nobody asked it anything: something outside ended it. */
  private void replaceIdle(Worker worker) {
    if (queue.remove(worker)) {
      replace(worker);
    }
  }

  private void replace(Worker gone) {
    if (workers.remove(gone) && !closed) {
      replaced.incrementAndGet();
      starter.execute(() -> follow(1));
    }
  }

  private void follow(int number) {
    for (int missing = number; missing > 0 && !closed; ) {
      try {
        add(worker());
        missing--;
      } catch (IOException e) {
        if (closed) {
          return;
        }
        LOG.warn("{}; trying again", e.getMessage());
        try {
          Thread.sleep(AGAIN);
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
          return;
        }
      }
    }
  }

  /** Ends all processes, whatever they do, and removes what they had on disk. */
  @Override
  public void close() throws IOException {
    closed = true;
    starter.shutdown();
    try {
      do {
        processes.forEach(Process::destroyForcibly);
      } while (!starter.awaitTermination(LOOK.toMillis(), TimeUnit.MILLISECONDS));
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
    for (int tries = 1; ; tries++) {
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
}
