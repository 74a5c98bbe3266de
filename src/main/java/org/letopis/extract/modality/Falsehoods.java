package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;

/** What is told only to say that it is not true: "vest o ubistvu je izmišljena". */
final class Falsehoods {

  /** A negation stands at most so many words before the word that it negates: "nije bila tačna". */
  /** So near behind the words that correct it stands the right figure. */
  private static final int CORRECTION_REACH = 6;

  private static final int NEGATION_REACH = 3;

  /** Words from the pronoun to what says that it is false: "to se kasnije pokazalo netačnim". */
  private static final int RETRACTION_REACH = 7;

  /** Roles of words that alone say nothing of truth. */
  private static final Set<String> BESIDE = Set.of("this", "content");

  private final LemmaPhrases<String> words = new LemmaPhrases<>();

  /** Whether in a sentence or right behind it truth is spoken of: asked of its first token. */
  private final Question<Integer, Boolean> judged =
      new Question<>((phrases, i) -> isJudged(phrases));

  static Falsehoods load(Path language) {
    Falsehoods loaded = new Falsehoods();
    for (Table.Row row : Table.read(language.resolve("falsehood.tsv")).rows()) {
      loaded.words.add(row.cell(0), row.cell(1));
    }
    return loaded;
  }

  /** Whether the trigger is what some news, picture or story tells that is said to be false. */
  boolean cover(Phrases phrases, int trigger) {
    return phrases.ask(judged) && isCovered(phrases, trigger);
  }

  private boolean isJudged(Phrases phrases) {
    Words text = phrases.words();
    int end = phrases.sentence().to();
    int reach = Math.min(text.size(), end + RETRACTION_REACH);
    for (int i = phrases.sentence().from(); i < reach; i++) {
      if (isOfTruth(text, i, text.size()) || i < end && isOfTruth(text, i, end)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOfTruth(Words text, int i, int limit) {
    return words.at(text, i, limit).filter(m -> !BESIDE.contains(m.value())).isPresent();
  }

  private boolean isCovered(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    if (isCalledLie(phrases, clause, trigger)
        || isHeadedFalse(phrases, trigger)
        || isCorrected(phrases, trigger)
        || isRetracted(phrases, trigger)) {
      return true;
    }
    Optional<Integer> opener =
        clause.opener().filter(o -> clause.type() == Clause.Type.SUBORDINATE);
    int first = phrases.sentence().from();
    if (opener.filter(o -> o > first).isPresent()) {
      Clause before = phrases.clauseOf(opener.get() - 1);
      boolean content =
          IntStream.range(before.from(), opener.get()).anyMatch(i -> is(phrases, i, "content"));
      boolean direct = is(phrases, opener.get() - 1, "content");
      if (content
          && (isFalse(phrases, before.from(), opener.get())
              || direct && isRejected(phrases, before.from(), opener.get())
              || direct && isFalse(phrases, trigger + 1, phrases.sentence().to())
              || direct && isRejected(phrases, trigger + 1, phrases.sentence().to()))) {
        return true;
      }
    }
    return phrases
        .nominalOver(trigger)
        .filter(n -> isTold(phrases, n, trigger))
        .filter(
            n ->
                isFalse(phrases, clause.from(), clause.to())
                    || isDenied(phrases, clause.from(), clause.to())
                    || isRejected(phrases, clause.from(), clause.to()))
        .isPresent();
  }

  /**
   * "nije tačno da ...", "laž je da ...": the clause right before denies what the trigger tells.
   */
  boolean denies(Phrases phrases, Governors governors, int trigger) {
    Words text = phrases.words();
    Clause clause = phrases.clauseOf(trigger);
    int opener = clause.opener().orElse(-1);
    if (opener <= phrases.sentence().from() || !text.lower(opener).equals("da")) {
      return false;
    }
    Clause before = phrases.clauseOf(opener - 1);
    boolean said =
        before.type() == Clause.Type.SUBORDINATE && governors.ofClause(phrases, before).isEmpty();
    return (said || before.type() == Clause.Type.MAIN)
        && IntStream.range(before.from(), opener)
            .noneMatch(i -> text.does(i, Use.FOCUS) || is(phrases, i, "content"))
        && IntStream.range(before.from(), opener)
            // "to ne odgovara istini": such a verb can have a speaker of its own.
            .filter(i -> isLieAt(phrases, i) && !Verbs.isPredicate(text, i))
            .anyMatch(i -> isAllThatIsSaid(before, i, opener));
  }

  private static boolean isAllThatIsSaid(Clause clause, int lie, int end) {
    return clause.nominals().stream()
        .filter(n -> n.to() <= end && !n.isPrepositional())
        .allMatch(n -> n.from() <= lie && lie < n.to());
  }

  /**
   * "laž je da ...", "ko kaže da ..., taj laže", "nije istina ono što pričaju, da ...", "da je ...,
   * ne odgovara istini": a clause that governs what is told, or goes on behind it, calls it a lie.
   */
  private boolean isCalledLie(Phrases phrases, Clause clause, int trigger) {
    if (clause.type() != Clause.Type.SUBORDINATE || clause.opener().isEmpty()) {
      return false;
    }
    int first = phrases.sentence().from();
    Clause told = clause;
    while (told.opener().filter(o -> o > first).isPresent()
        && told.type() != Clause.Type.MAIN
        && told.type() != Clause.Type.BRACKET) {
      int before = told.opener().get() - 1;
      while (before > first && isJoint(phrases.words(), before)) {
        before--;
      }
      Clause governing = phrases.clauseOf(before);
      if (governing.index() >= told.index()) {
        break;
      }
      if (isLie(phrases, governing, governing.from(), told.opener().get())) {
        return true;
      }
      told = governing;
    }
    return isLieBehind(phrases, clause, trigger);
  }

  /** "Dezinformacija: ubijeno 30 ljudi". */
  private boolean isHeadedFalse(Phrases phrases, int trigger) {
    int first = phrases.sentence().from();
    return first + 1 < trigger
        && phrases.words().form(first + 1).equals(":")
        && (is(phrases, first, "lie") || is(phrases, first, "false"));
  }

  /** "javljeno je o 40 mrtvih, ali potvrđeno je 15", "..., tačan broj je pet": another figure. */
  private boolean isCorrected(Phrases phrases, int trigger) {
    int end = phrases.sentence().to();
    return IntStream.range(trigger + 1, end)
        .filter(i -> is(phrases, i, "corrects") && !isNegated(phrases.words(), i))
        .anyMatch(
            i ->
                IntStream.range(i + 1, Math.min(end, i + CORRECTION_REACH))
                    .anyMatch(k -> phrases.words().quantityFrom(k).isPresent()));
  }

  /** "ubijeno je 30 ljudi, to se pokazalo netačnim", "... To nije istina." */
  private boolean isRetracted(Phrases phrases, int trigger) {
    Words text = phrases.words();
    int end = phrases.sentence().to();
    return IntStream.range(trigger + 1, Math.min(text.size(), end + 1))
        .filter(i -> i == end || text.form(i - 1).equals(",") || text.does(i - 1, Use.COORDINATOR))
        .filter(i -> role(text, i, "this"))
        .anyMatch(
            i ->
                IntStream.range(i + 1, Math.min(text.size(), i + RETRACTION_REACH))
                    .takeWhile(k -> text.token(k).isWord())
                    .anyMatch(k -> isFalseAt(text, k)));
  }

  private boolean isFalseAt(Words text, int i) {
    return role(text, i, "false")
        || role(text, i, "lie") && !isNegated(text, i)
        || (role(text, i, "true") || role(text, i, "truth")) && isNegated(text, i);
  }

  private boolean role(Words text, int i, String role) {
    return words.at(text, i, text.size()).filter(m -> m.value().equals(role)).isPresent();
  }

  private static boolean isJoint(Words words, int i) {
    return !words.token(i).isWord() || words.does(i, Use.COORDINATOR);
  }

  /** The predicate behind the clause, up to what is told for itself. */
  private boolean isLieBehind(Phrases phrases, Clause clause, int trigger) {
    for (int i = trigger + 1; i < phrases.sentence().to(); i++) {
      Clause other = phrases.clauseOf(i);
      boolean ends =
          phrases.words().form(i).equals(";")
              || other.index() > clause.index() && isCoordinated(phrases, other);
      if (ends) {
        return false;
      }
      boolean own = other.index() == clause.index() || other.type() == Clause.Type.MAIN;
      if (own && isLieAt(phrases, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCoordinated(Phrases phrases, Clause clause) {
    int from = clause.from();
    int at = phrases.words().form(from).equals(",") ? from + 1 : from;
    return clause.type() == Clause.Type.MAIN
        && at < clause.to()
        && phrases.words().does(at, Use.COORDINATOR);
  }

  private boolean isLie(Phrases phrases, Clause clause, int from, int to) {
    return IntStream.range(from, to)
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .anyMatch(i -> isLieAt(phrases, i));
  }

  /** A word for a lie that is not denied, or a denied word for the truth, as a predicate. */
  private boolean isLieAt(Phrases phrases, int i) {
    boolean aside = phrases.nominalOver(i).filter(Nominal::isPrepositional).isPresent();
    return !aside
        && (is(phrases, i, "lie") && !isNegated(phrases.words(), i)
            || is(phrases, i, "truth") && isNegated(phrases.words(), i));
  }

  /** "negirala je navode o ubistvu"; not "nije demantovala navode o ubistvu". */
  private boolean isDenied(Phrases phrases, int from, int to) {
    return IntStream.range(from, to)
        .anyMatch(i -> is(phrases, i, "denies") && !isNegated(phrases.words(), i));
  }

  /** "vest o ubistvu", "snimak paljenja": the noun of what is told stands right before. */
  private boolean isTold(Phrases phrases, Nominal over, int trigger) {
    boolean inside = IntStream.range(over.core(), trigger).anyMatch(i -> is(phrases, i, "content"));
    boolean unread =
        over.isPrepositional()
            && over.from() > phrases.sentence().from()
            && is(phrases, over.from() - 1, "content");
    return inside
        || unread
        || phrases.nominals().stream()
            .anyMatch(n -> n.to() == over.from() && is(phrases, n.head(), "content"));
  }

  /** Whether words between two tokens say that something is false. */
  boolean isFalse(Phrases phrases, int from, int to) {
    return IntStream.range(from, to)
        .anyMatch(
            i ->
                is(phrases, i, "false")
                    || is(phrases, i, "lie")
                    || (is(phrases, i, "true") || is(phrases, i, "truth"))
                        && isNegated(phrases.words(), i));
  }

  /** "tvrdnje je odbacila", "vest je povukla"; not "vojska se povukla". */
  private boolean isRejected(Phrases phrases, int from, int to) {
    return IntStream.range(from, to)
        .filter(i -> is(phrases, i, "rejects") && !isNegated(phrases.words(), i))
        .anyMatch(
            i -> IntStream.range(from, to).noneMatch(k -> phrases.words().lower(k).equals("se")));
  }

  private static boolean isNegated(Words words, int i) {
    return IntStream.range(Math.max(0, i - NEGATION_REACH), Math.min(words.size(), i + 2))
        .anyMatch(k -> Verbs.isNegation(words, k));
  }

  private boolean is(Phrases phrases, int i, String role) {
    return words
        .at(phrases.words(), i, phrases.sentence().to())
        .filter(m -> m.value().equals(role))
        .isPresent();
  }
}
