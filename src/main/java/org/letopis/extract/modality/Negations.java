package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** The words that negate: nije, nema, niko, bez. */
final class Negations {

  /**
   * @param effect deny, unknown, block, exclude, part
   * @param scope verb, noun, clause
   */
  private record Negation(String effect, String scope) {}

  private static final Set<String> EFFECTS = Set.of("deny", "unknown", "block", "exclude", "part");
  private static final Set<Meaning> APART = EnumSet.of(Meaning.WITHOUT, Meaning.EXCEPT);
  private static final Set<String> SCOPES = Set.of("verb", "noun", "clause");

  private final LemmaPhrases<Negation> words = new LemmaPhrases<>();
  private final LemmaPhrases<Boolean> existence = new LemmaPhrases<>();

  private final Question<Clause, Boolean> negated = new Question<>(this::isNegated);

  static Negations load(Path language) {
    Negations loaded = new Negations();
    for (Table.Row row : Table.read(language.resolve("negation.tsv")).rows()) {
      loaded.words.add(
          row.cell(0), new Negation(oneOf(row.cell(1), EFFECTS), oneOf(row.cell(2), SCOPES)));
    }
    for (Table.Row row : Table.read(language.resolve("existence.tsv")).rows()) {
      loaded.existence.add(row.cell(0), true);
    }
    return loaded;
  }

  private static String oneOf(String cell, Set<String> known) {
    if (!known.contains(cell)) {
      throw new IllegalArgumentException(
          "negation.tsv: \"%s\" is none of %s; mend the line"
              .formatted(cell, new TreeSet<>(known)));
    }
    return cell;
  }

  /** Whether the predicate of a clause is negated. */
  boolean negates(Phrases phrases, Clause clause) {
    return phrases.ask(negated, clause);
  }

  private boolean isNegated(Phrases phrases, Clause clause) {
    Words text = phrases.words();
    for (int i = clause.from(); i < clause.to(); i++) {
      boolean inClause = phrases.clauseOf(i).index() == clause.index();
      boolean ofOther =
          text.lower(i).equals("ne") && i + 1 < text.size() && !isPredicate(text, i + 1);
      if (!inClause || ofOther || phrases.nominalOver(i).isPresent() || isNotOnly(text, i)) {
        continue;
      }
      Optional<LemmaPhrases.Match<Negation>> match = at(text, i, clause.to());
      if (match.filter(m -> isPredicate(m.value())).isPresent() || Verbs.isNegation(text, i)) {
        return match.filter(m -> m.value().effect().equals("unknown")).isEmpty();
      }
    }
    return false;
  }

  /** "20 kuća obnovio je Beograd, Priština nijednu": denied behind the joint, of others. */
  boolean isDeniedBehind(Phrases phrases, int trigger) {
    Words text = phrases.words();
    Clause clause = phrases.clauseOf(trigger);
    int joint = trigger + 1;
    while (joint < clause.to() && !text.form(joint).equals(",") && !text.does(joint, Use.GAP)) {
      joint++;
    }
    int behind = Math.min(joint, clause.to());
    return isNoneIn(text, behind, clause.to())
        && !isNoneIn(text, clause.from(), behind)
        && !hasOwnNegation(phrases, clause);
  }

  private boolean isNoneIn(Words text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (isNone(text, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasOwnNegation(Phrases phrases, Clause clause) {
    for (int i = clause.from(); i < clause.to(); i++) {
      if (Verbs.isNegation(phrases.words(), i) && phrases.clauseOf(i).index() == clause.index()) {
        return true;
      }
    }
    return false;
  }

  /** "20 kuća obnovio je A, B nijednu": who and when of the second part would go to the first. */
  boolean isGapped(Phrases phrases, int trigger) {
    Words text = phrases.words();
    Clause clause = phrases.clauseOf(trigger);
    return isDeniedBehind(phrases, trigger)
        && IntStream.range(trigger + 1, clause.to())
            .filter(i -> isNone(text, i))
            .anyMatch(
                i ->
                    i + 1 >= text.size()
                        || !text.token(i + 1).isWord()
                        || text.is(i + 1, PartOfSpeech.ADVERB));
  }

  /** "ne radi", "ne rade": behind the particle what can be a verb is one. */
  private static boolean isPredicate(Words text, int i) {
    return Verbs.isPredicate(text, i)
        || !text.token(i).isCapitalised()
            && text.any(i, r -> r.verbForm().equals(Optional.of(VerbForm.PRESENT)));
  }

  private static boolean isPredicate(Negation negation) {
    return negation.effect().equals("deny") && !negation.scope().equals("noun");
  }

  private static boolean isNotOnly(Words text, int i) {
    return i + 1 < text.size() && text.lower(i + 1).equals("samo");
  }

  /** Forms as they stand, not lemmas: "nema" is no form of another verb. */
  private Optional<LemmaPhrases.Match<Negation>> at(Words text, int i, int limit) {
    return words.at(text, i, limit);
  }

  /** Whether a word says "none of them": nijedan, nikakav. */
  boolean isNone(Words text, int i) {
    return words
        .at(text, i, text.size())
        .filter(m -> m.value().effect().equals("deny") && m.value().scope().equals("clause"))
        .isPresent();
  }

  /** "bez žrtava i povređenih": the preposition holds for both. */
  private static boolean joinedToWithout(Phrases phrases, Nominal nominal) {
    return !nominal.isPrepositional()
        && nominal.may(Case.GENITIVE)
        && phrases.nominals().stream()
            .filter(n -> n.to() == nominal.from() - 1)
            .filter(n -> phrases.words().is(n.to(), PartOfSpeech.CONJUNCTION))
            .anyMatch(n -> n.preposition().filter(p -> APART.contains(p.meaning())).isPresent());
  }

  /** "nije bilo nereda", "do sukoba nije došlo": that there was none of it. */
  boolean isAbsent(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    if (!negates(phrases, clause)) {
      return false;
    }
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index()
          && phrases.nominalOver(i).isEmpty()
          && existence.at(phrases.words(), i, clause.to()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** "nisu spaljene sve kuće", "nije povređen samo vozač": denied of all, so that some may be. */
  boolean isOfSomeOnly(Words text, Nominal nominal) {
    boolean only = nominal.core() > 0 && text.does(nominal.core() - 1, Use.FOCUS);
    return only
        || IntStream.range(Math.max(0, nominal.core() - 1), nominal.to())
            .mapToObj(i -> at(text, i, text.size()))
            .flatMap(Optional::stream)
            .anyMatch(m -> m.value().effect().equals("part"));
  }

  /** "niko nije povređen osim dva vojnika": denied of all but some. */
  boolean isDeniedOfOthers(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    for (int i = clause.from(); i < clause.to(); i++) {
      Optional<LemmaPhrases.Match<Negation>> match = at(phrases.words(), i, clause.to());
      if (match.isPresent()
          && match.get().value().effect().equals("exclude")
          // "niko nije povređen, osim što je ...": what follows is no exception.
          && !Relatives.isSubordinator(phrases.words(), match.get().to())
          && phrases.clauseOf(i).index() == clause.index()) {
        return negates(phrases, clause);
      }
    }
    return false;
  }

  /** "bez povređenih", "odsustvo napada", "osim ubijenih": the trigger's own phrase is denied. */
  boolean without(Phrases phrases, int trigger) {
    Optional<Nominal> over = phrases.nominalOver(trigger);
    if (over.isEmpty()) {
      return false;
    }
    Words text = phrases.words();
    if (joinedToWithout(phrases, over.get())) {
      return true;
    }
    if (over.get().preposition().filter(p -> APART.contains(p.meaning())).isPresent()) {
      return true;
    }
    boolean counted = over.get().quantity().isPresent();
    int from = Math.max(phrases.sentence().from(), over.get().from() - 2);
    for (int i = from; i < trigger; i++) {
      boolean excludes =
          at(text, i, trigger)
              .filter(m -> m.to() == over.get().core() || m.from() >= over.get().core())
              // "svega 240 vojnika": all of them, or no more.
              .filter(m -> !counted || !m.value().effect().equals("part"))
              .filter(m -> m.value().scope().equals("noun") || m.value().effect().equals("block"))
              .isPresent();
      if (excludes) {
        return true;
      }
    }
    return false;
  }
}
