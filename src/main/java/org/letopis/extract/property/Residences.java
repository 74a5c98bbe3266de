package org.letopis.extract.property;

import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads where persons are from or live. */
final class Residences {

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Persons persons;
  private final Words words;
  private final Entry entry;
  private final int limit;

  Residences(PropertyWords lexicon, Phrases phrases, Persons persons) {
    this.persons = persons;
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = phrases.words();
    this.entry = new Entry(phrases);
    this.limit = phrases.sentence().to();
  }

  /** "Marko Jović (1942) iz Niša", "A. B. i C. D., obojica iz Niša", ", nastanjen u Nišu". */
  Optional<Property> residence(Nominal person) {
    List<Nominal> list = persons.list(person);
    int end = Persons.end(words, person, limit);
    if (end < limit && words.form(end).equals(",")) {
      Optional<Nominal> bare = entry.place(person, end + 1);
      if (bare.isPresent()) {
        return bare.map(n -> property(person, n));
      }
    }
    Optional<Property> own = behind(person, end, false).or(() -> called(person, end));
    return own.isPresent() || list.getLast() == person
        ? own
        : behind(person, Persons.end(words, list.getLast(), limit), true);
  }

  /** "Marko Jović (22), student iz Niša": the place stands behind what the person is. */
  private Optional<Property> called(Nominal person, int end) {
    if (end >= limit || !words.form(end).equals(",")) {
      return Optional.empty();
    }
    return phrases.nominals().stream()
        .filter(n -> n.from() == end + 1 && n.sort() == Sort.PEOPLE && n.quantity().isEmpty())
        .filter(n -> words.any(n.head(), r -> isOne(r)))
        .findFirst()
        .flatMap(n -> place(n.head() + 1, false))
        .map(n -> property(person, n));
  }

  private static boolean isOne(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.NOUN
        && reading.number().filter(n -> n == Reading.Number.SINGULAR).isPresent();
  }

  private Optional<Property> behind(Nominal person, int end, boolean ofAll) {
    int i = end;
    if (i < limit && words.form(i).equals(",")) {
      i++;
    }
    boolean all = i < limit && lexicon.is(words, i, "all");
    if (ofAll && !all && !isPair(person, end)) {
      return Optional.empty();
    }
    i = all ? i + 1 : i;
    boolean lives = false;
    boolean said = false;
    while (i < limit
        && (lexicon.is(words, i, "lives") || lexicon.isForm(words, i, "by"))
        && words.timeFrom(i).isEmpty()) {
      lives |= lexicon.is(words, i, "lives");
      i++;
      said = true;
    }
    if (said && !lives || lives && isOfOther(person, end)) {
      return Optional.empty();
    }
    return place(i, lives).map(n -> property(person, n));
  }

  /** "otac i sin Jovo i Petar Jović iz Niša": who share a surname are both from there. */
  private boolean isPair(Nominal person, int end) {
    List<Nominal> list = persons.list(person);
    return list.size() == 2
        && list.getFirst() == person
        && person.to() - person.core() == 1
        && list.getLast().from() == person.to() + 1
        && lexicon.isForm(words, person.to(), "joint")
        && list.getLast().to() == end;
  }

  /** "porodica ubijenog Marka živi u Nišu": who lives there is not he. */
  private boolean isOfOther(Nominal person, int verb) {
    return !person.cases().isEmpty()
        && !person.may(Case.NOMINATIVE)
        && words.hasVerbForm(verb, Reading.VerbForm.PRESENT);
  }

  private static Property property(Nominal person, Nominal place) {
    return new Property(
        List.of(person),
        person.core(),
        place.to(),
        place.named().getFirst().label(),
        place.named());
  }

  /** "iz Autonomnog ženskog centra": an unknown name that goes on is none of a place. */
  private boolean goesOn(Nominal place) {
    int next = place.to();
    return place.named().getFirst().entity().isEmpty()
        && next < limit
        && words.token(next).isWord()
        && (words.token(next).isCapitalised()
            || words.any(
                next, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE && r.is(Case.GENITIVE)));
  }

  /** The place that stands there after "iz", or after "u" where somebody lives. */
  Optional<Nominal> place(int at, boolean lives) {
    return phrases.all().stream()
        .filter(n -> n.from() == at && n.sort() == Sort.PLACE && !n.named().isEmpty())
        .filter(n -> !goesOn(n))
        .filter(
            n ->
                n.preposition()
                    .filter(
                        p ->
                            lives
                                ? p.means(Meaning.IN)
                                : p.means(Meaning.FROM) && p.words().equals("iz"))
                    .isPresent())
        .findFirst();
  }
}
