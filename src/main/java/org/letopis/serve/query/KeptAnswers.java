package org.letopis.serve.query;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whole answers that may be asked for again, by their entity tag: of the release, the query and the
 * form that was asked for. A release never changes, so an answer is never out of date; those that
 * are asked for least make room for others. Small ones are in memory, large ones on disk.
 */
final class KeptAnswers {

  /** So many times as much may lie on disk as in memory. */
  private static final int DISK = 8;

  private final int largest;
  private final long largestOnDisk;
  private final Cache<String, Kept> memory;
  private final Cache<String, Kept> disk;

  /** An answer that is kept. */
  sealed interface Kept {

    /** With its parameters. */
    String mediaType();

    /** In bytes. */
    long length();

    /** All of it; empty where it made room for others meanwhile. */
    Optional<InputStream> open();
  }

  private record InMemory(String mediaType, byte[] body) implements Kept {
    @Override
    public long length() {
      return body.length;
    }

    @Override
    public Optional<InputStream> open() {
      return Optional.of(new ByteArrayInputStream(body));
    }
  }

  private record OnDisk(String mediaType, Path file, long length) implements Kept {
    @Override
    public Optional<InputStream> open() {
      try {
        return Optional.of(Files.newInputStream(file));
      } catch (IOException e) {
        return Optional.empty(); // gone with its release, or for others
      }
    }
  }

  /**
   * @param bytes how many bytes of answers are kept in memory in all; 0 keeps none. An answer of
   *     more than a hundredth of it is kept on disk
   */
  KeptAnswers(long bytes) {
    this.largest = Math.toIntExact(Math.min(bytes / 100, Integer.MAX_VALUE));
    this.largestOnDisk = Math.min(bytes * DISK / 10, Integer.MAX_VALUE);
    this.memory =
        Caffeine.newBuilder()
            .maximumWeight(bytes)
            .<String, Kept>weigher((tag, kept) -> tag.length() + (int) kept.length())
            .build();
    this.disk =
        Caffeine.newBuilder()
            .maximumWeight(bytes * DISK)
            .<String, Kept>weigher((tag, kept) -> tag.length() + (int) kept.length())
            .removalListener(KeptAnswers::removed)
            .build();
  }

  Optional<Kept> of(String tag) {
    return Optional.ofNullable(memory.getIfPresent(tag))
        .or(() -> Optional.ofNullable(disk.getIfPresent(tag)));
  }

  /** Keeps an answer, if it is small enough. */
  void keep(String tag, String mediaType, Spool answer) {
    Optional<byte[]> body = answer.size() <= largest ? answer.bytes() : Optional.empty();
    if (body.isPresent()) {
      memory.put(tag, new InMemory(mediaType, body.get()));
    } else if (answer.size() <= largestOnDisk) {
      answer.link().ifPresent(file -> disk.put(tag, new OnDisk(mediaType, file, answer.size())));
    }
  }

  private static void removed(String tag, Kept kept, RemovalCause why) {
    if (kept instanceof OnDisk gone) {
      try {
        Files.deleteIfExists(gone.file());
      } catch (IOException e) {
        log().debug("an answer is left to the end of its release: {}", e.getMessage());
      }
    }
  }

  /** Not sooner than it is needed: the first query is answered before there is a log. */
  private static Logger log() {
    return LoggerFactory.getLogger(KeptAnswers.class);
  }
}
