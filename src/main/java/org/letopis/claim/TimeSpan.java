package org.letopis.claim;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A span of time as a document gives it, in the precision that the document gives.
 *
 * @param start {@code YYYY[-MM[-DD[Thh:mm]]]}; empty where the text gives none or it could not be
 *     resolved
 * @param end as {@code start}; the end is included
 * @param text the words as they stand in the document
 */
public record TimeSpan(Optional<String> start, Optional<String> end, String text) {

  private static final Pattern ISO = Pattern.compile("\\d{4}(-\\d{2}(-\\d{2}(T\\d{2}:\\d{2})?)?)?");

  public TimeSpan {
    for (Optional<String> side : java.util.List.of(start, end)) {
      if (side.isPresent() && !ISO.matcher(side.get()).matches()) {
        throw new IllegalArgumentException(
            "time \"" + text + "\": \"" + side.get() + "\" is not YYYY[-MM[-DD[Thh:mm]]]");
      }
    }
  }
}
