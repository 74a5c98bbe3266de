package org.letopis.extract.circumstance;

import java.util.Collections;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * Participles behind the noun that they say more of: "sahrani Srba ubijenih u Peći 1999". What
 * stands right behind one says where and when that was, and nothing of the clause around it.
 */
public final class Postposed {

  private static final Set<String> OBLIQUE = Set.of("lih", "lim", "lima", "log", "lom");

  private Postposed() {}

  /**
   * Whether the token is such a participle: it agrees with the phrase before it in no nominative.
   */
  public static boolean is(Phrases phrases, int i) {
    Words words = phrases.words();
    if (i <= phrases.sentence().from()
        || i >= phrases.sentence().to()
        || !words.isPassiveParticiple(i) && !isOfDoer(words, i)) {
      return false;
    }
    Set<Case> cases = words.cases(i, r -> true);
    return phrases
        .nominalOver(i - 1)
        .filter(outer -> outer.all().anyMatch(n -> isOf(words, n, i, cases)))
        .isPresent();
  }

  /** "poginulih", "nestalog": the adjective of an active participle in an oblique case. */
  private static boolean isOfDoer(Words words, int i) {
    return words.isAdjective(i) && OBLIQUE.stream().anyMatch(words.lower(i)::endsWith);
  }

  private static boolean isOf(Words words, Nominal noun, int participle, Set<Case> cases) {
    boolean oblique = !cases.contains(Case.NOMINATIVE) || noun.isPrepositional();
    return noun.to() == participle
        && oblique
        && noun.sort() != Sort.TIME
        && noun.sort() != Sort.PLACE
        && words.token(participle - 1).isWord()
        && !Collections.disjoint(noun.cases(), cases);
  }

  /** Whether a phrase says where or when that was which such a participle tells. */
  static boolean covers(Phrases phrases, Nominal nominal) {
    int at = nominal.from();
    boolean dated = nominal.sort() == Sort.TIME;
    while (at > phrases.sentence().from()) {
      if (is(phrases, at - 1)) {
        return true;
      }
      int end = at;
      Nominal before = phrases.nominalOver(at - 1).filter(n -> n.to() == end).orElse(null);
      if (before == null || !isWhenOrWhere(before) || dated && before.sort() == Sort.TIME) {
        return false;
      }
      dated |= before.sort() == Sort.TIME;
      at = before.from();
    }
    return false;
  }

  private static boolean isWhenOrWhere(Nominal nominal) {
    return nominal.sort() == Sort.TIME
        || nominal
            .preposition()
            .filter(p -> p.means(Meaning.IN) || p.means(Meaning.NEAR))
            .isPresent();
  }
}
