package org.letopis.serve.query;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.letopis.serve.worker.QueryWorker;
import org.letopis.serve.worker.Task;

/** A process that answers queries, seen from outside. One query at a time. */
final class Worker {

  private static final Duration QUIET = Duration.ofSeconds(120);
  private static final Duration LAST_WORDS = Duration.ofSeconds(2);

  private static final SecureRandom RANDOM = new SecureRandom();

  private final Process process;
  private final WorkerLine line;
  private final String key;
  private final URI endpoint;
  private volatile boolean killed;

  /** What came of a query: a status of HTTP, a media type, and the number to ask its end by. */
  record Exchange(int status, String mediaType, String number) {}

  private Worker(Process process, WorkerLine line, String key, int port) {
    this.process = process;
    this.line = line;
    this.key = key;
    this.endpoint = URI.create("http://127.0.0.1:" + port + QueryWorker.ENDPOINT);
  }

  /**
   * Tells a process that was started what it is to serve, and waits until it can be asked. Where it
   * does not come to that it is ended.
   *
   * @param assembler the file that says what the store is
   * @param view the folder that it reads
   * @throws IOException where it does not start
   */
  static Worker begin(Process process, Path assembler, Path view, Limits limits)
      throws IOException {
    byte[] random = new byte[32];
    RANDOM.nextBytes(random);
    String key = HexFormat.of().formatHex(random);
    boolean ready = false;
    try {
      WorkerLine line = new WorkerLine(process);
      line.tell(new Task(key, assembler, view, limits.rows(), limits.federated()).line());
      Worker worker = new Worker(process, line, key, line.ready(QUIET));
      ready = true;
      return worker;
    } finally {
      if (!ready) {
        process.destroyForcibly();
      }
    }
  }

  Process process() {
    return process;
  }

  /** What is said to and heard of the process beside queries. */
  WorkerLine line() {
    return line;
  }

  /**
   * Sends a query and writes its answer; returns at its end, or throws when the process is gone.
   * Past any proxy of this machine's settings: what is said here leaves it not. The connection is
   * kept for the next.
   *
   * @param number under which it can be stopped
   */
  Exchange exchange(Asked asked, String number, OutputStream out) throws IOException {
    HttpURLConnection connection =
        (HttpURLConnection) endpoint.toURL().openConnection(Proxy.NO_PROXY);
    connection.setDoOutput(true);
    connection.setRequestProperty("Content-Type", "application/x-www-form-urlencoded");
    connection.setRequestProperty(QueryWorker.KEY, key);
    connection.setRequestProperty(QueryWorker.NUMBER, number);
    // Empty where the client named nothing: without the header the platform sends one of its own.
    connection.setRequestProperty("Accept", asked.accept());
    byte[] form = asked.form().getBytes(StandardCharsets.UTF_8);
    connection.setFixedLengthStreamingMode(form.length); // and never sent twice
    try (OutputStream body = connection.getOutputStream()) {
      body.write(form);
    }
    int status = connection.getResponseCode();
    try (InputStream body = answer(connection, status)) {
      body.transferTo(out);
    }
    return new Exchange(
        status, Optional.ofNullable(connection.getContentType()).orElse("text/plain"), number);
  }

  private static InputStream answer(HttpURLConnection connection, int status) throws IOException {
    return status < 400
        ? connection.getInputStream()
        : Optional.ofNullable(connection.getErrorStream()).orElse(InputStream.nullInputStream());
  }

  /** How a query that has sent its answer ended: WHOLE, ROWS or BROKEN. */
  String end(String number) {
    return line.end(number, LAST_WORDS);
  }

  /** Asks the process to stop that query; whether it does is another matter. */
  void stop(String number) {
    try {
      line.tell("stop " + number);
    } catch (IOException e) {
      kill(); // it does not listen any more
    }
  }

  /** Ends the process, whatever it does. */
  void kill() {
    killed = true;
    process.destroyForcibly();
  }

  /** Whether it can be asked: a process that is told to end may take a moment to. */
  boolean isAlive() {
    return !killed && process.isAlive();
  }

  /** Does something when the process has ended. */
  void onExit(Runnable then) {
    process.onExit().thenRun(then);
  }

  /** Whether the process ended because its memory did. Waits for the end of a dying one. */
  boolean diedOfMemory() {
    try {
      return process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS)
          && (line.isOutOfMemory() || process.exitValue() == 3);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Lets the process end by itself, and waits for it. */
  void dismiss(Duration time) {
    try {
      process.getOutputStream().close();
      if (!process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS)) {
        kill();
      }
    } catch (IOException e) {
      kill();
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }
}
