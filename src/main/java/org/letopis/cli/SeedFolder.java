package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.letopis.claim.Finding;

/**
 * What in a folder of texts is read: what lies in it. A release is published, the machine is not.
 */
final class SeedFolder {

  private SeedFolder() {}

  /**
   * Why a file of the folder is not read: it is a link to one outside of it, or a list of names, a
   * line each, could not name it.
   */
  static Optional<Finding> refusal(Path text) {
    Optional<Finding> misnamed = misnamed(text.getFileName().toString());
    if (misnamed.isPresent()) {
      return misnamed.map(finding -> finding.at(text.toString()));
    }
    if (!Files.isSymbolicLink(text)) {
      return Optional.empty();
    }
    try {
      Path folder = text.toAbsolutePath().getParent().toRealPath();
      return text.toRealPath().startsWith(folder)
          ? Optional.empty()
          : Optional.of(
              Finding.loss(
                  text.toString(),
                  "is a symbolic link out of the folder of texts",
                  "put the text itself there"));
    } catch (IOException e) {
      return Optional.of(
          Finding.loss(
              text.toString(), "is a symbolic link to nothing", "put the text itself there"));
    }
  }

  /** Why a file of that name is not read, wherever it lies. */
  static Optional<Finding> misnamed(String name) {
    return name.codePoints().anyMatch(Character::isISOControl)
        ? Optional.of(
            Finding.loss(
                name,
                "has a line end or another control character in its name",
                "give it another name"))
        : Optional.empty();
  }
}
