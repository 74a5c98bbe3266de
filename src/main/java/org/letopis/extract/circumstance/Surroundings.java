package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.argument.Coordination;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Verbs;
import org.letopis.lexicon.Reading.Case;

/** The clauses and phrases of a sentence that say when or where another clause happened. */
public final class Surroundings {

  private static final Question<Clause, List<Clause>> EXPLAINING =
      new Question<>(Surroundings::findExplaining);

  private static final Question<Integer, List<Nominal>> OPENING =
      new Question<>((phrases, i) -> findOpening(phrases));

  private Surroundings() {}

  /**
   * The clauses that say when or where a clause happened: "kada je ...", "u poplavama koje ...";
   * those of its own, then those of what the sentence opens with, then those of the clause that it
   * is coordinated with.
   */
  static List<Clause> explaining(Phrases phrases, Clause clause) {
    return phrases.ask(EXPLAINING, clause);
  }

  private static List<Clause> findExplaining(Phrases phrases, Clause clause) {
    List<Clause> found = new ArrayList<>(ownOf(phrases, clause));
    continued(phrases, clause).ifPresent(found::add);
    Coordination.before(phrases, clause).ifPresent(found::add);
    meanwhile(phrases, clause).ifPresent(found::add);
    besideRelative(phrases, clause).ifPresent(found::add);
    if (clause.type() == Clause.Type.MAIN) {
      found.addAll(ofEvents(phrases, opening(phrases)));
      coordinated(phrases, clause).ifPresent(next -> found.addAll(ownOf(phrases, next)));
    }
    return found.stream().distinct().toList();
  }

  private static List<Clause> ownOf(Phrases phrases, Clause clause) {
    List<Clause> found = new ArrayList<>();
    phrases.clauses().stream()
        .filter(other -> other.index() == clause.index() + 1 && opensWhen(phrases, other))
        .forEach(found::add);
    found.addAll(ofEvents(phrases, clause.nominals()));
    return found;
  }

  /**
   * The clause that another goes on telling of: ", gde je 300 ljudi napalo", "pri čemu je povređeno
   * troje", "nereda, u kojima je poginuo vozač".
   */
  private static Optional<Clause> continued(Phrases phrases, Clause clause) {
    boolean opened = clause.from() > phrases.sentence().from() && clause.opener().isPresent();
    if (!opened) {
      return Optional.empty();
    }
    int opener = clause.opener().get();
    int before = clause.from() - 1;
    boolean comma =
        phrases.words().form(before).equals(",") || phrases.words().form(clause.from()).equals(",");
    while (before > phrases.sentence().from() && phrases.words().form(before).equals(",")) {
      before--;
    }
    boolean during = opener > 0 && phrases.words().does(opener - 1, Use.DURING);
    boolean all = phrases.words().does(opener, Use.WHICH);
    boolean goesOn = comma && opensWhen(phrases, clause) || during && all;
    if (goesOn) {
      return Optional.of(phrases.clauseOf(before));
    }
    return during && clause.type() == Clause.Type.RELATIVE
        ? clause
            .antecedent()
            .flatMap(a -> eventOf(phrases, a))
            .filter(e -> happensIn(phrases, e))
            .map(e -> phrases.clauseOf(e.head()))
        : Optional.empty();
  }

  /**
   * Whether the clause of an event tells where and when it was: "izbio je sukob", "u sukobu je";
   * not "osuđen je zbog nereda", "vlada je osudila napad".
   */
  private static boolean happensIn(Phrases phrases, Nominal event) {
    boolean around =
        event
            .preposition()
            .map(p -> p.means(Meaning.IN) || p.means(Meaning.DURING))
            .orElse(event.may(Case.NOMINATIVE));
    return around && !EventDates.isObject(phrases.clauseOf(event.head()), event);
  }

  /**
   * The event that a relative clause tells of: "u napadu na Rudnik, u kojem je", "u sukobu s
   * policijom, u kojem", "u sukobima demonstranata i policije koji su": the phrase before the
   * clause, or the one that it belongs to.
   */
  static Optional<Nominal> eventOf(Phrases phrases, Nominal antecedent) {
    Optional<Nominal> found = Optional.of(antecedent);
    while (found.isPresent() && !isEvent(found.get())) {
      found = ownerOf(phrases, found.get());
    }
    return found;
  }

  /** The phrase that one with a preposition, or another item in the genitive, stands behind. */
  private static Optional<Nominal> ownerOf(Phrases phrases, Nominal nominal) {
    int end = nominal.from();
    if (!nominal.isPrepositional() && nominal.sort() != Sort.TIME) {
      boolean item =
          nominal.may(Case.GENITIVE)
              && end - 1 > phrases.sentence().from()
              && phrases.words().does(end - 1, Use.ITEM);
      if (!item) {
        return Optional.empty();
      }
      end--;
    }
    int last = end;
    return phrases.nominals().stream().filter(n -> n.to() == last).findFirst();
  }

  /**
   * The relative clause of an event that the clause before goes on with: "nereda, u kojima su 3.
   * juna poginula dvojica, a povređeno je 37 ljudi".
   */
  private static Optional<Clause> besideRelative(Phrases phrases, Clause clause) {
    int before = clause.index() - 1;
    boolean joined =
        before >= 0
            && clause.type() == Clause.Type.MAIN
            && Coordination.isJoined(phrases, clause, Use.BESIDE)
            && clause.nominals().stream()
                .noneMatch(n -> n.sort() == Sort.PERSON || n.sort() == Sort.ORGANIZATION);
    return Optional.of(phrases.clauses().get(Math.max(0, before)))
        .filter(c -> joined && c.type() == Clause.Type.RELATIVE)
        .filter(c -> c.antecedent().flatMap(a -> eventOf(phrases, a)).isPresent());
  }

  /** "potres je pogodio Fars, dok je više od 700 povređeno": what the event did besides. */
  private static Optional<Clause> meanwhile(Phrases phrases, Clause clause) {
    int before = clause.index() - 1;
    boolean joined =
        before >= 0
            && clause.from() > phrases.sentence().from()
            && Coordination.isJoined(phrases, clause, Use.BESIDE);
    return joined
        ? phrases.clauses().stream()
            .filter(c -> c.index() <= before && c.type() == Clause.Type.MAIN)
            .filter(
                c ->
                    c.nominals().stream()
                        .anyMatch(n -> n.sort() == Sort.EVENT && n.may(Case.NOMINATIVE)))
            .reduce((first, second) -> second)
        : Optional.empty();
  }

  /** The relative clauses of the events among those phrases. */
  private static List<Clause> ofEvents(Phrases phrases, List<Nominal> nominals) {
    return phrases.clauses().stream()
        .filter(other -> other.type() == Clause.Type.RELATIVE)
        .filter(
            other ->
                other
                    .antecedent()
                    .flatMap(a -> eventOf(phrases, a))
                    .filter(nominals::contains)
                    .isPresent())
        .toList();
  }

  private static boolean isEvent(Nominal nominal) {
    return nominal.all().anyMatch(n -> n.sort() == Sort.EVENT);
  }

  /** The main clause behind a main clause that a small conjunction joins to it. */
  private static Optional<Clause> coordinated(Phrases phrases, Clause clause) {
    return phrases.clauses().stream()
        .filter(next -> next.index() == clause.index() + 1 && next.type() == Clause.Type.MAIN)
        .filter(next -> Coordination.isJoined(phrases, next, Use.BESIDE))
        .findFirst();
  }

  static boolean opensWhen(Phrases phrases, Clause clause) {
    return clause.type() == Clause.Type.SUBORDINATE
        && clause.opener().filter(o -> phrases.words().does(o, Use.WHEN)).isPresent();
  }

  /** The phrases that the sentence opens with, before its first predicate. */
  public static List<Nominal> opening(Phrases phrases) {
    return phrases.ask(OPENING);
  }

  private static List<Nominal> findOpening(Phrases phrases) {
    int predicate = phrases.sentence().from();
    while (predicate < phrases.sentence().to() && !isPredicate(phrases, predicate)) {
      predicate++;
    }
    int first = predicate;
    Clause main = phrases.clauses().getFirst();
    return main.nominals().stream().filter(n -> n.to() <= first).toList();
  }

  /** "su srušeni manastir i crkva": the participle before its noun is the predicate. */
  private static boolean isPredicate(Phrases phrases, int i) {
    Optional<Nominal> over = phrases.nominalOver(i);
    boolean participle = phrases.words().isPassiveParticiple(i);
    if (over.isPresent()) {
      return participle && over.get().from() == i && over.get().may(Case.NOMINATIVE);
    }
    return !Verbs.isClitic(phrases.words(), i)
        && (participle || Verbs.isPredicate(phrases.words(), i));
  }
}
