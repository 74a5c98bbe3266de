package org.letopis.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.store.Fingerprint;
import org.letopis.store.Releases;
import org.letopis.store.StoreConfig;

/**
 * Where everything is.
 *
 * @param home the project's own folder
 * @param data folder of the releases
 * @param seeds folder of the texts
 * @param mappings folder of kinds, rules, lexica, gazetteer
 * @param base base IRI of the data
 */
record Project(Path home, Path data, Path seeds, Path mappings, String base) {

  Project {
    if (!base.matches("https?://[^\\s<>\"{}|\\\\^`#?]+/")) {
      throw new WrongUsageException(
          "--base \"" + base + "\" is no http or https IRI with a slash at its end; give one");
    }
  }

  Path ontology() {
    return home.resolve("ontology");
  }

  Path queries() {
    return home.resolve("queries");
  }

  Path catalogue() {
    return seeds.resolve("catalog.ttl");
  }

  Path assembler() {
    return home.resolve("fuseki-config").resolve("letopis.ttl");
  }

  Releases releases() {
    return new Releases(data);
  }

  StoreConfig storeConfig() {
    return StoreConfig.read(assembler());
  }

  /** The texts, by name. */
  List<Path> texts() throws IOException {
    if (!Files.isDirectory(seeds)) {
      throw new CannotRunException(
          "\"%s\" is no folder; put texts into it, or name another with --seeds".formatted(seeds));
    }
    try (Stream<Path> files = Files.list(seeds)) {
      return files.filter(f -> f.getFileName().toString().endsWith(".txt")).sorted().toList();
    }
  }

  /** What a release is made from: equal inputs need no new one. */
  Fingerprint inputs() throws IOException {
    return Fingerprint.of(
        List.of(seeds, mappings, ontology(), assembler(), code()), List.of(Version.number(), base));
  }

  /** What of the inputs a release is named after, beside its content. */
  List<String> versions() throws IOException {
    return List.of(Version.number(), rules(), Fingerprint.of(List.of(ontology()), List.of()).hex());
  }

  /** The version of rules, lexica and gazetteer. */
  String rules() throws IOException {
    return Fingerprint.of(List.of(mappings), List.of()).hex();
  }

  /** The program itself: its jar, or the folder of its classes. */
  private static Path code() {
    try {
      return Path.of(Letopis.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the program does not know where it is", e);
    }
  }
}
