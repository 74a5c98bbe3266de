package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** What makes a clause no claim, or a claim of another modality or polarity. */
public final class Hedges {

  private static final Set<String> CLITICS = Set.of("je", "su");

  /** Words of the longest phrase in figures-of-speech.tsv. */
  private static final int LONGEST_FIGURE = 4;

  private static final String BLOCK = "block";
  private static final Set<String> FUTURE = Set.of("planned", "future");
  private static final List<String> FUTURE_ENDINGS = List.of("će", "ću", "ćemo", "ćete", "ćeš");

  private final LemmaPhrases<Hedge> adverbs;
  private final Governors governors;
  private final Negations negations;
  private final Mood mood;
  private final Subjunctives subjunctives;
  private final Falsehoods falsehoods;
  private final Unreal unreal;
  private final Everyday everyday;
  private final Set<String> figurative;
  private final LemmaPhrases<Boolean> figures = new LemmaPhrases<>();

  private Hedges(LemmaPhrases<Hedge> adverbs, LemmaPhrases<Hedge> verbs, Path language) {
    this.adverbs = adverbs;
    ClauseWords clauseWords = ClauseWords.load(language);
    mood = new Mood(clauseWords);
    negations = Negations.load(language);
    governors = new Governors(adverbs, verbs, negations, clauseWords);
    subjunctives = Subjunctives.load(language, clauseWords);
    falsehoods = Falsehoods.load(language);
    unreal = Unreal.load(language);
    everyday = Everyday.load(language);
    figurative =
        Table.read(language.resolve("figures-of-speech.tsv")).rows().stream()
            .map(row -> row.cell(0))
            .collect(Collectors.toUnmodifiableSet());
    figurative.stream().filter(f -> f.contains(" ")).sorted().forEach(f -> figures.add(f, true));
  }

  /**
   * Reads hedges.tsv and the other lexica of what is no claim.
   *
   * @param language the folder of a language's lexica
   * @throws IllegalArgumentException where a row is not as the columns say
   */
  public static Hedges load(Path language) {
    LemmaPhrases<Hedge> adverbs = new LemmaPhrases<>();
    LemmaPhrases<Hedge> verbs = new LemmaPhrases<>();
    for (Table.Row row : Table.read(language.resolve("implicatives.tsv")).rows()) {
      verbs.add(row.cell(0), Hedge.FACTIVE);
    }
    for (Table.Row row : Table.read(language.resolve("hedges.tsv")).rows()) {
      List<String> flags = row.list(2);
      (flags.contains("words") ? adverbs : verbs)
          .add(row.cell(0), new Hedge(row.cell(1), Set.copyOf(flags)));
    }
    return new Hedges(adverbs, verbs, language);
  }

  /**
   * Whether the words around the trigger say that it did not or may not have happened.
   *
   * @param rule the rule that the trigger is of
   */
  public boolean blocks(Phrases phrases, int trigger, Rule.Head rule) {
    if (mood.assertsNothing(phrases, trigger)
        || negations.without(phrases, trigger)
        || falsehoods.cover(phrases, trigger)
        || unreal.covers(phrases, trigger, rule.kind())
        || everyday.covers(phrases, trigger)
        || isInFigure(phrases, trigger)) {
      return true;
    }
    String effect = effect(phrases, trigger);
    return effect.equals(BLOCK) || FUTURE.contains(effect) && !rule.plannable();
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
    return falsehoods.isFalse(phrases, from, to);
  }

  /** Whether the clause of an event says that there was none: "do sukoba nije došlo". */
  public boolean isAbsent(Phrases phrases, int trigger) {
    return negations.isAbsent(phrases, trigger);
  }

  /** "napad na gol", "bitka za naslov": the complement of an event noun makes it a figure. */
  public boolean isFigurative(Words words, Nominal complement) {
    return words.hasLemma(complement.head(), figurative);
  }

  /** "mrtav umoran", "politički mrtav": with the words beside it the trigger has another sense. */
  private boolean isInFigure(Phrases phrases, int trigger) {
    int first = Math.max(phrases.sentence().from(), trigger - LONGEST_FIGURE + 1);
    return IntStream.rangeClosed(first, trigger)
        .mapToObj(i -> figures.at(phrases.words(), i, phrases.sentence().to()))
        .flatMap(Optional::stream)
        .anyMatch(match -> match.to() > trigger);
  }

  /** Whether a word says "none of them": nijedan, nikakav. */
  public boolean isNone(Words words, int i) {
    return negations.isNone(words, i);
  }

  /** Whether the predicate of the trigger's clause is negated. */
  public boolean negates(Phrases phrases, int trigger) {
    return !hasOwnClitic(phrases, trigger)
        && negations.negates(phrases, phrases.clauseOf(trigger))
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
    Clause clause = phrases.clauseOf(trigger);
    Optional<String> governor = governors.ofClause(phrases, clause);
    if (governor.filter(e -> e.equals("unknown")).isPresent()) {
      return "unknown";
    }
    return inSentence(phrases, trigger)
        .or(() -> inClause(phrases, clause))
        .or(() -> governors.ofNoun(phrases, trigger))
        .or(() -> governors.ofObject(phrases, clause, trigger))
        .or(() -> governor)
        .or(() -> wanted(phrases, clause, trigger))
        .orElse("");
  }

  private Optional<String> wanted(Phrases phrases, Clause clause, int trigger) {
    return subjunctives.holds(phrases, clause, trigger) ? Optional.of("planned") : Optional.empty();
  }

  /** "ako je verovati glasinama, ...": words that govern all that follows in their sentence. */
  private Optional<String> inSentence(Phrases phrases, int trigger) {
    return IntStream.range(phrases.sentence().from(), trigger)
        .mapToObj(i -> adverbs.at(phrases.words(), i, trigger))
        .flatMap(Optional::stream)
        .map(LemmaPhrases.Match::value)
        .filter(Hedge::ofSentence)
        .map(Hedge::effect)
        .findFirst();
  }

  /** An adverb or a particle anywhere in the clause; the future of its verb. */
  private Optional<String> inClause(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    Optional<String> found = Optional.empty();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() != clause.index() || Verbs.isAbbreviation(words, i)) {
        continue;
      }
      Optional<String> effect =
          adverbs.at(words, i, clause.to()).map(LemmaPhrases.Match::value).map(Hedge::effect);
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
