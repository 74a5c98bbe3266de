package org.letopis.extract.phrase;

import java.util.Arrays;
import java.util.List;
import org.letopis.lexicon.Reading.Case;
import org.letopis.text.Sentence;

/** Tells the predicates of a sentence from the participles inside its noun phrases. */
final class Predicates {

  private final Words words;
  private final Sentence sentence;
  private final List<Nominal> nominals;
  private final int[] nominalAt;

  Predicates(Words words, Sentence sentence, List<Nominal> nominals) {
    this.words = words;
    this.sentence = sentence;
    this.nominals = nominals;
    nominalAt = new int[sentence.to() - sentence.from()];
    Arrays.fill(nominalAt, -1);
    for (int n = 0; n < nominals.size(); n++) {
      for (int i = nominals.get(n).from(); i < nominals.get(n).to(); i++) {
        nominalAt[i - sentence.from()] = n;
      }
    }
  }

  /** The noun phrase at a token that stands inside one. */
  Nominal nominalAt(int i) {
    return nominals.get(nominalAt[i - sentence.from()]);
  }

  boolean insideNominal(int i) {
    return nominalAt[i - sentence.from()] >= 0;
  }

  boolean isPredicate(int i) {
    return isVerbLike(i) && (!insideNominal(i) || isHeadline(i));
  }

  /** "a u Nišu demolirano sedište": the participle before its noun is the predicate. */
  private boolean isHeadline(int i) {
    Nominal over = nominalAt(i);
    // "Bojan" is a given name and a participle.
    boolean name = over.sort() == Nominal.Sort.PERSON && !over.adjectives().contains(i);
    return over.from() == i
        && !name
        && words.nameOver(i).isEmpty()
        && isParticiple(i)
        && over.may(Case.NOMINATIVE);
  }

  boolean isVerbLike(int i) {
    return words.token(i).isWord() && (Verbs.isPredicate(words, i) || isParticiple(i));
  }

  boolean isParticiple(int i) {
    return words.token(i).isWord() && words.isPassiveParticiple(i);
  }
}
