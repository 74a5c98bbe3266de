package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * Clauses that go on from others and leave out what they share: subject, auxiliary, place, time.
 */
public final class Coordination {

  private Coordination() {}

  /** Whether a clause begins, behind a comma or none, with a small word of that use. */
  public static boolean isJoined(Phrases phrases, Clause clause, Use joint) {
    int at = first(phrases, clause);
    return at < clause.to() && phrases.words().does(at, joint);
  }

  /**
   * The clause that another goes on from, its subject and circumstances left out: "da je u noći
   * grupa provalila u crkvu i zapalila ikonostas", "upali su u selo, zapalili tri kuće".
   */
  public static Optional<Clause> before(Phrases phrases, Clause clause) {
    boolean bare =
        clause.type() == Clause.Type.MAIN
            && clause.index() > 0
            && (isJoined(phrases, clause, Use.SHARING) || goesOn(phrases, clause))
            && clause.nominals().stream()
                .allMatch(n -> n.isPrepositional() || n.may(Case.ACCUSATIVE));
    return bare
        ? phrases.clauses().stream()
            .filter(c -> c.index() < clause.index())
            .filter(c -> c.type() == Clause.Type.MAIN || c.type() == Clause.Type.SUBORDINATE)
            .filter(c -> c.to() > c.from() + 1)
            .reduce((first, second) -> second)
        : Optional.empty();
  }

  /**
   * The clause whose story a main clause goes on with: ", a dva mladića su pretučena", "i zapalila
   * crkvu", ", dok je petoro ranjeno".
   */
  public static Optional<Clause> goneOnFrom(Phrases phrases, Clause clause) {
    boolean goesOn =
        clause.index() > 0
            && (clause.type() == Clause.Type.MAIN || clause.type() == Clause.Type.SUBORDINATE)
            && isJoined(phrases, clause, Use.BESIDE);
    return goesOn
        ? phrases.clauses().stream()
            .filter(c -> c.index() < clause.index())
            .filter(c -> c.type() == Clause.Type.MAIN || c.type() == Clause.Type.SUBORDINATE)
            .filter(c -> c.to() > c.from() + 1)
            .reduce((first, second) -> second)
        : Optional.empty();
  }

  /**
   * The one subject that the first clause of a chain has and the clause leaves out: "vojnici su
   * opkolili selo, ubili devet muškaraca i spalili džamiju". Empty where a passive stands between.
   *
   * @param affected what the clause's own verb affects, which is no subject
   */
  public static Optional<Nominal> subject(Phrases phrases, Clause clause, Nominal affected) {
    Clause last = clause;
    Optional<Clause> before = goneOn(phrases, last);
    while (before.isPresent()
        && onlyAsides(phrases, before.get(), last)
        && !isPassive(phrases, before.get())) {
      List<Nominal> subjects = subjects(phrases, before.get(), affected);
      if (!subjects.isEmpty()) {
        return subjects.size() == 1 ? Optional.of(subjects.getFirst()) : Optional.empty();
      }
      last = before.get();
      before = goneOn(phrases, last);
    }
    return Optional.empty();
  }

  private static Optional<Clause> goneOn(Phrases phrases, Clause clause) {
    return before(phrases, clause).or(() -> toWhere(phrases, clause));
  }

  /** "grupa je krenula ka selu, gde je zapalila kuću": the clause that tells where it came to. */
  private static Optional<Clause> toWhere(Phrases phrases, Clause clause) {
    boolean where =
        clause.type() == Clause.Type.SUBORDINATE
            && clause.opener().filter(o -> phrases.words().does(o, Use.WHERE)).isPresent()
            && clause.nominals().stream()
                .allMatch(n -> n.isPrepositional() || n.may(Case.ACCUSATIVE));
    return where
        ? phrases.clauses().stream()
            .filter(c -> c.index() < clause.index() && c.type() == Clause.Type.MAIN)
            .filter(c -> c.to() > c.from() + 1)
            .reduce((first, second) -> second)
        : Optional.empty();
  }

  /** Whether the predicate of a clause is a passive participle. */
  public static boolean isPassive(Phrases phrases, Clause clause) {
    return own(phrases, clause)
        .anyMatch(i -> phrases.words().isPassiveParticiple(i) && phrases.nominalOver(i).isEmpty());
  }

  /** "zapalili tri kuće" behind a comma: a participle whose auxiliary is left out. */
  private static boolean goesOn(Phrases phrases, Clause clause) {
    int at = first(phrases, clause);
    int before = clause.from() - 1;
    boolean comma =
        at > clause.from()
            || before >= phrases.sentence().from() && phrases.words().form(before).equals(",");
    return comma
        && at < clause.to()
        && phrases.nominalOver(at).isEmpty()
        && phrases.words().hasVerbForm(at, VerbForm.ACTIVE_PARTICIPLE)
        && own(phrases, clause).noneMatch(i -> Verbs.isAuxiliary(phrases.words(), i));
  }

  private static int first(Phrases phrases, Clause clause) {
    int first = clause.from();
    boolean comma = first < clause.to() && phrases.words().form(first).equals(",");
    return comma ? first + 1 : first;
  }

  /** Whether nothing but relative clauses and brackets stand between two clauses. */
  private static boolean onlyAsides(Phrases phrases, Clause before, Clause clause) {
    // "koji su upali u dom i ubili": without a comma it is the relative clause that goes on.
    boolean closed = before.index() == clause.index() - 1 || isClosed(phrases, clause);
    return closed
        && phrases.clauses().stream()
            .filter(c -> c.index() > before.index() && c.index() < clause.index())
            .filter(c -> c.to() > c.from() + 1)
            .allMatch(c -> c.type() == Clause.Type.RELATIVE || c.type() == Clause.Type.BRACKET);
  }

  /** Whether a comma closes what stands before a clause: ", među kojima dve žene, i". */
  private static boolean isClosed(Phrases phrases, Clause clause) {
    int from = clause.from();
    return phrases.words().form(from).equals(",")
        || from > phrases.sentence().from() && phrases.words().form(from - 1).equals(",");
  }

  /**
   * What can be the subject of a clause: before its verb any phrase in the nominative, behind it
   * only one that can be no object.
   */
  private static List<Nominal> subjects(Phrases phrases, Clause clause, Nominal affected) {
    int verb =
        own(phrases, clause)
            .filter(i -> phrases.nominalOver(i).isEmpty())
            .filter(i -> !Verbs.isAuxiliary(phrases.words(), i))
            .filter(i -> Verbs.isPredicate(phrases.words(), i))
            .findFirst()
            .orElse(clause.to());
    return clause.nominals().stream()
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
        .filter(n -> n.sort() != Sort.TIME && n.head() != affected.head())
        .filter(n -> n.to() <= verb || !n.may(Case.ACCUSATIVE) && n.quantity().isEmpty())
        .toList();
  }

  private static IntStream own(Phrases phrases, Clause clause) {
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index());
  }
}
