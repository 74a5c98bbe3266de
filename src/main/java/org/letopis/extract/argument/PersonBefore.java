package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The one person of a gender whom a sentence or the one before it names; where two could be meant,
 * or somebody who is cited, nobody.
 */
public final class PersonBefore {

  private final List<Phrases> sentences;
  private final Phrases phrases;
  private final Words words;

  /**
   * @param sentences the document's sentences
   * @param phrases the sentence that names nobody
   */
  public PersonBefore(List<Phrases> sentences, Phrases phrases) {
    this.sentences = sentences;
    this.phrases = phrases;
    this.words = phrases.words();
  }

  /**
   * The person as if the name stood at the token.
   *
   * @param at index of the word that stands for the person
   * @param cited the names of those whom the document cites
   * @param doubts learn of words that more than one could be meant by
   */
  public Optional<Nominal> of(int at, Gender gender, Set<String> cited, Doubts doubts) {
    return antecedent(at, gender, cited, doubts).map(named -> standing(at, named));
  }

  private Optional<Mentioned> antecedent(int at, Gender gender, Set<String> cited, Doubts doubts) {
    List<Nominal> before = new ArrayList<>();
    int own = phrases.sentence().index();
    for (Phrases other : sentences.subList(Math.max(0, own - 1), own + 1)) {
      boolean previous =
          other.sentence().index() == phrases.sentence().index() - 1
              && other.sentence().paragraph() == phrases.sentence().paragraph();
      if (previous || other.sentence().index() == phrases.sentence().index()) {
        other.all().stream().filter(n -> n.to() <= at).forEach(before::add);
      }
    }
    List<Nominal> persons =
        before.stream().filter(n -> n.sort() == Sort.PERSON && !n.named().isEmpty()).toList();
    Set<Mentioned> fitting =
        persons.stream()
            .filter(n -> mayBe(n, gender))
            .map(n -> n.named().getFirst())
            .collect(Collectors.toSet());
    List<Nominal> rivals = before.stream().filter(n -> isRival(n, gender, persons)).toList();
    if (!fitting.isEmpty()) {
      doubts.add(
          new Doubt(
              at,
              at + 1,
              Stream.concat(
                      fitting.stream().map(Mentioned::label),
                      rivals.stream().map(n -> words.latin(n.core(), n.to())))
                  .toList()));
    }
    return fitting.size() == 1 && rivals.isEmpty()
        ? fitting.stream()
            .findFirst()
            .filter(m -> m.label().contains(" ") && !cited.contains(m.label()))
        : Optional.empty();
  }

  /** A name that no dictionary knows may be of either gender. */
  private boolean mayBe(Nominal person, Gender gender) {
    int name = person.adjectives().isEmpty() ? person.core() : person.adjectives().getLast() + 1;
    List<Reading> readings =
        words.readings(name).stream()
            .filter(
                r ->
                    r.partOfSpeech() == PartOfSpeech.NOUN
                        || r.partOfSpeech() == PartOfSpeech.PROPER_NOUN)
            .filter(r -> r.grammatical().filter(person::may).isPresent())
            .toList();
    return readings.isEmpty()
        || readings.stream().anyMatch(r -> r.gender().filter(g -> g == gender).isPresent());
  }

  /** Somebody without a name, of that gender, who is not the named one: "jedan vozač". */
  private boolean isRival(Nominal nominal, Gender gender, List<Nominal> persons) {
    boolean title =
        persons.stream()
            .anyMatch(
                p ->
                    nominal.from() <= p.from() && p.to() <= nominal.to()
                        || Math.abs(p.from() - nominal.to()) <= 1
                        || Math.abs(nominal.from() - p.to()) <= 1);
    return nominal.sort() == Sort.PEOPLE
        && !title
        && words.any(
            nominal.head(),
            r ->
                r.gender().filter(g -> g == gender).isPresent()
                    && r.number().filter(n -> n == Number.SINGULAR).isPresent()
                    && r.grammatical().filter(nominal::may).isPresent());
  }

  /** The person as if the name stood where the word does that stands for it. */
  private static Nominal standing(int at, Mentioned person) {
    return new Nominal(
        at,
        at + 1,
        at,
        Sort.PERSON,
        Optional.empty(),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(person),
        List.of(),
        List.of(),
        false);
  }
}
