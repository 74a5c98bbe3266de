package org.letopis.serve.accept;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The header Accept (RFC 9110, section 12.5.1). The most specific range that a media type fits
 * decides its weight, and a weight of 0 refuses it. Parameters other than the weight do not part
 * media types here: a client that asks for a profile or a charset gets what there is of the type.
 *
 * @param ranges what is taken; empty where anything is
 */
public record Accept(List<Range> ranges) {

  /** A request without the header. */
  public static final Accept ANYTHING = new Accept(List.of());

  /**
   * A range of media types.
   *
   * @param type such as {@code text}, or {@code *}
   * @param subtype such as {@code html}, or {@code *}
   * @param weight 0 to 1
   */
  public record Range(String type, String subtype, double weight) {

    private static final String ANY = "*";

    /** How much it says; nothing where the media type does not fit. */
    private int precision(String mediaType) {
      if (mediaType.equals(type + "/" + subtype)) {
        return 3;
      }
      if (!subtype.equals(ANY)) {
        return 0;
      }
      return type.equals(ANY) ? 1 : mediaType.startsWith(type + "/") ? 2 : 0;
    }

    private String written() {
      return type + "/" + subtype + (weight == 1 ? "" : ";q=" + weight);
    }

    private static Range parse(String written) {
      String[] parts = written.split(";");
      String mediaType = parts[0].strip();
      int slash = mediaType.indexOf('/');
      double weight =
          Arrays.stream(parts)
              .skip(1)
              .map(p -> p.replaceAll("\\s", ""))
              .filter(p -> p.matches("q=(0(\\.\\d*)?|1(\\.0*)?|\\.\\d+)"))
              .mapToDouble(p -> Double.parseDouble(p.substring("q=".length())))
              .findFirst()
              .orElse(1);
      // Old Java clients write "*" for everything.
      return slash < 0
          ? new Range(mediaType, mediaType.equals(ANY) ? ANY : "", weight)
          : new Range(mediaType.substring(0, slash), mediaType.substring(slash + 1), weight);
    }
  }

  public Accept {
    ranges = List.copyOf(ranges);
  }

  /**
   * Reads the header.
   *
   * @param lines its values, one for each time that it stands in the request
   */
  public static Accept of(Collection<String> lines) {
    return new Accept(
        Arrays.stream(String.join(",", lines).toLowerCase(Locale.ROOT).split(","))
            .map(String::strip)
            .filter(range -> !range.isEmpty() && range.charAt(0) != ';') // a weight of nothing
            .map(Range::parse)
            .toList());
  }

  /**
   * The best of what is offered; empty where nothing of it is taken. Of two that are wanted as
   * much, that one is taken which was named more precisely, then the one that is offered first.
   *
   * @param offered media types without parameters, the preferred one first
   */
  public Optional<String> best(List<String> offered) {
    if (ranges.isEmpty()) {
      return offered.stream().findFirst();
    }
    return offered.stream()
        .filter(o -> weight(o) > 0)
        .min(
            Comparator.comparingDouble((String o) -> -weight(o)).thenComparing(o -> -precision(o)));
  }

  /** Whether something of that is taken. */
  public boolean takes(List<String> offered) {
    return best(offered).isPresent();
  }

  /** The same as a header, written in one way however the client wrote it. */
  public String header() {
    return ranges.isEmpty()
        ? "*/*"
        : ranges.stream().map(Range::written).collect(Collectors.joining(", "));
  }

  /**
   * The same in words that say nothing of what is refused: to be passed on to a program that does
   * not heed a weight of 0.
   *
   * @param offered all media types that it may send
   */
  public Accept withoutRefusals(List<String> offered) {
    if (ranges.stream().allMatch(r -> r.weight() > 0) || !takes(offered)) {
      return this;
    }
    return new Accept(
        offered.stream()
            .filter(o -> weight(o) > 0)
            .map(o -> Range.parse(o + ";q=" + weight(o)))
            .toList());
  }

  private double weight(String mediaType) {
    int precision = precision(mediaType);
    return ranges.stream()
        .filter(r -> precision > 0 && r.precision(mediaType) == precision)
        .mapToDouble(Range::weight)
        .max()
        .orElse(0);
  }

  private int precision(String mediaType) {
    return ranges.stream().mapToInt(r -> r.precision(mediaType)).max().orElse(0);
  }
}
