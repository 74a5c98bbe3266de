package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Whether an event noun only speaks of an event, or says by how it does so that it happened. */
final class EventMentions {

  private static final Set<Meaning> NOT_TOLD =
      EnumSet.of(Meaning.AFTER, Meaning.BEFORE, Meaning.ABOUT, Meaning.WITHOUT, Meaning.EXCEPT);

  private EventMentions() {}

  /** "ovi zločini", "taj sukob": points back to what was told; "bio je to napad" does not. */
  static boolean isPointing(Words words, int i, Nominal event) {
    return words.hasLemma(i, Set.of("ovaj", "taj", "onaj", "takav", "ovakav", "isti"))
        && words.cases(i, r -> true).stream().anyMatch(event.cases()::contains)
        && words.any(
            i,
            r ->
                r.gender().isEmpty()
                    || words.any(event.head(), n -> n.gender().equals(r.gender())));
  }

  /** "posle nemira", "o protestu": the sentence tells of something else. */
  static boolean isOnlyMentioned(Nominal outer) {
    return outer.preposition().filter(p -> NOT_TOLD.contains(p.meaning())).isPresent();
  }

  /** "posledice nereda od 3. do 5. maja": whose own days a text gives has happened. */
  static boolean isDated(Words words, Nominal outer, Nominal event, List<Nominal> behind) {
    boolean past = outer.preposition().filter(p -> !NOT_TOLD.contains(p.meaning())).isPresent();
    boolean after = outer.preposition().filter(p -> p.means(Meaning.AFTER)).isPresent();
    return event.quantity().isEmpty()
        && (outer != event || past || after)
        && behind.stream()
            .filter(n -> n.sort() == Sort.TIME)
            .flatMap(n -> IntStream.range(n.from(), n.to()).boxed())
            .flatMap(i -> words.timeFrom(i).stream())
            .anyMatch(time -> time.kind() == Mention.Time.Kind.DATE);
  }

  /** "četvrti napad od početka godine": what stands in an order has happened. */
  static boolean isInOrder(Words words, Nominal outer, Nominal event) {
    return outer == event
        && !outer.isPrepositional()
        && outer.may(Case.NOMINATIVE)
        && IntStream.range(event.core(), event.head())
            .anyMatch(i -> words.any(i, r -> isOrdinal(r)));
  }

  private static boolean isOrdinal(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.NUMERAL && reading.gender().isPresent();
  }

  /** "u osvetničkim napadima poginula su četvorica": what did harm has happened. */
  static boolean isHarming(Phrases phrases, Clause clause, Nominal outer, Rule.Occurrence rule) {
    return outer.preposition().filter(p -> p.means(Meaning.IN)).isPresent()
        && outer.may(Case.LOCATIVE)
        && IntStream.range(clause.from(), clause.to())
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .anyMatch(i -> phrases.words().hasLemma(i, rule.harms()));
  }
}
