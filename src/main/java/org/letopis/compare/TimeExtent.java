package org.letopis.compare;

import org.letopis.link.Scope.Time;

/** How times of two claims about one event stand to each other. */
final class TimeExtent {

  // Length of YYYY-MM-DD.
  private static final int DAY = 10;

  private TimeExtent() {}

  static Extent of(Time time, Time other) {
    return switch (time) {
      case Time.Unresolved unresolved -> Extent.OVERLAPPING;
      case Time.Whole whole ->
          switch (other) {
            case Time.Whole same -> Extent.SAME;
            case Time.Day day -> Extent.WIDER;
            case Time.Unresolved unresolved -> Extent.OVERLAPPING;
          };
      case Time.Day day ->
          switch (other) {
            case Time.Whole whole -> Extent.NARROWER;
            case Time.Day otherDay -> days(day.start(), otherDay.start());
            case Time.Unresolved unresolved -> Extent.OVERLAPPING;
          };
    };
  }

  /** An hour is one moment of its day: whether it is all of it the text does not say. */
  private static Extent days(String start, String other) {
    if (start.equals(other)) {
      return Extent.SAME;
    }
    return day(start).equals(day(other)) ? Extent.OVERLAPPING : Extent.APART;
  }

  private static String day(String time) {
    return time.length() > DAY ? time.substring(0, DAY) : time;
  }
}
