package org.letopis.serve.query;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.store.Release;

/**
 * The classes of a process for queries, ready made (class data sharing): a process that has to be
 * started in the place of another costs 2 s of processor time with them and 5 without. Made once,
 * by the virtual machine itself, at a build or at the first start of a server of this version.
 *
 * @param file where it lies, named after the virtual machine and the class path
 */
public record WorkerArchive(Path file) {

  private static final String PREFIX = "worker-";

  /** From JDK 25 (JEP 514) classes can be linked beforehand too, in one go. */
  private static final boolean AHEAD = Runtime.version().feature() >= 25;

  /**
   * The archive of this program on this virtual machine, whether it is there or not.
   *
   * @param folder that of all servers of a data folder
   */
  public static WorkerArchive in(Path folder) {
    return new WorkerArchive(folder.resolve(PREFIX + fingerprint() + (AHEAD ? ".aot" : ".jsa")));
  }

  /**
   * Makes it for the processes of later servers where it is missing; where the virtual machine
   * cannot, they start without.
   *
   * @param release whose store a process reads while its classes are noted
   * @param assembler the file that says what the store is
   * @param folder as a server's pool has one; removed at the end
   * @param warmUp the queries that have the classes loaded
   * @throws IOException where the folder cannot be made or removed
   */
  public static void prepare(
      Release release, Path assembler, Path folder, Limits limits, List<String> warmUp)
      throws IOException {
    Files.createDirectories(folder);
    try (WorkerStarter starter =
        new WorkerStarter(release, assembler, folder, limits, new WarmQueries(warmUp))) {
      starter.archive();
    }
  }

  /** The virtual machine's options to use it; none where it is not there. */
  List<String> use() {
    return Files.isRegularFile(file)
        ? List.of((AHEAD ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + file)
        : List.of();
  }

  /** Whether one could be made: the virtual machine takes classes from jars alone. */
  public boolean isMissing() {
    return !Files.exists(file)
        && Stream.of(classPath()).noneMatch(entry -> Files.isDirectory(Path.of(entry)));
  }

  /** The options to write one at the end of a process. */
  List<String> make() {
    return List.of((AHEAD ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + half());
  }

  /** Puts a written one in its place, and takes those of other versions away. */
  void made() throws IOException {
    if (!Files.isRegularFile(half())) {
      return; // the virtual machine did not want to
    }
    try (Stream<Path> all = Files.list(file.getParent())) {
      for (Path other : all.filter(p -> isArchive(p) && !p.equals(half())).toList()) {
        Files.deleteIfExists(other);
      }
    }
    try {
      Files.move(half(), file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.deleteIfExists(half());
    }
  }

  /** This process's own: a build and a server may both be at it. */
  private Path half() {
    return file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
  }

  /** One of any version, whole or in the making. */
  private static boolean isArchive(Path path) {
    return path.getFileName().toString().startsWith(PREFIX) && Files.isRegularFile(path);
  }

  private static String[] classPath() {
    return System.getProperty("java.class.path").split(File.pathSeparator);
  }

  private static String fingerprint() {
    StringBuilder all = new StringBuilder(System.getProperty("java.vm.version"));
    for (String entry : classPath()) {
      File jar = new File(entry);
      all.append('\n')
          .append(entry)
          .append(' ')
          .append(jar.length())
          .append(' ')
          .append(jar.lastModified());
    }
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(all.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
