package org.letopis.extract.circumstance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;

/**
 * When the event that a document speaks of by a name was: the one span of days that the document
 * itself gives to such a name. Two different spans, and none is taken.
 */
public final class EventDates {

  private static final int DAY = "2004-03-17".length();

  /** Classes of event nouns that name a whole event: violence, unrest, war. */
  private static final Set<String> WHOLE = Set.of("violence", "unrest", "war");

  private final Optional<TimeSpan> span;
  private final Nouns nouns;

  private EventDates(Optional<TimeSpan> span, Nouns nouns) {
    this.span = span;
    this.nouns = nouns;
  }

  /** Reads when the events were that the document tells by name and date. */
  public static EventDates of(List<Phrases> sentences, Nouns nouns) {
    Set<List<String>> spans = new LinkedHashSet<>();
    for (Phrases phrases : sentences) {
      for (Nominal nominal : phrases.nominals()) {
        nominal
            .all()
            .filter(n -> isWhole(n, phrases.words(), nouns))
            .flatMap(n -> dateOf(phrases, n).stream())
            .map(t -> List.of(t.start().orElseThrow(), t.end().orElseThrow()))
            .forEach(spans::add);
      }
    }
    Optional<TimeSpan> only =
        spans.size() == 1
            ? spans.stream()
                .findFirst()
                .map(s -> new TimeSpan(Optional.of(s.get(0)), Optional.of(s.get(1)), "-"))
            : Optional.empty();
    return new EventDates(only, nouns);
  }

  /** Whether a phrase names an event as a whole: the unrest, the war. */
  public static boolean isWhole(Nominal nominal, Words words, Nouns nouns) {
    return nominal.sort() == Sort.EVENT
        && nouns
            .at(words, nominal.head(), nominal.head() + 1)
            .filter(m -> m.value().flags().stream().anyMatch(WHOLE::contains))
            .isPresent();
  }

  /** The date of its own clause or of the relative clause behind it. */
  private static Optional<TimeSpan> dateOf(Phrases phrases, Nominal event) {
    Clause own = phrases.clauseOf(event.head());
    for (int i = event.head(); i < phrases.sentence().to(); i++) {
      Optional<Mention.Time> time = phrases.words().timeFrom(i);
      boolean near =
          phrases.clauseOf(i).index() == own.index() || isRelativeOf(phrases.clauseOf(i), own);
      if (time.isPresent() && near && isDays(time.get())) {
        boolean after =
            isObject(own, event)
                || event
                    .preposition()
                    .filter(p -> p.means(Meaning.AFTER) || p.means(Meaning.BEFORE))
                    .isPresent();
        return after ? Optional.empty() : Optional.of(time.get().span());
      }
    }
    return Optional.empty();
  }

  private static boolean isRelativeOf(Clause clause, Clause main) {
    return clause.type() == Clause.Type.RELATIVE
        && clause.antecedent().filter(main.nominals()::contains).isPresent();
  }

  /** "Savet je 10. septembra osudio nasilje": the date of what somebody else did. */
  public static boolean isObject(Clause clause, Nominal event) {
    return event.may(Case.ACCUSATIVE)
        && !event.isPrepositional()
        && clause.nominals().stream()
            .anyMatch(
                n ->
                    n.to() <= event.from()
                        && !n.isPrepositional()
                        && n.may(Case.NOMINATIVE)
                        && (n.sort() == Sort.ORGANIZATION || n.sort() == Sort.PERSON));
  }

  private static boolean isDays(Mention.Time time) {
    return time.kind() == Mention.Time.Kind.DATE
        && time.span().start().filter(s -> s.length() == DAY).isPresent()
        && time.span().end().filter(s -> s.length() == DAY).isPresent();
  }

  /** "u isterivanju, zlostavljanju i pljačkanju": one act of several, no name of the event. */
  private static boolean isItem(Words words, Nominal nominal) {
    int before = nominal.from() - 1;
    return !nominal.isPrepositional()
        && before >= 0
        && (words.form(before).equals(",") || words.does(before, Use.ITEM));
  }

  /**
   * The span, where the clause says that it speaks of the event: "u nasilju", "trodnevni teror".
   */
  public Optional<TimeSpan> of(Phrases phrases, Clause clause) {
    if (span.isEmpty()) {
      return Optional.empty();
    }
    return clause.nominals().stream()
        .flatMap(
            n ->
                n.preposition()
                        .filter(
                            p ->
                                p.means(Meaning.AFTER)
                                    || p.means(Meaning.BEFORE)
                                    || p.means(Meaning.CAUSE)
                                    || p.means(Meaning.ABOUT)
                                    || p.means(Meaning.TO)
                                    || p.means(Meaning.FROM))
                        .isPresent()
                    ? java.util.stream.Stream.empty()
                    : n.all())
        .filter(n -> isWhole(n, phrases.words(), nouns) && !isItem(phrases.words(), n))
        .findFirst()
        .map(
            n ->
                new TimeSpan(
                    span.get().start(),
                    span.get().end(),
                    phrases.words().original(n.core(), n.head() + 1)));
  }
}
