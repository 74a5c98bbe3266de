package org.letopis.extract.phrase;

import java.util.Map;
import java.util.Optional;

/** Units and the wider units that contain them (claims format, "Units"). */
public final class Units {

  private static final Map<String, String> WIDER =
      Map.of(
          "icon", "relic",
          "fresco", "relic",
          "soldier", "person",
          "policeOfficer", "person",
          "participant", "person",
          "town", "settlement",
          "village", "settlement",
          "school", "publicBuilding",
          "healthFacility", "publicBuilding");

  private static final java.util.Set<String> MONEY =
      java.util.Set.of(
          "euro",
          "dinar",
          "dollar",
          "germanMark",
          "convertibleMark",
          "kuna",
          "denar",
          "pound",
          "lek",
          "swissFranc",
          "rouble",
          "mark");

  private Units() {}

  /** Whether the unit is a currency. */
  public static boolean isMoney(String unit) {
    return MONEY.contains(unit);
  }

  /** The narrowest unit that holds both, or the first where none does. */
  static Optional<String> common(Optional<String> one, Optional<String> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isPresent() ? one : other;
    }
    if (one.equals(other)) {
      return one;
    }
    Optional<String> wider = Optional.ofNullable(WIDER.get(one.get()));
    Optional<String> otherWider = Optional.ofNullable(WIDER.get(other.get()));
    if (wider.isPresent() && (wider.equals(otherWider) || wider.equals(other))) {
      return wider;
    }
    return otherWider.isPresent() && otherWider.equals(one) ? one : one;
  }
}
