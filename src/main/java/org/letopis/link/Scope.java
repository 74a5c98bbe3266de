package org.letopis.link;

import java.util.List;
import java.util.Optional;

/**
 * What part of an event a claim is about; without it figures cannot be compared.
 *
 * @param time which part of the event's time
 * @param places where, without places that only name the event's whole region
 */
public record Scope(Time time, List<Entity> places) {

  public Scope {
    places = List.copyOf(places);
  }

  /** Which part of the event's time a claim is about. */
  public sealed interface Time {

    /** All of it: the claim gives no time of its own, or the event's days as its text dates it. */
    record Whole() implements Time {}

    /**
     * One day of it.
     *
     * @param start as the claim gives it
     */
    record Day(String start) implements Time {}

    /**
     * Words that no date could be found for: "that day", "in two days".
     *
     * @param words as they stand in the document
     */
    record Unresolved(String words) implements Time {}
  }

  /** The time in words for a reader; empty where it is the whole event. */
  public Optional<String> timeInWords() {
    return switch (time) {
      case Time.Whole whole -> Optional.empty();
      case Time.Day day -> Optional.of(day.start());
      case Time.Unresolved unresolved -> Optional.of(unresolved.words());
    };
  }
}
