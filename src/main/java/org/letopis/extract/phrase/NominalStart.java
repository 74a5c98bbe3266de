package org.letopis.extract.phrase;

/** Where a noun phrase can begin behind another one. */
final class NominalStart {

  private NominalStart() {}

  static boolean at(Words words, int i, int limit) {
    return i < limit
        && words.token(i).isWord()
        && !Verbs.isPredicate(words, i)
        && !Verbs.isClitic(words, i)
        && !Relatives.is(words, i)
        && !Relatives.isSubordinator(words, i);
  }
}
