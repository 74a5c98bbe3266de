package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** What somebody is accused of, or denies, as slots of that claim. */
final class SaidContent {

  private final Set<String> undergoing;

  SaidContent(Set<String> undergoing) {
    this.undergoing = Set.copyOf(undergoing);
  }

  /** Who is affected: figure, unit, groups; and where. */
  void fill(Context context, Phrases phrases, Span span, Draft draft, Optional<Nominal> accused) {
    List<Nominal> inside =
        phrases.nominals().stream()
            .filter(n -> span.holds(n.head()) && accused.filter(a -> a == n).isEmpty())
            .filter(n -> n.isPrepositional() || n.may(Case.ACCUSATIVE) || n.may(Case.NOMINATIVE))
            .toList();
    inside.stream()
        .filter(n -> !n.isPrepositional() || n.preposition().get().means(Meaning.ABOUT))
        .flatMap(Nominal::all)
        .filter(n -> n.sort() == Sort.PEOPLE)
        .filter(n -> n.quantity().isPresent() || !n.allGroups().isEmpty())
        .findFirst()
        .ifPresent(
            n -> {
              draft.groups(n.allGroups()).count(n.quantity().map(q -> q.count()));
              draft.unit(draft.hasCount() ? n.unit() : Optional.empty());
            });
    draft.places(context.placesOf(phrases, inside, EnumSet.of(Meaning.IN)));
  }

  /** Who acts in what is said: the subject of an active verb, or whom the victims fled from. */
  Optional<Nominal> agent(Phrases phrases, Span span) {
    Words words = phrases.words();
    for (Nominal nominal : phrases.nominals()) {
      boolean human =
          nominal.sort() == Sort.PEOPLE
              || nominal.sort() == Sort.ORGANIZATION
              || nominal.sort() == Sort.PERSON
              || nominal.sort() == Sort.OTHER && !nominal.groups().isEmpty();
      if (!span.holds(nominal.head()) || !human) {
        continue;
      }
      boolean subject =
          !nominal.isPrepositional()
              && nominal.may(Case.NOMINATIVE)
              && nominal.quantity().isEmpty()
              && actsIn(phrases, nominal);
      boolean fled =
          nominal.preposition().filter(p -> p.words().equals("od")).isPresent()
              && words.any(
                  nominal.from() - 1,
                  r ->
                      r.partOfSpeech() == PartOfSpeech.ADVERB
                          && r.verbForm().filter(v -> v == VerbForm.OTHER).isPresent());
      if (subject || fled) {
        return Optional.of(nominal);
      }
    }
    return Optional.empty();
  }

  /** Whether the verb of the phrase's clause is one that its subject does. */
  private boolean actsIn(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    int clause = phrases.clauseOf(nominal.head()).index();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      int at = i;
      boolean active =
          phrases.clauseOf(i).index() == clause
              && phrases.clauseOf(i).opener().filter(o -> o == at).isEmpty()
              && !words.hasLemma(i, undergoing)
              && words.any(
                  i,
                  r ->
                      r.partOfSpeech() == PartOfSpeech.VERB
                          && !r.lemma().equals("biti")
                          && !r.lemma().equals("jesam")
                          && r.verbForm()
                              .filter(v -> v == VerbForm.ACTIVE_PARTICIPLE || v == VerbForm.PRESENT)
                              .isPresent());
      if (active && phrases.nominalOver(i).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
