package org.letopis.extract.phrase;

import java.util.EnumSet;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/**
 * What a written word can be as a part of a person's name.
 *
 * @param nominative the name itself
 * @param gender of the person who bears it
 * @param cases the cases in which the name takes this form
 * @param known whether the lexica bear it out: a given name of the list, a surname's ending
 * @param languages in which it is usual; empty where nothing is known
 */
record NameForm(
    String nominative, Gender gender, Set<Case> cases, boolean known, Set<String> languages) {

  NameForm {
    cases = cases.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(cases));
    languages = Set.copyOf(languages);
  }

  boolean may(Case grammatical) {
    return cases.contains(grammatical);
  }
}
