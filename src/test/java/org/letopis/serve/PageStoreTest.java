package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.jena.query.Dataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Release;
import org.letopis.store.StoreConfig;
import org.letopis.store.StoreException;

/** The store is opened once, when it is asked for, and closed where it was opened. */
class PageStoreTest {

  private final AtomicInteger opened = new AtomicInteger();

  @Test
  void who_asks_again_gets_the_same_and_it_can_be_opened_again_when_it_is_closed(@TempDir Path data)
      throws IOException {
    Release release = SmallRelease.build(data, "small.trig");
    for (int time = 1; time <= 2; time++) {
      try (PageStore store = new PageStore(() -> open(release))) {
        store.open();
        assertThat(store.get()).isSameAs(store.get());
        assertThat(opened).hasValue(time);
      }
    }
  }

  private Dataset open(Release release) {
    opened.incrementAndGet();
    return StoreConfig.read(SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"))
        .open(release.folder());
  }

  @Test
  void what_nobody_asked_for_is_not_opened_to_be_closed() {
    PageStore store =
        new PageStore(
            () -> {
              throw new IllegalStateException(Integer.toString(opened.incrementAndGet()));
            });
    store.close();
    assertThat(opened).hasValue(0);
  }

  @Test
  void why_it_cannot_be_opened_is_told_to_all_who_ask() {
    try (PageStore store =
        new PageStore(() -> StoreConfig.read(Path.of("no", "such", "file")).open(Path.of("no")))) {
      store.open();
      for (int time = 1; time <= 2; time++) {
        assertThatThrownBy(store::get).isInstanceOf(StoreException.class);
      }
    }
  }
}
