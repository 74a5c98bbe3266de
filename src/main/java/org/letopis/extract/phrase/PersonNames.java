package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;
import org.letopis.text.Sentence;

/**
 * The persons that a document names, found by given names and by how names are written: persons
 * never seen before are found as well as any.
 */
public final class PersonNames {

  /**
   * A person's name in the text.
   *
   * @param from index of its first token
   * @param to index after its last token
   * @param name given name first, nominative; empty where the forms leave two names open
   * @param cases the cases in which it can stand
   */
  public record Person(int from, int to, Optional<String> name, Set<Case> cases) {}

  /** Classes of nouns that stand for their bearer, and not for whose he is. */
  private static final Set<String> CALLINGS = Set.of("office", "rank", "profession", "title");

  private final Person[] byStart;
  private final Person[] at;
  private final Words words;
  private final PersonNouns nouns;

  private PersonNames(Words words, PersonNouns nouns, List<Person> persons) {
    this.words = words;
    this.nouns = nouns;
    byStart = new Person[words.size()];
    at = new Person[words.size()];
    for (Person person : persons) {
      byStart[person.from()] = person;
      for (int i = person.from(); i < person.to(); i++) {
        at[i] = person;
      }
    }
  }

  /** The persons named in the document. */
  static PersonNames find(
      Words words, PersonLexicon lexicon, Nouns nouns, Prepositions prepositions) {
    NameWords names = new NameWords(words, lexicon, nouns);
    NameContext context = new NameContext(words, lexicon, prepositions);
    NameBearers bearers = new NameBearers(words, lexicon, context, nouns);
    List<PersonMention> full = new ArrayList<>();
    for (Sentence sentence : words.document().sentences()) {
      PersonReader reader =
          new PersonReader(
              new NameScene(
                  words, lexicon, names, context, bearers, sentence.from(), sentence.to()));
      int i = sentence.from();
      while (i < sentence.to()) {
        List<PersonMention> here = reader.at(i);
        full.addAll(here);
        i = here.isEmpty() ? i + 1 : here.getLast().to();
      }
    }
    List<PersonMention> settled = NameSupport.settle(words, full);
    List<PersonMention> all = new ArrayList<>(settled);
    all.addAll(new SingleNames(words, lexicon, names, context, bearers, settled).find());
    List<Person> persons =
        all.stream()
            .filter(m -> !m.candidates().isEmpty())
            .sorted(Comparator.comparingInt(PersonMention::from))
            .map(PersonNames::person)
            .toList();
    return new PersonNames(words, lexicon.nouns(), persons);
  }

  private static Person person(PersonMention mention) {
    return new Person(
        mention.from(),
        mention.to(),
        mention.best().map(PersonMention.Candidate::name),
        mention.best().orElse(mention.candidates().getFirst()).cases());
  }

  /** Whether the noun says what the person is whose name follows: vojnik, ministar; not sin. */
  boolean isCalling(int i) {
    return nouns
        .at(words, i, i + 1)
        .filter(m -> m.value().stream().anyMatch(CALLINGS::contains))
        .filter(m -> !m.value().contains("kinship"))
        .isPresent();
  }

  public Optional<Person> from(int i) {
    return i < 0 || i >= byStart.length ? Optional.empty() : Optional.ofNullable(byStart[i]);
  }

  public Optional<Person> over(int i) {
    return Optional.ofNullable(at[i]);
  }
}
