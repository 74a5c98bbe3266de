package org.letopis.serve.view;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Days;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;

/**
 * For whom, where and when a claim holds, as far as it is narrower than all that its document is
 * about: what keeps a figure for one town from standing as a rival beside the total.
 */
final class Scope {

  /** A longer time is no part of an event of days, but more than it. */
  private static final int DAYS = 14;

  private final Desk desk;

  Scope(Desk desk) {
    this.desk = desk;
  }

  /** What a claim is about, plain: its kind, and what it counts. */
  String label(Stated claim) {
    String label =
        Stream.concat(
                claim.view().kind().map(desk.names()::text).stream(),
                claim.view().unit().map(desk.names()::plural).stream())
            .collect(Collectors.joining(": "));
    return label.isEmpty() ? label : Character.toUpperCase(label.charAt(0)) + label.substring(1);
  }

  /** Groups, places and time, plain; empty for all that happened. */
  String text(Stated claim) {
    return String.join(" · ", parts(claim));
  }

  /** The same in parts. */
  List<String> parts(Stated claim) {
    List<String> parts = new ArrayList<>();
    add(parts, claim.groups());
    add(parts, claim.places().stream().filter(p -> !desk.corpus().whole().contains(p)).toList());
    time(claim.times()).ifPresent(parts::add);
    return parts;
  }

  /** The same within a question: also the unit, where it is only a part of what is asked for. */
  String within(Question question, Stated claim) {
    List<String> parts = new ArrayList<>();
    if (question.countsPart(claim)) {
      claim.view().unit().map(desk.names()::plural).ifPresent(parts::add);
    }
    parts.addAll(parts(claim));
    return String.join(" · ", parts);
  }

  /** How it is said, where that is not plainly: denied, estimated, alleged; plain. */
  String manner(Stated claim) {
    return Stream.concat(
            claim.standing().polarity().filter(p -> !p.equals(Onto.AFFIRMED)).stream(),
            claim.standing().modality().filter(m -> !m.equals(Onto.STATED)).stream())
        .map(desk.names()::text)
        .collect(Collectors.joining(", "));
  }

  private void add(List<String> parts, List<Node> things) {
    if (!things.isEmpty()) {
      parts.add(things.stream().map(desk.names()::text).sorted().collect(Collectors.joining(", ")));
    }
  }

  /** A single day, or a time that is longer than an event; the days of the event say nothing. */
  private Optional<String> time(Stated.Times times) {
    if (times.start().isEmpty()) {
      return Optional.empty();
    }
    String start = times.start().get();
    String end = times.end().orElse(start);
    Optional<LocalDate> first = Days.day(start);
    Optional<LocalDate> last = Days.day(end);
    boolean within =
        first.isPresent()
            && last.isPresent()
            && !first.equals(last)
            && last.get().isBefore(first.get().plusDays(DAYS));
    return within ? Optional.empty() : Optional.of(desk.dates().span(start, end));
  }
}
