package org.letopis.serve.worker;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a process for queries is told in its first line: it may have been started before anybody
 * knew.
 *
 * @param key what the parent's requests carry
 * @param assembler the file that says what the store is
 * @param view the folder that it reads
 * @param rows how many rows an answer may have
 * @param federated the endpoints that SERVICE may name
 */
public record Task(String key, Path assembler, Path view, long rows, Set<String> federated) {

  private static final String BETWEEN = " ";
  private static final int FIXED = 4;

  /** Keeps its own copy of the endpoints. */
  public Task {
    federated = Set.copyOf(federated);
  }

  /** In one line. Files are written as IRIs: a name may have blanks and line breaks. */
  public String line() {
    return Stream.concat(
            Stream.of(
                key, assembler.toUri().toString(), view.toUri().toString(), Long.toString(rows)),
            new TreeSet<>(federated).stream())
        .collect(Collectors.joining(BETWEEN));
  }

  /**
   * Reads the line.
   *
   * @throws IllegalArgumentException where it is no such line
   */
  static Task of(String line) {
    List<String> words = Arrays.asList(line.split(BETWEEN));
    if (words.size() < FIXED) {
      throw new IllegalArgumentException(
          "a process for queries is told key, assembler, view, rows and endpoints, not "
              + words.size()
              + " words");
    }
    return new Task(
        words.get(0),
        Path.of(URI.create(words.get(1))),
        Path.of(URI.create(words.get(2))),
        Long.parseLong(words.get(3)),
        Set.copyOf(words.subList(FIXED, words.size())));
  }
}
