package org.letopis.serve.query;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;

/**
 * Whole answers that may be asked for again, by their entity tag: of the release, the query and the
 * form that was asked for. A release never changes, so an answer is never out of date; those that
 * are asked for least make room for others.
 */
final class KeptAnswers {

  private final int largest;
  private final Cache<String, Kept> answers;

  /**
   * An answer that is kept.
   *
   * @param mediaType with its parameters
   * @param body all of it; never written to
   */
  record Kept(String mediaType, byte[] body) {}

  /**
   * @param bytes how many bytes of answers are kept in all; 0 keeps none. An answer of more than a
   *     hundredth of it is not kept
   */
  KeptAnswers(long bytes) {
    this.largest = Math.toIntExact(Math.min(bytes / 100, Integer.MAX_VALUE));
    this.answers =
        Caffeine.newBuilder()
            .maximumWeight(bytes)
            .<String, Kept>weigher((tag, kept) -> tag.length() + kept.body().length)
            .build();
  }

  Optional<Kept> of(String tag) {
    return Optional.ofNullable(answers.getIfPresent(tag));
  }

  /** Keeps an answer, if it is small enough. */
  void keep(String tag, String mediaType, Spool answer) {
    if (answer.size() <= largest) {
      answer.bytes().ifPresent(body -> answers.put(tag, new Kept(mediaType, body)));
    }
  }
}
