package org.letopis.serve.query;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The processes that are set aside for queries that may do harm: the system gives them the
 * processors less willingly than the others. Once a process is set aside it stays so, since only an
 * administrator may raise a priority; as many as there are processors never are.
 */
final class Aside {

  /** So much lower, a process gets about a third of the time of one beside it. */
  private static final int LOWER = 5;

  private static final int LOWEST = 19;

  /** Where Linux tells a process's priority, by spaces, after its name in brackets. */
  private static final int NICE = 16;

  private final int most;
  private final Set<Worker> workers = new HashSet<>();
  private int starting;

  /**
   * @param workers how many processes there are
   * @param processors how many of them are not set aside
   */
  Aside(int workers, int processors) {
    this.most = Math.max(1, workers - processors);
  }

  /** Sets a process aside where there is room; nothing where it is already. */
  synchronized void add(Worker worker) {
    if (!workers.contains(worker) && hasRoom()) {
      workers.add(worker);
      lower(worker.process());
    }
  }

  /** Keeps room for a process that is started to be set aside; false where there is none. */
  synchronized boolean reserve() {
    boolean room = hasRoom();
    if (room) {
      starting++;
    }
    return room;
  }

  /** A process for which room was kept, and which was lowered when it was born. */
  synchronized void started(Worker worker) {
    starting--;
    workers.add(worker);
  }

  synchronized boolean has(Worker worker) {
    return workers.contains(worker);
  }

  synchronized void forget(Worker gone) {
    workers.remove(gone);
  }

  private boolean hasRoom() {
    return workers.size() + starting < most;
  }

  /** Lowers a process; where the system has no such command it stays what it was. */
  static void lower(Process process) {
    try {
      int priority = Math.min(LOWEST, own() + LOWER);
      List<String> command = new ArrayList<>(List.of("renice", Integer.toString(priority), "-p"));
      command.addAll(threads(process));
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      log().debug("a process keeps its priority: {}", e.getMessage());
    }
  }

  /** The priority of this process; the usual one where the system does not tell. */
  private static int own() throws IOException {
    Path self = Path.of("/proc/self/stat");
    if (!Files.isReadable(self)) {
      return 0;
    }
    String told = Files.readString(self);
    return Integer.parseInt(told.substring(told.lastIndexOf(')') + 2).split(" ")[NICE]);
  }

  /** Linux has a priority for each thread; what a thread starts inherits it. */
  private static List<String> threads(Process process) {
    List<String> threads = new ArrayList<>();
    Path tasks = Path.of("/proc", Long.toString(process.pid()), "task");
    if (Files.isDirectory(tasks)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(tasks)) {
        all.forEach(task -> threads.add(task.getFileName().toString()));
      } catch (IOException e) {
        log().debug("a process has ended: {}", e.getMessage());
      }
    }
    return threads.isEmpty() ? List.of(Long.toString(process.pid())) : threads;
  }

  private static Logger log() {
    return LoggerFactory.getLogger(Aside.class);
  }
}
