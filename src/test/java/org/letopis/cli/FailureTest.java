package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a disk does is told with what to do about it. */
class FailureTest {

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(new IOException("No space left on device"), "the disk is full; make room"),
        Arguments.of(
            new UncheckedIOException(new IOException("No space left on device")),
            "the disk is full; make room"),
        Arguments.of(
            new FileSystemException("/data/build.lock", null, "Read-only file system"),
            "\"/data/build.lock\": Read-only file system; make room or mend that"),
        Arguments.of(new NoSuchFileException("a.txt"), "\"a.txt\" is not there; check the path"),
        Arguments.of(new AccessDeniedException("a.txt"), "\"a.txt\" may not be read or written"),
        Arguments.of(new IOException("something else"), "something else"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void it_says_what_to_do(Exception failure, String words) {
    assertThat(Failure.words(failure)).startsWith(words);
  }
}
