package org.letopis.extract.property;

import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;

/** Reads in which year persons were born. */
final class Births {

  private static final int FIRST_YEAR = 1850;
  private static final int LAST_YEAR = 2100;

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Persons persons;
  private final Words words;
  private final int limit;

  Births(PropertyWords lexicon, Phrases phrases, Persons persons) {
    this.persons = persons;
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = phrases.words();
    this.limit = phrases.sentence().to();
  }

  Optional<Property> birthYear(Nominal person) {
    return new Ages(lexicon, phrases, persons)
        .bracket(person, FIRST_YEAR, LAST_YEAR)
        .or(() -> born(person));
  }

  /** ", rođen 5. maja 1948. u Nišu", "je rođena 1948. godine". */
  private Optional<Property> born(Nominal person) {
    int i = Persons.end(words, person, limit);
    int k = i;
    while (k < limit
        && (words.form(k).equals(",")
            || lexicon.isForm(words, k, "subject")
            || lexicon.is(words, k, "born") && k == i)) {
      if (lexicon.is(words, k, "born")) {
        break;
      }
      k++;
    }
    return k < limit && lexicon.is(words, k, "born") && words.isPassiveParticiple(k)
        ? year(person, k + 1)
        : Optional.empty();
  }

  /** The year of the date near the token. */
  Optional<Property> year(Nominal person, int from) {
    for (int k = from; k < Math.min(limit, from + 6); k++) {
      Optional<Mention.Time> time = words.timeFrom(k);
      if (time.isPresent()) {
        return time.get()
            .span()
            .start()
            .map(s -> Integer.parseInt(s.substring(0, 4)))
            .filter(y -> y >= FIRST_YEAR && y <= LAST_YEAR)
            .map(y -> Ages.property(person, time.get().to(), y));
      }
      boolean light = words.token(k).isWord() && !words.form(k).equals("i");
      if (!light) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
