package org.letopis.extract.argument;

import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Words;

/** Noun phrases beside another one that mean the same. */
final class Appositions {

  private Appositions() {}

  /** "Marko Jović (52), profesor": says who he is, and is nobody else. */
  static boolean explains(Words words, Nominal nominal, int end) {
    boolean comma = nominal.from() > end && words.form(nominal.from() - 1).equals(",");
    return nominal.sort() == Sort.PEOPLE && nominal.quantity().isEmpty() && comma;
  }

  static boolean isNamedBy(Nominal people, Nominal name) {
    return people.sort() == Sort.PEOPLE
        && people.quantity().isEmpty()
        && name.sort() == Sort.PERSON
        && name.from() == people.to();
  }
}
