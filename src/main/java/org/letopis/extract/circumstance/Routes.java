package org.letopis.extract.circumstance;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Words;

/** Roads and railways that are named by their ends: "na putu Bor – Zaječar" is between the two. */
final class Routes {

  private static final Set<String> UNITS = Set.of("road", "railway");

  private static final Pattern DASH = Pattern.compile("\\s*[-–—]\\s*");

  private Routes() {}

  /** Whether a named road has the name of its ends. */
  static boolean is(Nominal road) {
    return isRoad(road) && road.named().stream().anyMatch(m -> DASH.matcher(m.label()).find());
  }

  /** The two places, or more, that a road leads to; none where it is not named by them. */
  static List<Mentioned> ends(Words words, Nominal road) {
    if (!isRoad(road)) {
      return List.of();
    }
    List<String> ends = List.of(DASH.split(words.latin(road.head() + 1, road.to())));
    boolean names =
        ends.size() > 1 && ends.stream().allMatch(e -> !e.isBlank() && isCapital(e.charAt(0)));
    return names ? ends.stream().map(Mentioned::named).toList() : List.of();
  }

  private static boolean isRoad(Nominal nominal) {
    return nominal.unit().filter(UNITS::contains).isPresent();
  }

  private static boolean isCapital(char letter) {
    return Character.isUpperCase(letter);
  }
}
