package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Release;
import org.letopis.store.Releases;

/**
 * Releases of ever new content that are built again and again, the first of them under a server
 * that follows them: the disk holds the newest few and no more, files that are gone are not held
 * open, and every answer is of the release that it names. {@code -Plong} builds 1,000, 100 of them
 * under the server.
 */
class RebuildsTest {

  private static final int REBUILDS = Integer.getInteger("letopis.rebuilds", 12);
  private static final int UNDER_SERVER = Math.min(REBUILDS, Math.max(12, REBUILDS / 10));
  private static final int KEPT = 5;

  /** The server keeps a release for a minute after the switch: builds meanwhile leave it. */
  private static final int SERVED_STILL = 16;

  private static final String NUMBER =
      "SELECT ?n { <https://w3id.org/letopis/id/claim/numbered>"
          + " <https://w3id.org/letopis/ontology#countLow> ?n }";

  @TempDir Path data;

  @Test
  void the_disk_is_bounded() throws Exception {
    Map<String, String> numbers = new HashMap<>();
    Release first = SmallRelease.numbered(data, 0);
    numbers.put(first.id(), "0");
    long one = size(first.folder());
    long most = 0;
    long held = 0;
    int processes = 0;
    Set<String> served = new HashSet<>();
    String last = first.id();
    try (ServerProcess server =
        ServerProcess.start(
            data, "--workers=2", "--queries-per-minute=0", "--seconds-per-minute=0")) {
      Client client = new Client(server.url());
      for (int i = 1; i <= UNDER_SERVER; i++) {
        last = SmallRelease.numbered(data, i).id();
        numbers.put(last, Integer.toString(i));
        most = Math.max(most, size(data.resolve("releases")));
        held = Math.max(held, server.filesHeldThatAreGone());
        processes = Math.max(processes, server.children().size());
        served.add(answered(client, numbers));
      }
      Instant end = Instant.now().plus(Duration.ofMinutes(3));
      while (!served.contains(last)) {
        assertThat(Instant.now()).isBefore(end);
        served.add(answered(client, numbers));
      }
    }
    System.out.printf(
        "%d rebuilds under a server, %d of them served: a release %d kB, at most %d kB in all;"
            + " at most %d processes beside the server and %d files held that were gone%n",
        UNDER_SERVER, served.size(), one / 1000, most / 1000, processes, held);
    long quiet = 0;
    for (int i = UNDER_SERVER + 1; i <= REBUILDS + 1; i++) {
      SmallRelease.numbered(data, i);
      quiet = i == UNDER_SERVER + 1 ? 0 : Math.max(quiet, size(data.resolve("releases")));
    }
    long now = size(data.resolve("releases"));
    System.out.printf(
        "%d rebuilds without a server: at most %d kB, %d kB at the end%n",
        REBUILDS + 1 - UNDER_SERVER, quiet / 1000, now / 1000);
    assertThat(quiet).isLessThanOrEqualTo(one * KEPT * 3 / 2);
    assertThat(new Releases(data).all()).hasSize(Math.min(KEPT, REBUILDS + 2));
    assertThat(now).isLessThanOrEqualTo(one * KEPT * 3 / 2);
    // What is kept, one that is being made, those that were served in the last minute.
    assertThat(most).isLessThanOrEqualTo(one * (KEPT + 1 + SERVED_STILL) * 3 / 2);
  }

  /** The release that answered, and its answer is its own. */
  private static String answered(Client client, Map<String, String> numbers) throws Exception {
    HttpResponse<String> answer = client.query(NUMBER, "text/csv");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    String release = answer.headers().firstValue("Letopis-Release").orElseThrow();
    assertThat(answer.body().lines().toList()).containsExactly("n", numbers.get(release));
    return release;
  }

  /** Blocks of the disk would be less: files of the store have holes. */
  private static long size(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      long sum = 0;
      for (Path file : files.toList()) {
        sum += sizeOf(file);
      }
      return sum;
    }
  }

  private static long sizeOf(Path file) throws IOException {
    try {
      return Files.isRegularFile(file) ? Files.size(file) : 0;
    } catch (NoSuchFileException e) {
      return 0; // taken away while this looks
    }
  }
}
