package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class KeptPagesTest {

  private static final Compressed PAGE = Compressed.of("text/html", "x".repeat(5_000));

  @Test
  void a_page_is_found_by_all_that_it_is_made_of() {
    KeptPages pages = new KeptPages(1_000_000);
    pages.keep(List.of("release", "/", "en"), PAGE);
    assertThat(pages.of(List.of("release", "/", "en"))).contains(PAGE);
    assertThat(pages.of(List.of("release", "/", "sr-Latn"))).isEmpty();
    assertThat(pages.of(List.of("another", "/", "en"))).isEmpty();
    assertThat(pages.of(List.of("release", "/"))).isEmpty();
  }

  @Test
  void more_than_there_is_room_for_is_not_kept() {
    KeptPages pages = new KeptPages(4_000);
    pages.keep(List.of("too large"), PAGE);
    assertThat(pages.of(List.of("too large"))).isEmpty();
  }
}
