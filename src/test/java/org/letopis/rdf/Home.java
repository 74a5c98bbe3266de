package org.letopis.rdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The project's folder, and what it declares. */
final class Home {

  static final Path PATH = Path.of(System.getProperty("letopis.home", "."));

  private Home() {}

  static Declarations declarations() {
    try {
      return Declarations.load(PATH, CatalogueFile.read(PATH.resolve("seeds/catalog.ttl")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
