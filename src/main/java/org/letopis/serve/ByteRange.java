package org.letopis.serve;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a file that a client asks for (RFC 9110, section 14.1.2).
 *
 * @param first offset of its first byte
 * @param last offset of its last byte
 */
record ByteRange(long first, long last) {

  private static final Pattern ONE = Pattern.compile("bytes=(\\d{0,18})-(\\d{0,18})");

  /** What came of a Range header. */
  sealed interface Asked {

    /** Nothing that there is a part for: the whole file is sent. */
    record Whole() implements Asked {}

    /** One part. */
    record Part(ByteRange range) implements Asked {}

    /** A part that the file does not have. */
    record Beyond() implements Asked {}
  }

  long length() {
    return last - first + 1;
  }

  /**
   * Reads a header. Several ranges at once, and what is no range, get the whole file, as the RFC
   * allows.
   *
   * @param size bytes of the file
   */
  static Asked of(Optional<String> header, long size) {
    Matcher one = ONE.matcher(header.orElse("").replace(" ", ""));
    if (!one.matches() || (one.group(1).isEmpty() && one.group(2).isEmpty())) {
      return new Asked.Whole();
    }
    if (one.group(1).isEmpty()) {
      long suffix = Math.min(Long.parseLong(one.group(2)), size);
      return suffix == 0
          ? new Asked.Beyond()
          : new Asked.Part(new ByteRange(size - suffix, size - 1));
    }
    long first = Long.parseLong(one.group(1));
    long last = one.group(2).isEmpty() ? size - 1 : Long.parseLong(one.group(2));
    if (last < first && !one.group(2).isEmpty()) {
      return new Asked.Whole();
    }
    return first >= size
        ? new Asked.Beyond()
        : new Asked.Part(new ByteRange(first, Math.min(last, size - 1)));
  }
}
