package org.letopis.extract.argument;

import java.util.Collections;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Noun phrases beside another one that mean the same. */
final class Appositions {

  private Appositions() {}

  /** "Marko Jović (52), profesor": says who he is, and is nobody else. */
  static boolean explains(Words words, Nominal nominal, int end) {
    boolean comma = nominal.from() > end && words.form(nominal.from() - 1).equals(",");
    return nominal.sort() == Sort.PEOPLE && nominal.quantity().isEmpty() && comma;
  }

  /**
   * "narednik Ilija Škorić", "direktor škole u Boru Marko Jović": a noun that says what the person
   * is whose name stands behind it.
   */
  static boolean isTitle(Clause clause, Nominal nominal, Case wanted) {
    boolean noun =
        (nominal.sort() == Sort.OTHER || nominal.sort() == Sort.PEOPLE)
            && nominal.quantity().isEmpty()
            && !nominal.isPrepositional()
            && nominal.may(wanted);
    return noun && named(clause, nominal, wanted);
  }

  /** "sestra vozača Saše Kosa": the name behind says who the driver is. */
  static boolean isOfInner(Nominal title, Nominal name) {
    return !name.may(Case.NOMINATIVE)
        && title.complements().stream()
            .filter(c -> c.to() == title.to() && !c.isPrepositional() && c.sort() == Sort.PEOPLE)
            .anyMatch(c -> !Collections.disjoint(c.cases(), name.cases()));
  }

  /** Whether a person's name stands behind the noun, or behind what says where. */
  private static boolean named(Clause clause, Nominal noun, Case wanted) {
    return clause.nominals().stream()
        .filter(n -> n.from() == noun.to())
        .anyMatch(
            n ->
                n.sort() == Sort.PERSON
                    ? n.cases().isEmpty() || n.may(wanted) && !isOfInner(noun, n)
                    : n.isPrepositional() && n.sort() == Sort.PLACE && named(clause, n, wanted)
                        || isTitle(clause, n, wanted));
  }

  /**
   * The same in a list of names: ", majka i sin," explains two of them, ", bračni par Stojan i
   * Ruža" goes on with the next.
   *
   * @param explained whether the phrase right before explained a name too
   */
  static boolean explains(Phrases phrases, Nominal nominal, int end, boolean explained) {
    boolean named =
        phrases.nominals().stream()
            .anyMatch(n -> n.from() == nominal.to() && n.sort() == Sort.PERSON);
    boolean second =
        explained
            && nominal.sort() == Sort.PEOPLE
            && nominal.quantity().isEmpty()
            && nominal.from() == end + 1
            && phrases.words().does(end, Use.BOTH);
    return !named && (second || explains(phrases.words(), nominal, end));
  }

  static boolean isNamedBy(Nominal people, Nominal name) {
    return people.sort() == Sort.PEOPLE
        && people.quantity().isEmpty()
        && name.sort() == Sort.PERSON
        && name.from() == people.to()
        && !isOfInner(people, name);
  }
}
