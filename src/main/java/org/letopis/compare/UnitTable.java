package org.letopis.compare;

import java.util.Map;

/**
 * Which unit counts a part of what another one counts.
 *
 * @param wider the next wider unit by unit
 */
record UnitTable(Map<String, String> wider) {

  UnitTable {
    wider = Map.copyOf(wider);
  }

  Extent extent(String unit, String other) {
    Extent extent = Extent.of(isWithin(unit, other), isWithin(other, unit));
    return extent == Extent.OVERLAPPING ? Extent.APART : extent;
  }

  /** The widest unit that holds this one: claims of units without a common one never meet. */
  String root(String unit) {
    String at = unit;
    while (wider.containsKey(at)) {
      at = wider.get(at);
    }
    return at;
  }

  /** Whether it counts people: then a group is who is counted, else whose the things are. */
  boolean countsPeople(String unit) {
    return root(unit).equals("person");
  }

  private boolean isWithin(String unit, String area) {
    for (String at = unit; at != null; at = wider.get(at)) {
      if (at.equals(area)) {
        return true;
      }
    }
    return false;
  }
}
