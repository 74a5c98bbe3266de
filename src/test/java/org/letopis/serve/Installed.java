package org.letopis.serve;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The program as it is installed, from jars; tests themselves run it from folders of classes. */
public final class Installed {

  private static final Path JAR = jar();

  private Installed() {}

  /** The class path: the program's jar and its libraries. */
  public static String classPath() {
    return Stream.concat(
            Stream.of(JAR.toString()), entries().filter(e -> !Files.isDirectory(Path.of(e))))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Stream<String> entries() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator));
  }

  private static Path jar() {
    try {
      Path jar = Files.createTempFile("letopis", ".jar");
      jar.toFile().deleteOnExit();
      try (OutputStream out = Files.newOutputStream(jar);
          JarOutputStream entries = new JarOutputStream(out)) {
        for (Path folder : entries().map(Path::of).filter(Files::isDirectory).toList()) {
          if (Files.exists(folder.resolve("org/letopis/cli/Letopis.class"))) {
            add(folder, entries);
          }
        }
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(Path folder, JarOutputStream jar) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      jar.putNextEntry(new JarEntry(folder.relativize(file).toString()));
      Files.copy(file, jar);
      jar.closeEntry();
    }
  }
}
