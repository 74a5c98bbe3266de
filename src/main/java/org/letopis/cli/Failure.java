package org.letopis.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** A failure in words: where, what, what to do. */
final class Failure {

  /** How systems say it; Java passes it on without the name of the file. */
  private static final String NO_SPACE = "No space left on device";

  private static final String FULL_DISK =
      "the disk is full; make room, or give another --data folder (what was released before is as it was)";

  private Failure() {}

  private static boolean isFull(Throwable cause) {
    return String.valueOf(cause.getMessage()).contains(NO_SPACE);
  }

  /**
   * The failure of a disk that another one wraps: libraries have exceptions of their own for it.
   */
  static Optional<IOException> inputOrOutput(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof IOException io) {
        return Optional.of(io);
      }
    }
    return Optional.empty();
  }

  /** What we throw says already what happened and what to do. */
  private static boolean isOurs(Throwable failure) {
    return failure.getClass().getPackageName().startsWith("org.letopis.");
  }

  static String words(Throwable failure) {
    Throwable cause =
        isOurs(failure) ? failure : inputOrOutput(failure).<Throwable>map(e -> e).orElse(failure);
    return switch (cause) {
      case NoSuchFileException e -> "\"%s\" is not there; check the path".formatted(e.getFile());
      case AccessDeniedException e ->
          "\"%s\" may not be read or written by you; change its permissions, or give another folder"
              .formatted(e.getFile());
      case FileSystemException e ->
          "\"%s\": %s; make room or mend that, or give another folder"
              .formatted(e.getFile(), e.getReason() == null ? "failed" : e.getReason());
      default -> isFull(cause) ? FULL_DISK : String.valueOf(cause.getMessage());
    };
  }
}
