package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;

/**
 * Acts that a clause gives as the ground of what it tells: "osuđen zbog ubistva dvoje ljudi u Peći
 * 5. maja". The act is told for itself: what stands right behind says where and when it was.
 */
public final class Grounds {

  private Grounds() {}

  /** Whether a phrase gives an act as a ground. */
  private static boolean isGround(Phrases phrases, Nominal nominal) {
    return nominal
            .preposition()
            .filter(p -> p.means(Meaning.ABOUT) || p.means(Meaning.CAUSE))
            .isPresent()
        && phrases.words().isAct(nominal.head());
  }

  /**
   * The phrases of place and the date of an act that is a ground: right behind its phrase, or
   * behind a comma where no other predicate follows that they could belong to.
   */
  public static List<Nominal> of(Phrases phrases, Nominal act) {
    return behind(phrases, act.to(), !isPredicateBehind(phrases, act));
  }

  private static boolean isPredicateBehind(Phrases phrases, Nominal act) {
    Clause clause = phrases.clauseOf(act.head());
    return IntStream.range(act.to(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .anyMatch(i -> Verbs.isPredicate(phrases.words(), i));
  }

  private static List<Nominal> behind(Phrases phrases, int from, boolean acrossCommas) {
    List<Nominal> found = new ArrayList<>();
    int end = from;
    boolean dated = false;
    for (Nominal next : phrases.nominals()) {
      if (next.from() < end) {
        continue;
      }
      boolean time = next.sort() == Sort.TIME;
      boolean place =
          next.preposition().filter(p -> p.means(Meaning.IN) || p.means(Meaning.NEAR)).isPresent();
      boolean comma =
          acrossCommas && next.from() == end + 1 && phrases.words().form(end).equals(",");
      boolean listed =
          !found.isEmpty()
              && next.sort() == Sort.PLACE
              && !next.isPrepositional()
              && Links.between(phrases, end, next.from());
      if (next.from() > end && !comma && !listed || !time && !place && !listed || time && dated) {
        break;
      }
      dated |= time;
      found.add(next);
      end = next.to();
    }
    return found;
  }

  /** Whether a phrase says where or when an act was that is given as a ground, or by the way. */
  public static boolean covers(Phrases phrases, Nominal nominal) {
    return Postposed.covers(phrases, nominal)
        || phrases.nominals().stream()
            .filter(n -> n.to() <= nominal.from() && isGround(phrases, n))
            .anyMatch(n -> behind(phrases, n.to(), false).contains(nominal));
  }

  /** Whether the time at the token is when such an act was. */
  static boolean coversTime(Phrases phrases, int time) {
    Optional<Nominal> over = phrases.nominalOver(time);
    return over.filter(n -> covers(phrases, n)).isPresent();
  }
}
