package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.letopis.store.Release;

/** What is made of a release is made once, while others wait for it. */
class OfReleasesTest {

  private final OfReleases<Integer> made = new OfReleases<>();
  private final AtomicInteger times = new AtomicInteger();

  private static Release release(String id) {
    return new Release(id, Path.of("releases", id));
  }

  @Test
  void all_who_ask_at_once_get_the_same() throws Exception {
    CountDownLatch all = new CountDownLatch(4);
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<Integer>> asked =
          IntStream.range(0, 4)
              .mapToObj(
                  i ->
                      threads.submit(
                          () -> {
                            all.countDown();
                            all.await();
                            return made.of(release("one"), times::incrementAndGet);
                          }))
              .toList();
      for (Future<Integer> one : asked) {
        assertThat(one.get()).isEqualTo(1);
      }
    }
  }

  @Test
  void the_one_before_is_kept_and_no_other() {
    for (String id : List.of("one", "two", "three")) {
      made.of(release(id), times::incrementAndGet);
    }
    assertThat(made.of(release("two"), times::incrementAndGet)).isEqualTo(2);
    assertThat(made.of(release("three"), times::incrementAndGet)).isEqualTo(3);
    assertThat(made.of(release("one"), times::incrementAndGet)).isEqualTo(4);
  }

  @Test
  void what_failed_is_tried_again() {
    assertThatThrownBy(
            () ->
                made.of(
                    release("one"),
                    () -> {
                      throw new IOException("the disk is gone");
                    }))
        .hasMessageContaining("one")
        .hasMessageContaining("the disk is gone");
    assertThat(made.of(release("one"), times::incrementAndGet)).isEqualTo(1);
  }
}
