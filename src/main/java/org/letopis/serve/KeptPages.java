package org.letopis.serve;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Optional;

/**
 * Pages and answers of the API that may be asked for again, by all that they are made of: the
 * release, the address, the reader's language, the form. A release never changes, so none is ever
 * out of date; those that are asked for least make room for others.
 */
final class KeptPages {

  private static final long MOST_BYTES = 32L << 20;

  /** Of a heap; a page is no reason to run out of it. */
  private static final int PART = 16;

  /** What an entry takes beside its bytes. */
  private static final int ENTRY = 500;

  private final Cache<List<Object>, Compressed> pages;

  KeptPages() {
    this(Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / PART));
  }

  /**
   * @param bytes how many bytes are kept in all
   */
  KeptPages(long bytes) {
    this.pages =
        Caffeine.newBuilder()
            .maximumWeight(bytes)
            .executor(Runnable::run) // room is made at once
            .<List<Object>, Compressed>weigher(
                (made, page) -> ENTRY + 2 * made.toString().length() + page.weight())
            .build();
  }

  /** The page that was made of this. */
  Optional<Compressed> of(List<Object> made) {
    return Optional.ofNullable(pages.getIfPresent(made));
  }

  /** Keeps a page, and gives it back. */
  Compressed keep(List<Object> made, Compressed page) {
    pages.put(made, page);
    return page;
  }
}
