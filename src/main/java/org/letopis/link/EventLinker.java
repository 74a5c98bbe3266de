package org.letopis.link;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.Claim;
import org.letopis.claim.EntityType;
import org.letopis.claim.TimeSpan;
import org.letopis.text.Catalogue;

/**
 * Decides for the claims of one document, in text order, which declared event they are about. In
 * doubt, none.
 *
 * <p>A claim with a date is about the event whose days hold it, or whose month it names. A claim
 * without one is about the event that the document covers (by its catalogue entry), unless its kind
 * stands apart, all its places lie elsewhere, or the text has just gone back to a long period that
 * began before the event ("from June 1999 to March 2004"): then it may be about that, until the
 * next date.
 */
final class EventLinker {

  /** A longer time than a month tells the background of an event, not the event. */
  private static final int BACKGROUND_DAYS = 31;

  private final List<DeclaredEvent> events;
  private final Optional<Days> coverage;
  private Optional<Days> period = Optional.empty();

  EventLinker(List<DeclaredEvent> events, Optional<Catalogue.Entry> entry, List<Claim> claims) {
    this.events = events;
    this.coverage =
        entry
            .flatMap(e -> Days.of(e.coverageStart(), e.coverageEnd()))
            .or(() -> datedInto(events, claims));
  }

  /** The days of the one event into which the document dates claims of its own. */
  private static Optional<Days> datedInto(List<DeclaredEvent> events, List<Claim> claims) {
    List<Days> windows =
        events.stream()
            .map(event -> new Days(event.first(), event.last()))
            .filter(
                window ->
                    claims.stream()
                        .flatMap(claim -> days(claim).stream())
                        .anyMatch(days -> days.within(window)))
            .toList();
    return windows.size() == 1 ? Optional.of(windows.getFirst()) : Optional.empty();
  }

  Optional<DeclaredEvent> event(Claim claim, List<Entity> places) {
    Optional<Days> days = days(claim);
    days.ifPresent(d -> period = Optional.of(d).filter(p -> p.length() > BACKGROUND_DAYS));
    return events.stream()
        .filter(event -> isAbout(event, claim, days) && !isElsewhere(event, places))
        .findFirst();
  }

  private boolean isAbout(DeclaredEvent event, Claim claim, Optional<Days> days) {
    Days window = new Days(event.first(), event.last());
    return days.map(d -> d.within(window) || (d.isMonth() && window.within(d)))
        .orElseGet(
            () ->
                period.filter(p -> p.first().isBefore(event.first())).isEmpty()
                    && !event.kindsApart().contains(claim.kind())
                    && coverage.filter(window::meets).isPresent());
  }

  private static boolean isElsewhere(DeclaredEvent event, List<Entity> places) {
    return !places.isEmpty()
        && places.stream()
            .allMatch(
                place ->
                    !event.regions().contains(place.key())
                        // The point that the gazetteer gives a river says little of where it flows.
                        && place.type() != EntityType.RIVER
                        && place
                            .known()
                            .filter(e -> e.latitude().isPresent() && e.longitude().isPresent())
                            .filter(
                                e -> !event.box().holds(e.latitude().get(), e.longitude().get()))
                            .isPresent());
  }

  static Scope scope(Claim claim, Optional<DeclaredEvent> event, List<Entity> places) {
    List<Entity> narrower =
        places.stream()
            .filter(place -> event.filter(e -> e.regions().contains(place.key())).isEmpty())
            .toList();
    return new Scope(time(claim), narrower);
  }

  /**
   * Two days or more within the event are the event as the document dates it: of an event of three
   * days one document says the first two, another all three, and both mean the whole.
   */
  private static Scope.Time time(Claim claim) {
    if (claim.time().isEmpty()) {
      return new Scope.Time.Whole();
    }
    TimeSpan time = claim.time().get();
    return days(claim)
        .<Scope.Time>map(
            days ->
                days.length() > 1
                    ? new Scope.Time.Whole()
                    : new Scope.Time.Day(time.start().orElse(time.text())))
        .orElseGet(() -> new Scope.Time.Unresolved(time.text()));
  }

  private static Optional<Days> days(Claim claim) {
    return claim.time().flatMap(time -> Days.of(time.start(), time.end()));
  }
}
