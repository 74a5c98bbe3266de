package org.letopis.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A failure in words: where, what, what to do. */
final class Failure {

  private Failure() {}

  static String words(Throwable failure) {
    Throwable cause =
        failure instanceof java.io.UncheckedIOException ? failure.getCause() : failure;
    return switch (cause) {
      case NoSuchFileException e -> "\"%s\" is not there; check the path".formatted(e.getFile());
      case AccessDeniedException e ->
          "\"%s\" may not be read or written by you; change its permissions, or give another folder"
              .formatted(e.getFile());
      case FileSystemException e ->
          "\"%s\": %s".formatted(e.getFile(), e.getReason() == null ? "failed" : e.getReason());
      default -> String.valueOf(cause.getMessage());
    };
  }
}
