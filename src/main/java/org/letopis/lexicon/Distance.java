package org.letopis.lexicon;

import java.util.OptionalInt;

/**
 * How far away in time something is; one of the three numbers is there, negative where it was
 * before.
 *
 * @param fromNow whether it counts back from the day of writing: "pre tri godine"
 */
record Distance(OptionalInt years, OptionalInt months, OptionalInt days, boolean fromNow) {

  static Distance of(
      OptionalInt years, OptionalInt months, OptionalInt days, int sign, boolean fromNow) {
    return new Distance(times(years, sign), times(months, sign), times(days, sign), fromNow);
  }

  private static OptionalInt times(OptionalInt number, int sign) {
    return number.isPresent() ? OptionalInt.of(sign * number.getAsInt()) : number;
  }

  boolean isKnown() {
    return years.isPresent() || months.isPresent() || days.isPresent();
  }
}
