package org.letopis.serve.query;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.letopis.store.Release;

/**
 * The processes that answer queries of one release, and who may have one.
 *
 * <p>A client may have half of them. One whose query ended its process has that one on its account
 * until another runs in its place: who breaks them faster than they start breaks its own half, and
 * the other half is there for everybody else.
 */
public final class WorkerPool implements AutoCloseable {

  private static final Duration LOOK = Duration.ofMillis(100);
  private static final Duration RETRY = Duration.ofSeconds(5);

  private final Release release;
  private final Path folder;
  private final Limits limits;
  private final FairQueue<Worker> queue;
  private final WorkerStarter starter;
  private final Set<Worker> workers = ConcurrentHashMap.newKeySet();
  private final AtomicInteger replaced = new AtomicInteger();
  private final Offences offences = new Offences(System::nanoTime);
  private final Aside aside;
  private final WarmQueries warmUp;
  private final CompletableFuture<Worker> first;
  private volatile boolean young = true;

  private WorkerPool(
      Release release, Path folder, Limits limits, WorkerStarter starter, WarmQueries warmUp) {
    this.release = release;
    this.folder = folder;
    this.limits = limits;
    this.starter = starter;
    int processors = Runtime.getRuntime().availableProcessors();
    this.aside = new Aside(limits.workers(), processors);
    this.queue =
        new FairQueue<>(
            limits.waiting(),
            limits.perClient(),
            processors,
            System::nanoTime,
            FairQueue.WARM,
            aside::has);
    this.warmUp = warmUp;
    this.first = starter.first();
    this.first.thenAccept(this::add);
  }

  /**
   * Begins to start the first process; queries may be asked at once and wait for it.
   *
   * @param release whose store they read
   * @param assembler the file that says what the store is
   * @param folder where their views and long answers lie; nobody else's
   * @param warmUp queries that are asked so that clients do not wait for classes to be loaded
   * @throws IOException where the folder cannot be made
   */
  public static WorkerPool start(
      Release release, Path assembler, Path folder, Limits limits, List<String> warmUp)
      throws IOException {
    Files.createDirectories(folder);
    WarmQueries queries = new WarmQueries(warmUp);
    return new WorkerPool(
        release,
        folder,
        limits,
        new WorkerStarter(release, assembler, folder, limits, queries),
        queries);
  }

  /**
   * Waits until the first process can be asked.
   *
   * @throws IOException where it does not start
   */
  public void awaitFirst() throws IOException {
    try {
      first.get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause().getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Asks the queries that make the first process fast, which take turns with those of clients. */
  public void warmUp() {
    new WarmUp(this, limits, warmUp).ask();
  }

  /** Starts the other processes, each warmed up before it is asked anything else. */
  public void grow() {
    for (int more = 1; more < limits.workers(); more++) {
      starter.later(this::add);
    }
    first.thenAccept(quick -> starter.later(worker -> succeed(quick, worker)));
    starter.archiveLater();
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

  /** Waits for a worker: until there is one, the wait is too long, or the client gone. */
  Turn turn(String client, String query, BooleanSupplier left) {
    return turn(client, offences.of(client, query), left);
  }

  /** A query was answered: its client and it are known from now on. */
  void answered(String client, String query) {
    offences.answered(client, query);
  }

  /**
   * A query was ended by a limit, or its process ended with it: such are kept apart.
   *
   * @param ofQuery whether that says something of the query, whoever asks it
   */
  void offended(String client, String query, boolean ofQuery) {
    if (ofQuery) {
      offences.add(client, query);
    } else {
      offences.add(client);
    }
  }

  /** Whether one process was all that there was so far: a query may not keep it for long. */
  boolean isYoung() {
    return young;
  }

  private Turn turn(String client, Standing standing, BooleanSupplier left) {
    return switch (queue.enter(client, standing)) {
      case FairQueue.Full<Worker> full ->
          new Turn.Refused(
              full.own() ? Refusal.ownQueue(limits.waiting() / 2, RETRY) : Refusal.busy(RETRY));
      case FairQueue.Ticket<Worker> ticket -> turn(ticket, left);
    };
  }

  private Turn turn(FairQueue.Ticket<Worker> ticket, BooleanSupplier left) {
    Instant end = Instant.now().plus(limits.patience());
    while (Instant.now().isBefore(end) && !left.getAsBoolean()) {
      try {
        Worker worker = ticket.turn().get(LOOK.toMillis(), TimeUnit.MILLISECONDS);
        if (worker.isAlive()) {
          if (ticket.harmful()) {
            aside.add(worker);
          }
          return new Turn.Given(worker, () -> back(ticket, worker));
        }
        // It ended between two queries: neither is to pay for that.
        queue.finished(ticket);
        replace(worker, false, () -> {});
        return turn(ticket.client(), ticket.standing(), left);
      } catch (TimeoutException e) {
        queue.look(); // and again whether the client is there
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      } catch (ExecutionException e) {
        throw new IllegalStateException("a turn comes or does not come, it never fails", e);
      }
    }
    boolean own = queue.isAtShare(ticket.client());
    queue.leave(ticket);
    return new Turn.Refused(
        left.getAsBoolean()
            ? Refusal.LEFT
            : own ? Refusal.atOnce(limits.perClient(), RETRY) : Refusal.busy(RETRY));
  }

  private void back(FairQueue.Ticket<Worker> ticket, Worker worker) {
    if (starter.isClosed() || worker.isAlive() && !workers.contains(worker)) {
      worker.kill();
      queue.finished(ticket);
    } else if (worker.isAlive()) {
      // First: who is next gets this one and not a cold one.
      boolean relied = ticket.standing() == Standing.KNOWN && !aside.has(worker);
      idle(worker, relied ? queue::used : queue::add);
      queue.finished(ticket);
    } else {
      // Its client's until there is another.
      replace(worker, true, () -> queue.finished(ticket));
    }
  }

  /** Has one take the place of the one that was there soon, which ends when nobody has it. */
  private void succeed(Worker quick, Worker worker) {
    if (workers.remove(quick)) {
      aside.forget(quick);
      queue.forget(quick);
      add(worker);
      dismiss(quick);
    } else {
      worker.kill(); // the quick one had ended, and another is there in its place
    }
  }

  /** Ends one that is no more of this pool, unless somebody has it who will give it back. */
  private void dismiss(Worker worker) {
    if (queue.remove(worker)) {
      worker.kill();
    }
  }

  private void add(Worker worker) {
    workers.add(worker);
    young &= workers.size() < 2;
    worker.onExit(() -> replaceIdle(worker));
    idle(worker, queue::add);
  }

  private void idle(Worker worker, Consumer<Worker> queued) {
    queued.accept(worker);
    if (!worker.isAlive()) {
      replaceIdle(worker); // its end was told before it was idle
    } else if (!workers.contains(worker)) {
      dismiss(worker); // its place was taken before it was idle
    }
  }

  /** One that ended while nobody asked it anything: something outside ended it. */
  private void replaceIdle(Worker worker) {
    if (queue.remove(worker)) {
      replace(worker, false, () -> {});
    }
  }

  /**
   * Has another started in the place of one that ended.
   *
   * @param harmed whether a query ended it: the other is set aside for more of that kind
   */
  private void replace(Worker gone, boolean harmed, Runnable then) {
    if (workers.remove(gone) && !starter.isClosed()) {
      replaced.incrementAndGet();
      aside.forget(gone);
      queue.forget(gone);
      try {
        if (harmed && aside.reserve()) {
          starter.laterAside(worker -> replaced(worker, aside::started, then));
        } else {
          starter.later(worker -> replaced(worker, w -> {}, then));
        }
        return;
      } catch (RejectedExecutionException e) {
        // closed meanwhile: nobody waits for another
      }
    }
    then.run();
  }

  private void replaced(Worker worker, Consumer<Worker> first, Runnable then) {
    first.accept(worker);
    add(worker);
    then.run();
  }

  /** Ends all processes, whatever they do, and removes what they had on disk. */
  @Override
  public void close() throws IOException {
    starter.close();
  }
}
