package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;

/** Finds what a person is called beside the name. */
public final class Callings {

  private final CallingsBefore before;
  private final CallingsBehind behind;

  Callings(PersonNouns nouns, PropertyWords lexicon, Phrases phrases, Persons persons) {
    this.before = new CallingsBefore(nouns, phrases, persons);
    this.behind = new CallingsBehind(nouns, lexicon, phrases, persons);
  }

  /** The callings of the person, those before the name first, the nearest first. */
  public List<Calling> of(Nominal person) {
    List<Calling> found = new ArrayList<>(before.of(person));
    found.addAll(behind.of(person));
    return found;
  }
}
