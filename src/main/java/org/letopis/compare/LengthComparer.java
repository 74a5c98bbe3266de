package org.letopis.compare;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.Claim;
import org.letopis.claim.TimeSpan;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/**
 * Sets how long something lasted ("two days") against the days from which to which another document
 * says that it, or a part of it, went on: a part lasts no longer than the whole. A span that is
 * shorter says nothing, as it may be a part; two spans say when, not how long.
 */
final class LengthComparer {

  private static final String DAY = "day";

  // Length of YYYY-MM-DD.
  private static final int DATE = 10;

  private final Scopes scopes;

  LengthComparer(Scopes scopes) {
    this.scopes = scopes;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    SortedMap<String, List<LinkedClaim>> spans = new TreeMap<>();
    claims.stream()
        .filter(claim -> isOfEvent(claim) && daysOf(claim.claim()).isPresent())
        .forEach(claim -> spans.computeIfAbsent(key(claim), k -> new ArrayList<>()).add(claim));
    List<Comparison> comparisons = new ArrayList<>();
    claims.stream()
        .filter(claim -> isOfEvent(claim) && isLength(claim))
        .forEach(
            length ->
                spans.getOrDefault(key(length), List.of()).stream()
                    .filter(span -> isPart(span, length) && outlasts(span.claim(), length.claim()))
                    .map(
                        span ->
                            Comparisons.contradiction(Contradiction.DATE, Sides.of(span, length)))
                    .forEach(comparisons::add));
    return comparisons;
  }

  private static String key(LinkedClaim claim) {
    return String.join(
        "\u001f", claim.event().map(Entity::key).orElse(""), Keys.family(claim.claim().kind()));
  }

  /** How long a named person was held, or a site burned, is no length of the event. */
  private static boolean isOfEvent(LinkedClaim claim) {
    return claim.event().isPresent()
        && claim.persons().isEmpty()
        && claim.sites().isEmpty()
        && Figure.isAsserted(claim.claim())
        && claim.scope().time() instanceof Scope.Time.Whole;
  }

  private static boolean isLength(LinkedClaim claim) {
    return claim.claim().unit().filter(DAY::equals).isPresent()
        && claim.claim().count().filter(count -> Interval.of(count).isExact()).isPresent();
  }

  /** Elsewhere, something else of the kind may have gone on. */
  private boolean isPart(LinkedClaim span, LinkedClaim length) {
    ScopeComparison scope = scopes.compare(span, length);
    return !ClaimWords.document(span).equals(ClaimWords.document(length))
        && scope.in(Dimension.PLACE) == Extent.SAME
        && lies(scope.in(Dimension.GROUP))
        && lies(scope.in(Dimension.AGENT));
  }

  private static boolean lies(Extent extent) {
    return extent == Extent.SAME || extent == Extent.NARROWER;
  }

  /**
   * "Two days" can be 48 hours, which touch three days of the calendar; not so where their own text
   * dates them to two days.
   */
  private static boolean outlasts(Claim span, Claim length) {
    long lasted = length.count().orElseThrow().high().orElseThrow();
    OptionalLong dated = daysOf(length);
    long touched = dated.isPresent() && dated.getAsLong() == lasted ? lasted : lasted + 1;
    return daysOf(span).orElseThrow() > touched;
  }

  /** Days of the calendar, the first and the last included; empty where either is not given. */
  private static OptionalLong daysOf(Claim claim) {
    Optional<LocalDate> first = claim.time().flatMap(TimeSpan::start).flatMap(LengthComparer::day);
    Optional<LocalDate> last = claim.time().flatMap(TimeSpan::end).flatMap(LengthComparer::day);
    return first.isPresent() && last.isPresent()
        ? OptionalLong.of(ChronoUnit.DAYS.between(first.get(), last.get()) + 1)
        : OptionalLong.empty();
  }

  private static Optional<LocalDate> day(String time) {
    return time.length() < DATE
        ? Optional.empty()
        : Optional.of(LocalDate.parse(time.substring(0, DATE)));
  }
}
