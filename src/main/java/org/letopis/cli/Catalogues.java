package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.letopis.rdf.CatalogueFile;

/** Catalogues that may or may not be there. */
final class Catalogues {

  private Catalogues() {}

  /** The catalogue; one that knows nothing where there is none. */
  static CatalogueFile readIfThere(Path file) throws IOException {
    return Files.isRegularFile(file) ? read(file) : CatalogueFile.NONE;
  }

  static CatalogueFile read(Path file) throws IOException {
    try {
      return CatalogueFile.read(file);
    } catch (IllegalArgumentException e) {
      throw new CannotRunException(e.getMessage(), e);
    }
  }
}
