package org.letopis.extract.circumstance;

import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.argument.Coordination;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;

/** Finds when, as the dates of a clause or of its sentence say it. */
final class ClauseDates {

  /** "juče, 3. maja": one day in two ways, a comma and a word between them at most. */
  private static final int ADJACENT = 2;

  /** A year alone is too long a time for what goes on. */
  private static final int MONTH = "2004-03".length();

  /** So many clauses that go on from one another keep its day. */
  private static final int LONGEST_CHAIN = 4;

  private ClauseDates() {}

  /**
   * When: the date of the clause, that the sentence opens with, of a clause that says when, or
   * before its "kada".
   */
  static Optional<TimeSpan> time(Phrases phrases, Clause clause, int told) {
    Optional<Mention.Time> own = in(phrases, clause, told);
    if (dated(own).isPresent() || own.filter(t -> isOfToday(phrases, t)).isPresent()) {
      return own.map(Mention.Time::span);
    }
    return explained(phrases, clause)
        .or(() -> ofEvent(phrases, clause))
        .or(() -> dated(leading(phrases, clause)))
        .or(() -> own.isPresent() ? Optional.empty() : shared(phrases, clause))
        .map(Mention.Time::span)
        .or(() -> beforeWhen(phrases, clause))
        .or(() -> own.map(Mention.Time::span));
  }

  private static Optional<Mention.Time> explained(Phrases phrases, Clause clause) {
    return Surroundings.explaining(phrases, clause).stream()
        .filter(other -> !saysWhere(phrases, clause, other))
        .flatMap(other -> dated(in(phrases, other, other.from())).stream())
        .filter(t -> t.span().start().isPresent())
        .findFirst();
  }

  /**
   * "Grupa je 3. maja upala u selo i zapalila kuću, a dva mladića su pretučena": the day of the
   * clause that the others of the sentence go on from.
   */
  private static Optional<Mention.Time> shared(Phrases phrases, Clause clause) {
    Clause last = clause;
    for (int steps = 0; steps < LONGEST_CHAIN; steps++) {
      Optional<Clause> before = Coordination.goneOnFrom(phrases, last);
      if (before.isEmpty()) {
        return Optional.empty();
      }
      last = before.get();
      Clause one = last;
      Optional<Mention.Time> time =
          dated(in(phrases, one, one.from()))
              .or(() -> explained(phrases, one))
              .filter(t -> t.span().start().filter(s -> s.length() >= MONTH).isPresent());
      if (time.isPresent()) {
        return time;
      }
    }
    return Optional.empty();
  }

  /** "juče", "prošle godine": a day of its own, which no date told before or behind changes. */
  private static boolean isOfToday(Phrases phrases, Mention.Time time) {
    return IntStream.range(time.from(), time.to())
        .anyMatch(i -> phrases.words().does(i, Use.TODAY));
  }

  /** "u Brodu, gde je 1992. ubijeno 40 ljudi, poginuo je čuvar": what else happened there. */
  private static boolean saysWhere(Phrases phrases, Clause clause, Clause other) {
    return other.index() > clause.index()
        && other.opener().filter(o -> phrases.words().does(o, Use.WHERE)).isPresent();
  }

  /** "neredi iz jula 2004, u kojima je poginulo pet": the date that the event's noun has. */
  private static Optional<Mention.Time> ofEvent(Phrases phrases, Clause clause) {
    return clause
        .antecedent()
        .filter(a -> clause.type() == Clause.Type.RELATIVE)
        .flatMap(a -> Surroundings.eventOf(phrases, a))
        .flatMap(event -> behind(phrases, event, clause.from()))
        .filter(t -> t.kind() == Mention.Time.Kind.DATE && t.span().start().isPresent());
  }

  private static Optional<Mention.Time> behind(Phrases phrases, Nominal event, int end) {
    for (int i = event.from(); i < end; i++) {
      Optional<Mention.Time> time = phrases.words().timeFrom(i);
      if (time.isPresent()) {
        return time;
      }
    }
    return Optional.empty();
  }

  private static Optional<Mention.Time> in(Phrases phrases, Clause clause, int told) {
    Optional<Mention.Time> found = Optional.empty();
    for (int i = clause.from(); i < clause.to(); i++) {
      Optional<Mention.Time> time = phrases.words().timeFrom(i);
      if (time.isPresent()
          && phrases.clauseOf(i).index() == clause.index()
          && !isExcluded(phrases, i, time.get())
          && !isOfOtherPart(phrases, clause, told, i)) {
        found = better(phrases, found, time.get());
      }
    }
    return found;
  }

  private static boolean isOfOtherPart(Phrases phrases, Clause clause, int told, int time) {
    return phrases
        .nominalOver(time)
        .filter(n -> ContrastedParts.isOfOther(phrases, clause, told, n))
        .isPresent();
  }

  /** What the sentence opens with holds for all its main clauses. */
  private static Optional<Mention.Time> leading(Phrases phrases, Clause clause) {
    Optional<Mention.Time> found = Optional.empty();
    if (clause.type() == Clause.Type.MAIN || isBeside(phrases, clause)) {
      for (Nominal nominal : Surroundings.opening(phrases)) {
        for (int i = nominal.from(); i < nominal.to(); i++) {
          Optional<Mention.Time> time = phrases.words().timeFrom(i);
          if (time.isPresent() && !isExcluded(phrases, i, time.get())) {
            found = better(phrases, found, time.get());
          }
        }
      }
    }
    return found;
  }

  /** "U maju je proterano 800, dok je 300 pobeglo": the second tells of the same time. */
  private static boolean isBeside(Phrases phrases, Clause clause) {
    return clause.type() == Clause.Type.SUBORDINATE
        && Coordination.isJoined(phrases, clause, Use.BESIDE);
  }

  /** "Do 1938. godine, kada je završeno 46 kuća": the time that stands before "kada". */
  private static Optional<TimeSpan> beforeWhen(Phrases phrases, Clause clause) {
    if (!Surroundings.opensWhen(phrases, clause)) {
      return Optional.empty();
    }
    int end = clause.from();
    while (end > phrases.sentence().from() && phrases.words().form(end - 1).equals(",")) {
      end--;
    }
    int last = end;
    return phrases.nominals().stream()
        .filter(n -> n.to() == last)
        .flatMap(n -> phrases.words().timeFrom(n.core()).stream())
        .filter(t -> t.kind() == Mention.Time.Kind.DATE)
        .map(Mention.Time::span)
        .map(ClauseDates::atItsEnd)
        .findFirst();
  }

  /** The last moment of a span that has no first. */
  private static TimeSpan atItsEnd(TimeSpan span) {
    return span.start().isPresent() ? span : new TimeSpan(span.end(), span.end(), span.text());
  }

  private static Optional<Mention.Time> dated(Optional<Mention.Time> time) {
    return time.filter(t -> t.kind() == Mention.Time.Kind.DATE);
  }

  private static boolean isApart(Words words, int from, int to) {
    return to - from > ADJACENT
        || IntStream.range(from, to).anyMatch(i -> Verbs.isPredicate(words, i));
  }

  /** "ranjen 1994, umro je juče": the day of writing before a date that stands elsewhere. */
  private static Optional<Mention.Time> better(
      Phrases phrases, Optional<Mention.Time> one, Mention.Time other) {
    if (one.isPresent() && isApart(phrases.words(), one.get().to(), other.from())) {
      if (isOfToday(phrases, one.get())) {
        return one;
      }
      if (isOfToday(phrases, other)) {
        return Optional.of(other);
      }
    }
    boolean dated = one.isPresent() && one.get().kind() == Mention.Time.Kind.DATE;
    return dated ? one : Optional.of(other);
  }

  /** "posle 17. marta", "crkva iz 1907", a date of what came before: not when this happened. */
  private static boolean isExcluded(Phrases phrases, int i, Mention.Time time) {
    return switch (time.kind()) {
      case DATE, RELATIVE -> isOfSomethingElse(phrases, i);
      case DURATION -> isOfSomethingElse(phrases, i) || isMeasure(phrases, i);
      default -> true;
    };
  }

  private static boolean isOfSomethingElse(Phrases phrases, int i) {
    Optional<Nominal> over = phrases.nominalOver(i);
    boolean after = over.filter(ClauseDates::isOtherTime).isPresent();
    boolean from = i > 0 && phrases.words().hasLemma(i - 1, Set.of("iz"));
    // "posle nereda od 12. do 14. oktobra": the date of the riots.
    boolean ofEvent =
        phrases.nominals().stream()
            .filter(n -> n.to() == over.map(Nominal::from).orElse(i))
            .anyMatch(n -> isOtherTime(n) && n.all().anyMatch(c -> c.sort() == Sort.EVENT));
    return after
        || from
        || ofEvent
        || isOfFigure(phrases, over)
        || isOfParticiple(phrases, i)
        || Grounds.coversTime(phrases, i);
  }

  /** "Ubijeno je pet ljudi, ove godine osam": the time of the figure behind it. */
  private static boolean isOfFigure(Phrases phrases, Optional<Nominal> time) {
    return time.filter(t -> t.from() > phrases.sentence().from())
        .filter(t -> phrases.words().form(t.from() - 1).equals(","))
        .filter(
            t ->
                phrases.nominals().stream()
                    .filter(n -> n.from() == t.to() && n.sort() == Sort.ELLIPTIC)
                    .anyMatch(n -> n.quantity().isPresent()))
        .isPresent();
  }

  /** "Manastir podignut 1315. spaljen je": the year of the participle before it. */
  private static boolean isOfParticiple(Phrases phrases, int i) {
    Words words = phrases.words();
    int to = words.timeFrom(i).map(Mention.Time::to).orElse(i + 1);
    return i > phrases.sentence().from() + 1
        && to + 1 < phrases.sentence().to()
        && words.isPassiveParticiple(i - 1)
        && phrases.nominalOver(i - 2).isPresent()
        && (words.isPassiveParticiple(to) && Verbs.isAuxiliary(words, to + 1)
            || Verbs.isAuxiliary(words, to) && words.isPassiveParticiple(to + 1));
  }

  /** "kazna od pet godina", "u trajanju od 12 godina": how much of the noun, not when. */
  private static boolean isMeasure(Phrases phrases, int i) {
    Words words = phrases.words();
    int of = words.lower(i).equals("od") ? i : i - 1;
    return of > phrases.sentence().from() && words.lower(of).equals("od") && words.isNoun(of - 1);
  }

  private static boolean isOtherTime(Nominal nominal) {
    return nominal
        .preposition()
        .filter(p -> p.means(Meaning.AFTER) || p.means(Meaning.BEFORE))
        .isPresent();
  }
}
