package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.ReadWrite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.store.Release;
import org.letopis.store.StoreConfig;
import org.letopis.store.Stores;

/**
 * A store that is closed is closed, whoever reads it: its lock is free, and it can be opened again.
 */
class ClosedStoreTest {

  @TempDir Path data;

  @Test
  void a_reader_that_ends_in_time_reads_to_the_end() throws Exception {
    Dataset store = open();
    store.begin(ReadWrite.READ);
    Thread closing = Thread.ofVirtual().start(() -> Stores.close(store));
    Thread.sleep(200);
    assertThat(store.asDatasetGraph().find().hasNext()).isTrue();
    store.end();
    closing.join();
    Stores.close(open());
  }

  @Test
  void a_reader_that_does_not_end_keeps_nobody() throws Exception {
    Dataset store = open();
    store.begin(ReadWrite.READ);
    Stores.close(store);
    Dataset again = open();
    assertThat(again).isNotSameAs(store);
    again.executeRead(() -> assertThat(again.asDatasetGraph().find().hasNext()).isTrue());
    Stores.close(again);
  }

  private Dataset open() throws Exception {
    Release release = SmallRelease.build(data, "small.trig");
    return StoreConfig.read(SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"))
        .open(release.folder());
  }
}
