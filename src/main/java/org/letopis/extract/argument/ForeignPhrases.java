package org.letopis.extract.argument;

import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Tells which phrases near a trigger belong to other words of its clause. */
final class ForeignPhrases {

  private static final Set<String> CLOSING = Set.of("“", "”", "\"", "«");

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;

  ForeignPhrases(Predication predication, Fit fit) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
  }

  /**
   * "jedan poginuli i dvadeset uhapšenih", "koji je poginuo, nego kao Petar Ilić": told of another.
   */
  boolean isOfAnother(Nominal nominal) {
    int next = trigger.last() + 1;
    boolean counted =
        nominal.sort() == Sort.ELLIPTIC
            && nominal.quantity().isPresent()
            && nominal.adjectives().stream().anyMatch(a -> isOtherDeed(a))
            && Links.between(phrases, next, nominal.from());
    return counted || isInsteadIn(next + 1, nominal.from());
  }

  private boolean isInsteadIn(int from, int to) {
    for (int i = from; i < to; i++) {
      if (words.does(i, Use.INSTEAD) && words.form(i - 1).equals(",")) {
        return true;
      }
    }
    return false;
  }

  private boolean isOtherDeed(int adjective) {
    return words.isPassiveParticiple(adjective) && !trigger.tokens().contains(adjective);
  }

  /** "Izgorela kuća, stanari na broju": the verb tells of the noun in whose phrase it stands. */
  boolean isOfThing() {
    return phrases
        .nominalOver(trigger.first())
        .filter(n -> n.from() == trigger.first() && n.head() > trigger.last())
        .filter(n -> n.sort() == Sort.THING || n.sort() == Sort.SITE)
        .filter(n -> n.may(Case.NOMINATIVE) && !n.isPrepositional() && !fit.allows(n))
        .isPresent();
  }

  /** "stradalo je 12 srpskih kuća, 40 albanskih": the noun left out is that of the skipped. */
  static boolean isOfSkipped(Nominal nominal) {
    return nominal.sort() == Sort.ELLIPTIC
        && nominal.quantity().isPresent()
        && nominal.unit().isEmpty();
  }

  /** "stradale su 12 srpskih i 40 albanskih kuća": the noun left out is none of the rule's. */
  boolean isOfNextNoun(Nominal nominal) {
    return isOfSkipped(nominal)
        && !nominal.adjectives().isEmpty()
        && clause.nominals().stream()
            .filter(n -> n.from() >= nominal.to())
            .findFirst()
            .filter(n -> !n.isPrepositional() && n.quantity().isPresent())
            .filter(n -> n.sort() != Sort.ELLIPTIC && !fit.allows(n))
            .filter(n -> !n.adjectives().isEmpty())
            .filter(n -> Links.between(phrases, nominal.to(), n.from()))
            .isPresent();
  }

  /** "za smrt 24 rudara osuđen je": the figure belongs to the noun behind the preposition. */
  boolean isGoverned(Nominal counted) {
    return isBehind(counted, Meaning.ABOUT);
  }

  /** "osuđen je zbog ubistva devet civila": whom the deed was against that was the cause. */
  boolean isOfDeed(Nominal counted) {
    return isBehind(counted, Meaning.CAUSE);
  }

  private boolean isBehind(Nominal counted, Meaning meaning) {
    if (counted.quantity().isEmpty()) {
      return false;
    }
    for (Nominal n : clause.nominals()) {
      if (n.to() == counted.from()
          && n.isPrepositional()
          && n.preposition().get().meaning() == meaning) {
        return true;
      }
    }
    return false;
  }

  /** "Srušena 2003, ograda odneta": behind the comma stands what has a participle of its own. */
  boolean isToldBehind(Nominal nominal) {
    int next = nominal.to();
    return words.form(nominal.from() - 1).equals(",")
        && next < phrases.sentence().to()
        && words.isPassiveParticiple(next)
        && phrases.nominalOver(next).filter(n -> n.to() - n.from() > 1).isEmpty()
        && (next + 1 == phrases.sentence().to() || !words.token(next + 1).isWord());
  }

  /** "„gubi mu se trag“, priča Ana Ilić": who says it stands behind the quote and its comma. */
  boolean isBehindQuote(Nominal nominal) {
    for (int i = trigger.last() + 1; i < nominal.from() - 1; i++) {
      if (!words.token(i).isWord()
          && CLOSING.contains(words.form(i))
          && words.form(i + 1).equals(",")) {
        return true;
      }
    }
    return false;
  }

  boolean isOfObject(Nominal nominal) {
    return Whose.isOfObject(words, clause, trigger.last(), nominal, trigger.rule().beside());
  }
}
