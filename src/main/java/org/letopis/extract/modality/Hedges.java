package org.letopis.extract.modality;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** What makes a clause of one document no claim, or one of another modality or polarity. */
public final class Hedges {

  private static final Set<String> CLITICS = Set.of("je", "su");

  private static final String BLOCK = "block";
  private static final Set<String> FUTURE = Set.of("planned", "future");
  private static final List<String> FUTURE_ENDINGS = List.of("će", "ću", "ćemo", "ćete", "ćeš");

  private final HedgeLexicon lexicon;

  /** What was found for a token, null where it was not asked yet: many rules ask for one word. */
  private final String[] effects;

  private final Boolean[] blocked;

  private final Question<Clause, Optional<String>> inClause = new Question<>(this::findInClause);

  /**
   * Hedges in one document.
   *
   * @param words the document's words
   */
  public Hedges(HedgeLexicon lexicon, Words words) {
    this.lexicon = lexicon;
    effects = new String[words.size()];
    blocked = new Boolean[words.size()];
  }

  /**
   * Whether the words around the trigger say that it did not or may not have happened.
   *
   * @param rule the rule that the trigger is of
   */
  public boolean blocks(Phrases phrases, int trigger, Rule.Head rule) {
    if (blocked[trigger] == null) {
      blocked[trigger] =
          isLeftOpen(phrases, trigger) || lexicon.falsehoods().cover(phrases, trigger);
    }
    if (blocked[trigger] || lexicon.unreal().covers(phrases, trigger, rule.kind())) {
      return true;
    }
    String effect = effect(phrases, trigger);
    return effect.equals(BLOCK) || FUTURE.contains(effect) && !rule.plannable();
  }

  /**
   * "oštećene škole biće obnovljene": nothing around the trigger keeps it from being told but that
   * its clause speaks of what is to come.
   */
  public boolean isOnlyAhead(Phrases phrases, int trigger, Rule.Head rule) {
    return FUTURE.contains(effect(phrases, trigger))
        && !isLeftOpen(phrases, trigger)
        && !lexicon.falsehoods().cover(phrases, trigger)
        && !lexicon.unreal().covers(phrases, trigger, rule.kind());
  }

  /**
   * Whether the clause of a token says what would be or is to come: "bi poginulo", "umreće".
   *
   * @param rule the rule that asks
   */
  public boolean isToCome(Phrases phrases, int token, Rule.Head rule) {
    return !rule.plannable()
        && inClause(phrases, phrases.clauseOf(token))
            .filter(e -> e.equals(BLOCK) || FUTURE.contains(e))
            .isPresent();
  }

  /** "nije tačno da je ubijeno pet": blocked by nothing but that it is said to be not so. */
  public boolean isDenied(Phrases phrases, int trigger, Rule.Head rule) {
    Clause clause = phrases.clauseOf(trigger);
    return lexicon.falsehoods().denies(phrases, lexicon.governors(), trigger)
        && !isLeftOpen(phrases, trigger)
        && !lexicon.unreal().covers(phrases, trigger, rule.kind())
        && inClause(phrases, clause).or(() -> ofNoun(phrases, clause, trigger)).isEmpty();
  }

  private boolean isLeftOpen(Phrases phrases, int trigger) {
    return lexicon.mood().assertsNothing(phrases, trigger)
        || lexicon.negations().without(phrases, trigger)
        || lexicon.negations().isDeniedOfOthers(phrases, trigger)
        || lexicon.negations().isGapped(phrases, trigger)
        || lexicon.everyday().covers(phrases, trigger)
        || FiguresOfSpeech.cover(lexicon.figures(), phrases, trigger);
  }

  /** The modality that a hedge gives: navodno, alleged; pokušaj, attempted. */
  public Modality modality(Phrases phrases, int trigger, Modality otherwise) {
    return switch (effect(phrases, trigger)) {
      case "alleged" -> Modality.ALLEGED;
      case "estimated" -> Modality.ESTIMATED;
      case "planned", "future" -> Modality.PLANNED;
      case "attempted" -> Modality.ATTEMPTED;
      case "unknown" -> Modality.UNKNOWN;
      default -> otherwise;
    };
  }

  /** Whether words between two tokens say that something told is false: "nisu tačne". */
  public boolean isCalledFalse(Phrases phrases, int from, int to) {
    return lexicon.falsehoods().isFalse(phrases, from, to);
  }

  /** Whether the clause of an event says that there was none: "do sukoba nije došlo". */
  public boolean isAbsent(Phrases phrases, int trigger) {
    return lexicon.negations().isAbsent(phrases, trigger);
  }

  /** "napad na gol", "bitka za naslov": the complement of an event noun makes it a figure. */
  public boolean isFigurative(Words words, Nominal complement) {
    return words.hasLemma(complement.head(), lexicon.figurative());
  }

  /** Whether a word says "none of them": nijedan, nikakav. */
  public boolean isNone(Words words, int i) {
    return lexicon.negations().isNone(words, i);
  }

  /** Whether a phrase means all of them, so that what is denied of it may hold of some. */
  public boolean isOfSomeOnly(Words words, Nominal nominal) {
    return lexicon.negations().isOfSomeOnly(words, nominal);
  }

  /** Whether the predicate of the trigger's clause is negated. */
  public boolean negates(Phrases phrases, int trigger) {
    return !hasOwnClitic(phrases, trigger)
        && !lexicon.negations().isDeniedBehind(phrases, trigger)
        && lexicon.negations().negates(phrases, phrases.clauseOf(trigger))
        && !effect(phrases, trigger).equals("unknown");
  }

  /** "nisu kažnjeni, a oni osuđeni su": the clitic beside the word says that it is affirmed. */
  private static boolean hasOwnClitic(Phrases phrases, int trigger) {
    int clause = phrases.clauseOf(trigger).index();
    int from = Math.max(phrases.sentence().from(), trigger - 2);
    int to = Math.min(phrases.sentence().to(), trigger + 3);
    boolean affirmed = false;
    for (int i = from; i < to; i++) {
      if (phrases.clauseOf(i).index() == clause) {
        if (Verbs.isNegation(phrases.words(), i)) {
          return false;
        }
        affirmed |= CLITICS.contains(phrases.words().lower(i));
      }
    }
    return affirmed;
  }

  private String effect(Phrases phrases, int trigger) {
    if (effects[trigger] == null) {
      effects[trigger] = found(phrases, trigger);
    }
    return effects[trigger];
  }

  private String found(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    Optional<String> governor = lexicon.governors().ofClause(phrases, clause);
    if (governor.filter(e -> e.equals("unknown")).isPresent()) {
      return "unknown";
    }
    return inSentence(phrases, trigger)
        .or(() -> inClause(phrases, clause))
        .or(() -> ofNoun(phrases, clause, trigger))
        .or(() -> lexicon.governors().ofObject(phrases, clause, trigger))
        .or(() -> governor)
        .or(() -> wanted(phrases, clause, trigger))
        .orElse("");
  }

  /** "pokušaj paljenja crkve sprečili su": an attempt that did not come to be is none. */
  private Optional<String> ofNoun(Phrases phrases, Clause clause, int trigger) {
    Optional<String> noun = lexicon.governors().ofNoun(phrases, trigger);
    return noun.isEmpty()
        ? noun
        : lexicon
            .governors()
            .ofObject(phrases, clause, trigger)
            .filter(BLOCK::equals)
            .or(() -> noun);
  }

  private Optional<String> wanted(Phrases phrases, Clause clause, int trigger) {
    return lexicon.subjunctives().holds(phrases, clause, trigger)
        ? Optional.of("planned")
        : Optional.empty();
  }

  /** "ako je verovati glasinama, ...": words that govern all that follows in their sentence. */
  private Optional<String> inSentence(Phrases phrases, int trigger) {
    for (int i = phrases.sentence().from(); i < trigger; i++) {
      Optional<LemmaPhrases.Match<Hedge>> match = lexicon.adverbs().at(phrases.words(), i, trigger);
      if (match.isPresent() && match.get().value().ofSentence()) {
        return Optional.of(match.get().value().effect());
      }
    }
    return Optional.empty();
  }

  /** An adverb or a particle anywhere in the clause; the future of its verb. */
  private Optional<String> inClause(Phrases phrases, Clause clause) {
    return phrases.ask(inClause, clause);
  }

  private Optional<String> findInClause(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    Optional<String> found = Optional.empty();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() != clause.index() || Verbs.isAbbreviation(words, i)) {
        continue;
      }
      Optional<String> effect =
          lexicon
              .adverbs()
              .at(words, i, clause.to())
              .map(LemmaPhrases.Match::value)
              .map(Hedge::effect);
      boolean future = isFuture(words, i) && phrases.nominalOver(i).isEmpty();
      if (effect.filter(e -> e.equals("none")).isPresent()) {
        return Optional.empty();
      }
      if (effect.filter(e -> e.equals(BLOCK)).isPresent()) {
        return effect;
      }
      found = found.or(() -> effect).or(() -> future ? Optional.of("future") : Optional.empty());
    }
    return found;
  }

  private static boolean endsAsFuture(String form) {
    for (String ending : FUTURE_ENDINGS) {
      if (form.endsWith(ending)) {
        return true;
      }
    }
    return false;
  }

  /** "poginuće", "obnoviće": the future of one word. */
  private static boolean isFuture(Words words, int i) {
    return words.is(i, PartOfSpeech.VERB)
        && words.token(i).isWord()
        && endsAsFuture(words.lower(i))
        && words.any(
            i,
            r ->
                r.partOfSpeech() == PartOfSpeech.VERB
                    && r.verbForm().filter(v -> v == VerbForm.OTHER).isPresent()
                    && !r.lemma().endsWith("ći"));
  }
}
