package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Releases;

/**
 * Releases that are built again and again under a server that follows them: the disk holds the
 * newest few and no more. {@code -Plong} builds 1,000.
 */
class RebuildsTest {

  private static final int REBUILDS = Integer.getInteger("letopis.rebuilds", 12);
  private static final int KEPT = 5;
  private static final String COUNT =
      "SELECT (COUNT(?c) AS ?n) { ?c a <https://w3id.org/letopis/ontology#Claim> }";

  @TempDir Path data;

  @Test
  void the_disk_is_bounded() throws Exception {
    SmallRelease.build(data, "small.trig");
    long one = size(data.resolve("releases"));
    long most = 0;
    try (LetopisServer server = LetopisServer.start(SmallRelease.settings(data))) {
      Client client = new Client(server.url());
      for (int i = 0; i < REBUILDS; i++) {
        SmallRelease.build(data, i % 2 == 0 ? "smaller.trig" : "small.trig");
        most = Math.max(most, size(data.resolve("releases")));
        assertThat(client.query(COUNT, "text/csv").statusCode()).isEqualTo(200);
      }
      // What is kept, one that is being made, one that is served still.
      assertThat(most).isLessThanOrEqualTo(one * (KEPT + 2) * 3 / 2);
      assertThat(new Releases(data).all()).hasSizeLessThanOrEqualTo(KEPT + 1);
    }
    System.out.printf(
        "%d rebuilds: a release %d kB, at most %d kB, now %d kB%n",
        REBUILDS, one / 1000, most / 1000, size(data) / 1000);
  }

  private static long size(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      long sum = 0;
      for (Path file : files.toList()) {
        sum += sizeOf(file);
      }
      return sum;
    }
  }

  /** Blocks of the disk would be less: files of the store have holes. */
  private static long sizeOf(Path file) throws IOException {
    try {
      return Files.isRegularFile(file) ? Files.size(file) : 0;
    } catch (NoSuchFileException e) {
      return 0; // taken away while this looks
    }
  }
}
