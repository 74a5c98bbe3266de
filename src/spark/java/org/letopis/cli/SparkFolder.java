package org.letopis.cli;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.jena.sparql.core.Quad;
import org.apache.spark.util.SerializableConfiguration;
import org.letopis.rdf.Dumps;

/**
 * A folder of this machine, of a distributed file system or of an object store.
 *
 * @param uri where it is
 * @param files settings of file systems and object stores
 */
record SparkFolder(String uri, SerializableConfiguration files) implements Serializable {

  /** The file that says what is known of the texts. */
  static final String CATALOGUE = "catalog.ttl";

  /** The texts that lie in it, by name. */
  List<String> texts() throws IOException {
    try {
      return Arrays.stream(system().listStatus(path()))
          .filter(FileStatus::isFile)
          .map(FileStatus::getPath)
          .filter(path -> path.getName().endsWith(".txt"))
          .sorted(Comparator.comparing(Path::getName))
          .map(Path::toString)
          .toList();
    } catch (FileNotFoundException e) {
      throw new CannotRunException(
          "\"%s\" is no folder; name one that every executor reaches".formatted(uri), e);
    }
  }

  /** Copies the catalogue into a folder of this machine, if there is one. */
  java.nio.file.Path catalogue(java.nio.file.Path into) throws IOException {
    java.nio.file.Path copy = into.resolve(CATALOGUE);
    Path from = new Path(path(), CATALOGUE);
    if (system().exists(from)) {
      system().copyToLocalFile(false, from, new Path(copy.toUri()), true);
    }
    return copy;
  }

  /** Refuses a folder in which something lies already: parts of two runs are no graph. */
  void needsToBeEmpty() throws IOException {
    if (system().exists(path()) && system().listStatus(path()).length > 0) {
      throw new CannotRunException(
          "\"%s\" is not empty; name a new folder, or empty it".formatted(uri));
    }
    system().mkdirs(path());
  }

  /**
   * Writes quads as N-Quads, sorted by byte.
   *
   * @return how many
   */
  long write(String name, Stream<Quad> quads) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Dumps.write(Dumps.Format.NQ, Map.of(), quads, bytes);
    byte[] lines = bytes.toByteArray();
    write(name, lines);
    return new String(lines, StandardCharsets.UTF_8).lines().count();
  }

  /** Writes a file at once: a task that is run twice leaves one whole file of the same bytes. */
  void write(String name, byte[] content) throws IOException {
    FileSystem system = system();
    Path part = new Path(path(), "." + name + "." + UUID.randomUUID());
    try (OutputStream out = system.create(part, false)) {
      out.write(content);
    }
    Path whole = new Path(path(), name);
    if (!system.rename(part, whole)) {
      system.delete(whole, false);
      if (!system.rename(part, whole)) {
        throw new IOException("\"%s\" cannot be written".formatted(whole));
      }
    }
  }

  private Path path() {
    return new Path(uri);
  }

  private FileSystem system() throws IOException {
    FileSystem system = path().getFileSystem(files.value());
    system.setWriteChecksum(false);
    return system;
  }
}
