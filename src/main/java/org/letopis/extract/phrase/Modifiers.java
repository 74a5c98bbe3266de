package org.letopis.extract.phrase;

import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Tells the adjectives, pronouns and participles that stand before the head of a noun phrase. */
final class Modifiers {

  /** What stands before a verb of saying that is put into or behind what is said. */
  private static final Set<String> REMARKS = Set.of(",", "-", "–", "—", "\"", "“", "”", "»");

  private final Words words;
  private final Nouns nouns;

  /** Whether a token can modify a noun: 1 yes, -1 no, 0 not asked yet. */
  private final byte[] modifier;

  Modifiers(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
    modifier = new byte[words.size()];
  }

  /** Moves past one adjective, pronoun, adverb or joining word that stands before a head. */
  int past(int i, int limit, List<Integer> adjectives) {
    if (!words.token(i).isWord()) {
      boolean joins =
          words.form(i).equals(",")
              && !adjectives.isEmpty()
              && adjectiveFollows(i, limit)
              && mayJoin(adjectives.getLast(), i + 1);
      return joins ? i + 1 : i;
    }
    if (isModifier(i)) {
      adjectives.add(i);
      return i + 1;
    }
    boolean adverb =
        words.is(i, PartOfSpeech.ADVERB) && !words.isNoun(i) || words.does(i, Use.DEGREE);
    boolean joins = !adjectives.isEmpty() && words.does(i, Use.ALIKE);
    return (adverb || joins) && adjectiveFollows(i, limit) ? i + 1 : i;
  }

  /** "umesto 20 mrtvih, poginula su": two adjectives in other cases are of two phrases. */
  private boolean mayJoin(int one, int other) {
    return words.cases(one, r -> true).isEmpty()
        || words.cases(other, r -> true).isEmpty()
        || words.any(
            one,
            a ->
                a.grammatical().isPresent()
                    && words.any(
                        other,
                        b ->
                            a.grammatical().equals(b.grammatical())
                                && a.number().equals(b.number())));
  }

  /** "delom uništen": an adverb of the adjective behind it. */
  boolean isDegree(int i, int limit) {
    return words.does(i, Use.DEGREE) && adjectiveFollows(i, limit);
  }

  private boolean adjectiveFollows(int i, int limit) {
    return i + 1 < limit && isModifier(i + 1) && words.quantityFrom(i + 1).isEmpty();
  }

  private boolean isModifier(int i) {
    if (modifier[i] == 0) {
      modifier[i] = (byte) (canModify(i) ? 1 : -1);
    }
    return modifier[i] > 0;
  }

  private boolean canModify(int i) {
    if (!words.token(i).isWord()
        || words.is(i, PartOfSpeech.PREPOSITION)
        || Verbs.isNegation(words, i)
        || isVerbOfRemark(i)
        || isRatherPlural(i)
        || isOnly(i)) {
      return false;
    }
    boolean pronoun =
        words.any(i, r -> r.partOfSpeech() == PartOfSpeech.PRONOUN && r.grammatical().isPresent())
            && !Relatives.is(words, i)
            && !Relatives.isPersonal(words, i);
    return (words.isAdjective(i) || pronoun) && !Verbs.isClitic(words, i) && !isPerfect(i);
  }

  /** "članova udruženja", "mostovi biće": a plural of the noun whose possessive it looks like. */
  private boolean isRatherPlural(int i) {
    return words.is(i, PartOfSpeech.ADJECTIVE)
        && words.readings(i).stream()
            .filter(r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
            .allMatch(
                a ->
                    words.any(
                        i,
                        n ->
                            n.partOfSpeech() == PartOfSpeech.NOUN
                                && (a.lemma().equals(n.lemma() + "ov")
                                    || a.lemma().equals(n.lemma() + "ev"))));
  }

  /** "svega 12": no more than that. */
  private boolean isOnly(int i) {
    return words.does(i, Use.ONLY) && i + 1 < words.size() && words.quantityFrom(i + 1).isPresent();
  }

  boolean isParticiple(int i) {
    return words.isPassiveParticiple(i)
        || words.lower(i).endsWith("o")
        || words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE);
  }

  /** A participle, or the present of a verb: "drže četiri taoca" are two phrases. */
  boolean isVerbal(int i) {
    Set<Case> cases = words.cases(i, r -> true);
    // "najavljenih 20 vojnika": no predicate in that case.
    boolean adverb =
        words.is(i, PartOfSpeech.ADVERB)
            && !words.any(i, r -> r.verbForm().isPresent())
            && isModifier(i + 1);
    return !adverb && isParticiple(i) && (cases.isEmpty() || cases.contains(Case.NOMINATIVE))
        || words.hasVerbForm(i, VerbForm.PRESENT);
  }

  /** "kako tvrde meštani", ", tvrdi Ana Kos": a verb, though "tvrd" is an adjective too. */
  private boolean isVerbOfRemark(int i) {
    if (i == 0) {
      return false;
    }
    String before = words.lower(i - 1);
    boolean verb = words.hasVerbForm(i, Reading.VerbForm.PRESENT);
    return verb && (before.equals("kako") || REMARKS.contains(before) && nouns.isSaying(words, i));
  }

  /**
   * "je ostalo selo", "je ponovo potekla voda": the verb of the auxiliary before it, no adjective
   * of the noun behind it.
   */
  private boolean isPerfect(int i) {
    int before = i - 1;
    while (before > 0
        && words.is(before, PartOfSpeech.ADVERB)
        && !Verbs.isAuxiliary(words, before)) {
      before--;
    }
    return before >= 0
        && Verbs.isAuxiliary(words, before)
        && words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE);
  }

  /** "se vratilo svega 12": a verb behind "se", though "vratilo" is a noun too. */
  boolean isReflexivePerfect(int i) {
    return i > 0
        && words.lower(i - 1).equals("se")
        && words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE);
  }

  /**
   * srpska/Srpska, mlada, "u tom selu": an adjective or a pronoun with a noun behind it that it
   * agrees with.
   */
  boolean isRatherAdjective(int i, int limit) {
    return isModifier(i)
        && i + 1 < limit
        && words.token(i + 1).isWord()
        && (words.isNoun(i + 1) || isModifier(i + 1))
        && nouns.at(words, i, limit).filter(m -> m.to() > i + 1).isEmpty()
        && agreeWholly(i, i + 1);
  }

  /** In case, number and gender: "grobova prijavljeno" is no phrase. */
  private boolean agreeWholly(int adjective, int noun) {
    return words.any(
        adjective,
        a ->
            (a.partOfSpeech() == PartOfSpeech.ADJECTIVE || a.partOfSpeech() == PartOfSpeech.PRONOUN)
                && words.any(
                    noun,
                    n ->
                        a.grammatical().equals(n.grammatical())
                            && a.number().equals(n.number())
                            && (n.gender().isEmpty() || a.gender().equals(n.gender()))));
  }

  boolean agree(int adjective, int noun) {
    Set<Case> one = words.cases(adjective, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE);
    Set<Case> other = words.cases(noun, r -> true);
    return one.stream().anyMatch(other::contains);
  }
}
