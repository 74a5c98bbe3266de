package org.letopis.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.letopis.serve.LetopisServer;
import org.letopis.serve.Settings;
import org.letopis.serve.query.Limits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server's classes, loaded and linked beforehand (JEP 514, from JDK 25): with them a start
 * takes about two thirds of the time. A build makes it where it is missing, by a rehearsal in a
 * process of its own; a server that was started without makes it some time later, for the next
 * start. The virtual machine itself tells whether it fits the program, and does without where not.
 *
 * @param file where the launcher looks for it
 */
record StartCache(Path file) {

  /** What the launcher sets to the file; without it nothing is made. */
  static final String FILE = "letopis.start.cache";

  private static final Logger LOG = LoggerFactory.getLogger(StartCache.class);

  /** The processes for queries are there by then, and whoever waited for the start has looked. */
  private static final Duration AFTER = Duration.ofSeconds(20);

  private static final Duration LONGEST = Duration.ofMinutes(15);

  /** What the launcher gives a server. */
  private static final String SERVER = "-XX:+ExitOnOutOfMemoryError";

  /** What it gives a command that is over soon. */
  private static final List<String> SHORT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  /** The cache that is missing; none where there is one, or nobody asked for it. */
  static Optional<StartCache> missing() {
    return Optional.ofNullable(System.getProperty(FILE))
        .map(Path::of)
        .filter(
            file -> Files.notExists(file) && Files.isWritable(file.toAbsolutePath().getParent()))
        .map(StartCache::new);
  }

  /** Makes it later, while the server runs. */
  void later(Project project) {
    Thread.ofPlatform()
        .daemon()
        .name("start-cache")
        .start(
            () -> {
              try {
                Thread.sleep(AFTER);
                make(project);
              } catch (IOException e) {
                LOG.warn("{}; starts go on taking longer than they could", e.getMessage());
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
  }

  /**
   * Makes now what the first start of a version would leave to the second, where it is missing: the
   * classes of processes for queries, and this. Where that cannot be, a start takes longer and
   * nothing else is lost.
   */
  static void prepare(Project project) {
    Settings settings =
        new Settings(
            project.home(), project.data(), project.base(), Settings.LOOPBACK, 0, Limits.DEFAULT);
    try {
      LetopisServer.prepare(settings);
      Optional<StartCache> missing = missing();
      if (missing.isPresent()) {
        missing.get().make(project);
      }
    } catch (IOException e) {
      LOG.warn("{}; a start takes longer than it could", e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Makes it.
   *
   * @throws IOException where the rehearsal cannot be started or does not end well
   */
  void make(Project project) throws IOException, InterruptedException {
    Path half = // this process's own: a build and a server may both be at it
        file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
    ProcessBuilder builder =
        new ProcessBuilder(command(project, half))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    // By the environment: a class path may be longer than a command line.
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process process = builder.start();
    Thread end = new Thread(() -> end(process));
    Runtime.getRuntime().addShutdownHook(end);
    try {
      if (!process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
        throw new IOException("the rehearsal of a start did not end in " + LONGEST);
      }
      if (process.exitValue() != ExitCode.DONE || !Files.isRegularFile(half)) {
        throw new IOException("the rehearsal of a start ended with " + process.exitValue());
      }
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      end(process);
      Files.deleteIfExists(half);
      Files.deleteIfExists(half.resolveSibling(half.getFileName() + ".config"));
      forget(end);
    }
  }

  private static List<String> command(Project project, Path half) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(machine(ManagementFactory.getRuntimeMXBean().getInputArguments()));
    command.add("-XX:AOTCacheOutput=" + half);
    command.add(Letopis.class.getName());
    command.add("rehearse");
    command.add("--data=" + project.data());
    command.add("--base=" + project.base());
    return command;
  }

  /**
   * The options of a server's virtual machine, which the cache has to be made with: with another
   * collector or other sizes of pointers it would not fit.
   *
   * @param own those of this one, which may be a build's
   */
  static List<String> machine(List<String> own) {
    List<String> machine =
        own.stream()
            .filter(a -> !a.startsWith("-XX:AOT") && !a.startsWith("-D" + FILE))
            .collect(Collectors.toCollection(ArrayList::new));
    if (!machine.contains(SERVER)) {
      SHORT.forEach(machine::remove);
      machine.addFirst(SERVER);
    }
    return machine;
  }

  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      LOG.debug("the machine ends: {}", e.getMessage());
    }
  }
}
