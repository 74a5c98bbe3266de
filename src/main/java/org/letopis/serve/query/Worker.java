package org.letopis.serve.query;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.letopis.serve.worker.QueryWorker;

/** A process that answers queries, seen from outside. One query at a time. */
final class Worker {

  private static final Duration START = Duration.ofSeconds(120);
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Process process;
  private final String key;
  private final AtomicLong numbers = new AtomicLong();
  private final Map<String, CompletableFuture<String>> ends = new ConcurrentHashMap<>();
  private final CompletableFuture<Integer> port = new CompletableFuture<>();
  private volatile boolean outOfMemory;

  /**
   * What a process is started with.
   *
   * @param assembler the file that says what the store is
   * @param view the folder that it reads
   * @param limits what a query may use
   * @param machine more options for the virtual machine
   */
  record Start(Path assembler, Path view, Limits limits, List<String> machine) {}

  /** What came of a query: a status of HTTP, a media type, and the number to ask its end by. */
  record Exchange(int status, String mediaType, String number) {}

  private Worker(Process process, String key) {
    this.process = process;
    this.key = key;
  }

  /**
   * Starts a process and waits until it can be asked.
   *
   * @param born is told of the process before anything is waited for
   * @throws IOException where it does not start
   */
  static Worker start(Start start, Consumer<Process> born) throws IOException {
    byte[] random = new byte[32];
    RANDOM.nextBytes(random);
    String key = HexFormat.of().formatHex(random);
    Process process = builder(start).start();
    born.accept(process);
    Worker worker = new Worker(process, key);
    // Reading a pipe holds the carrier of a virtual thread: a few of them would stop all others.
    Thread.ofPlatform().daemon().name("worker-output").start(worker::listen);
    boolean ready = false;
    try {
      worker.tell(key);
      worker.port.get(START.toSeconds(), TimeUnit.SECONDS);
      ready = true;
      return worker;
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("a process for queries does not start: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while a process for queries was started", e);
    } finally {
      if (!ready) {
        worker.kill();
      }
    }
  }

  private static ProcessBuilder builder(Start start) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx" + start.limits().memory() + "m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-XX:MaxDirectMemorySize=64m",
            "-Xshare:auto",
            "-Xlog:disable", // it would speak on standard output
            "-Dfile.encoding=UTF-8",
            "-D" + QueryWorker.ADDRESSES + "=" + addresses(start.limits())));
    if (Runtime.version().feature() >= 22) {
      command.add("--enable-native-access=ALL-UNNAMED"); // Lucene reads its index by it
    }
    command.addAll(start.machine());
    command.add(QueryWorker.class.getName());
    command.add(start.assembler().toString());
    command.add(start.view().toString());
    command.add(Long.toString(start.limits().rows()));
    command.addAll(start.limits().federated());
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors());
    // By the environment: a class path may be longer than a command line.
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    return builder;
  }

  private static String addresses(Limits limits) {
    return limits.federated().isEmpty() ? "none" : "public";
  }

  private static ProcessBuilder.Redirect errors() {
    return Boolean.getBoolean("letopis.worker.errors")
        ? ProcessBuilder.Redirect.INHERIT
        : ProcessBuilder.Redirect.to(new File("/dev/null"));
  }

  /**
   * Sends a query and writes its answer; returns at its end, or throws when the process is gone.
   *
   * @param number under which it can be stopped
   */
  Exchange exchange(Asked asked, String number, OutputStream out) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port.join() + QueryWorker.ENDPOINT))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header(QueryWorker.KEY, key)
            .header(QueryWorker.NUMBER, number)
            .POST(HttpRequest.BodyPublishers.ofString(asked.form()));
    if (!asked.accept().isBlank()) {
      request.header("Accept", asked.accept());
    }
    try {
      HttpResponse<InputStream> response =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
      try (InputStream body = response.body()) {
        body.transferTo(out);
      }
      return new Exchange(
          response.statusCode(),
          response.headers().firstValue("Content-Type").orElse("text/plain"),
          number);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** A number for the next query, whose end is listened for from now on. */
  String next() {
    String number = Long.toString(numbers.incrementAndGet());
    ends.put(number, new CompletableFuture<>());
    return number;
  }

  /** How a query that has sent its answer ended: WHOLE, ROWS or BROKEN. */
  String end(String number) {
    try {
      return ends.get(number).get(2, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      return "BROKEN";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "BROKEN";
    }
  }

  /** Whether a query ends within that time. */
  boolean ended(String number, Duration time) {
    try {
      ends.get(number).get(time.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (ExecutionException | TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void forget(String number) {
    ends.remove(number);
  }

  /** Asks the process to stop that query; whether it does is another matter. */
  void stop(String number) {
    try {
      tell("stop " + number);
    } catch (IOException e) {
      kill(); // it does not listen any more
    }
  }

  /** Ends the process, whatever it does. */
  void kill() {
    process.destroyForcibly();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Does something when the process has ended. */
  void onExit(Runnable then) {
    process.onExit().thenRun(then);
  }

  /** Whether the process ended because its memory did. Waits for the end of a dying one. */
  boolean diedOfMemory() {
    try {
      return process.waitFor(2, TimeUnit.SECONDS) && (outOfMemory || process.exitValue() == 3);
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

  private synchronized void tell(String line) throws IOException {
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
    ends.values().forEach(end -> end.complete("BROKEN"));
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
