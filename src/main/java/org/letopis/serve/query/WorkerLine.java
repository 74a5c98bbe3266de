package org.letopis.serve.query;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What a process for queries and its parent say to each other, in lines on standard input and
 * output: where it listens, how queries ended, which one shall stop.
 */
final class WorkerLine {

  private static final String BROKEN = "BROKEN";

  /** Less use of a processor than this is no work. */
  private static final Duration STEP = Duration.ofMillis(200);

  private final Process process;
  private final AtomicLong numbers = new AtomicLong();
  private final Map<String, CompletableFuture<String>> ends = new ConcurrentHashMap<>();
  private final CompletableFuture<Integer> port = new CompletableFuture<>();
  private volatile boolean outOfMemory;

  WorkerLine(Process process) {
    this.process = process;
    // Reading a pipe holds the carrier of a virtual thread: a few of them would stop all others.
    Thread.ofPlatform().daemon().name("worker-output").start(this::listen);
  }

  /**
   * Waits until the process listens, as long as it gets on: on a machine with ten times the work it
   * takes ten times as long, and to begin again would not be sooner.
   *
   * @param quiet after how much time without use of a processor it is given up
   * @return its port
   * @throws IOException where it does not come to that
   */
  int ready(Duration quiet) throws IOException {
    Duration used = Duration.ZERO;
    while (true) {
      try {
        return port.get(quiet.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        Duration now = process.info().totalCpuDuration().orElse(Duration.ZERO);
        if (now.minus(used).compareTo(STEP) < 0) {
          throw new IOException(
              "a process for queries does not start: nothing happened for %d s"
                  .formatted(quiet.toSeconds()),
              e);
        }
        used = now;
      } catch (ExecutionException e) {
        throw new IOException(
            "a process for queries does not start: " + e.getCause().getMessage(), e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted while a process for queries was started", e);
      }
    }
  }

  /** A number for the next query, whose end is listened for from now on. */
  String next() {
    String number = Long.toString(numbers.incrementAndGet());
    ends.put(number, new CompletableFuture<>());
    return number;
  }

  void forget(String number) {
    ends.remove(number);
  }

  /** How a query ended: WHOLE, ROWS or BROKEN, which it also is where no word of it comes. */
  String end(String number, Duration time) {
    return awaited(number, time, BROKEN);
  }

  /** Whether a query ends within that time. */
  boolean ended(String number, Duration time) {
    return !awaited(number, time, "").isEmpty();
  }

  private String awaited(String number, Duration time, String otherwise) {
    try {
      return ends.get(number).get(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException e) {
      return otherwise;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return otherwise;
    }
  }

  /** Whether the virtual machine said that its memory is used up. */
  boolean isOutOfMemory() {
    return outOfMemory;
  }

  /** Says something to the process. */
  synchronized void tell(String line) throws IOException {
    OutputStream in = process.getOutputStream();
    in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  private void listen() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        heard(line.split(" "));
      }
      port.completeExceptionally(new IOException("it ended while it started"));
    } catch (IOException e) {
      port.completeExceptionally(e);
    }
    ends.values().forEach(end -> end.complete(BROKEN));
  }

  private void heard(String[] words) {
    if (words.length == 2 && words[0].equals("ready")) {
      port.complete(Integer.parseInt(words[1]));
    } else if (words.length == 3 && words[0].equals("done") && ends.containsKey(words[1])) {
      ends.get(words[1]).complete(words[2]);
    } else if (words.length > 0 && words[0].equals("Terminating")) {
      outOfMemory = true; // the virtual machine's own last words
    }
  }
}
