package org.letopis.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.serve.LetopisServer;

/**
 * What of a start can be begun before the command line is read, which takes as long as a process
 * for queries needs for half of its own start. A command line is looked at here only so far; where
 * it says more, or something wrong, nothing is lost but what was begun.
 */
final class EarlyStart {

  private static final Set<String> SERVING = Set.of("up", "serve", "rehearse");

  /** With these the processes for queries are others than the usual ones, or there are none. */
  private static final List<String> OTHERWISE =
      List.of("--query-memory", "--federate", "--help", "--version", "-h", "-V");

  private static final String DATA = "--data";

  private EarlyStart() {}

  /** Begins what the command may need. */
  static void begin(String... arguments) {
    data(arguments).ifPresent(LetopisServer::beginEarly);
  }

  /** The folder of the releases of a command that serves as usual; none for any other. */
  static Optional<Path> data(String... arguments) {
    if (arguments.length == 0
        || !SERVING.contains(arguments[0])
        || Stream.of(arguments).anyMatch(a -> OTHERWISE.stream().anyMatch(a::startsWith))) {
      return Optional.empty();
    }
    return Optional.of(
        IntStream.range(1, arguments.length)
            .mapToObj(i -> named(arguments, i))
            .flatMap(Optional::stream)
            .map(Path::of)
            .reduce((first, last) -> last)
            .orElseGet(() -> ProjectOptions.home().resolve("data")));
  }

  private static Optional<String> named(String[] arguments, int i) {
    if (arguments[i].startsWith(DATA + "=")) {
      return Optional.of(arguments[i].substring(DATA.length() + 1));
    }
    return arguments[i].equals(DATA) && i + 1 < arguments.length
        ? Optional.of(arguments[i + 1])
        : Optional.empty();
  }
}
