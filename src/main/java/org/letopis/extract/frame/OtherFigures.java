package org.letopis.extract.frame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.LemmaWords;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * Other figures that somebody else gives for what was just counted, the noun and the verb left out:
 * "poginulo je 3.870 ljudi, drugi autori navode više od 5.000", "sindikat tvrdi da ih je bilo pet".
 * They are about the last figure of people before them; only a source that is named makes a claim.
 */
final class OtherFigures {

  /** Kinds of which a text compares figures. */
  private static final Set<String> COMPARED =
      Set.of("Killing", "Death", "Injury", "Displacement", "Disappearance", "Unrest", "Arrest");

  /** A bare number up to it may be a year. */
  private static final long YEARS = 2100;

  private final Set<String> verbs;

  private OtherFigures(Set<String> verbs) {
    this.verbs = Set.copyOf(verbs);
  }

  /** Reads {@code figure-verbs.tsv}: verbs of which a bare figure can be the object. */
  static OtherFigures load(Path language) {
    return new OtherFigures(LemmaWords.read(language.resolve("figure-verbs.tsv")));
  }

  /**
   * The other figures that a sentence gives.
   *
   * @param here what was found in it
   * @param before what was found in the sentences before
   */
  List<Draft> read(Context context, Phrases phrases, List<Draft> here, List<Draft> before) {
    List<Draft> found = new ArrayList<>();
    Set<Integer> told = new HashSet<>();
    here.forEach(d -> told.add(d.place()));
    for (Clause clause : phrases.clauses()) {
      for (Nominal figure : clause.nominals()) {
        boolean bare =
            figure.sort() == Sort.ELLIPTIC
                && !figure.isPrepositional()
                && figure.adjectives().isEmpty()
                && figure.quantity().filter(OtherFigures::isCount).isPresent()
                && !told.contains(figure.head());
        if (bare) {
          counted(context.sentences(), phrases, figure, here, before)
              .flatMap(d -> other(context, phrases, clause, figure, d))
              .ifPresent(found::add);
        }
      }
    }
    return found;
  }

  /** A figure, and no year: "navode 450". */
  private static boolean isCount(Mention.Quantity quantity) {
    long low = quantity.count().low().orElse(0);
    return quantity.kind() == Mention.Quantity.Kind.COUNT
        || quantity.kind() == Mention.Quantity.Kind.UNSURE && (low < 1000 || low > YEARS);
  }

  /** The last figure of people before that one, in the sentence or in the one before it. */
  private static Optional<Draft> counted(
      List<Phrases> sentences,
      Phrases phrases,
      Nominal figure,
      List<Draft> here,
      List<Draft> before) {
    List<Draft> all = new ArrayList<>();
    int last = phrases.sentence().index() - 1;
    boolean goesOn =
        last >= 0 && sentences.get(last).sentence().paragraph() == phrases.sentence().paragraph();
    before.stream()
        .filter(d -> goesOn && phrases.words().sentenceOf(d.place()) == last)
        .forEach(all::add);
    here.stream().filter(d -> d.place() < figure.from()).forEach(all::add);
    return all.stream()
        .filter(d -> d.hasCount() && COMPARED.contains(d.kind()) && d.persons().isEmpty())
        .reduce((one, next) -> next.place() >= one.place() ? next : one);
  }

  private Optional<Draft> other(
      Context context, Phrases phrases, Clause clause, Nominal figure, Draft counted) {
    List<Integer> tokens =
        IntStream.range(clause.from(), clause.to())
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .boxed()
            .toList();
    Words words = phrases.words();
    Draft draft =
        counted
            .counting(figure.quantity().map(Mention.Quantity::count), figure.from(), figure.to())
            .anchor(figure.head())
            .trigger(figure.head(), true);
    if (isOfThem(phrases, tokens)) {
      Draft told = context.attribute(draft, phrases, figure.head());
      return told.attributedTo().isEmpty()
          ? Optional.empty()
          : Optional.of(told.widen(ActFrame.start(phrases, figure.head()), figure.to()));
    }
    Optional<Integer> verb =
        tokens.stream()
            .filter(i -> isVerb(words, i))
            // "navode" is a form of a noun as well.
            .filter(i -> phrases.nominalOver(i).filter(n -> n.to() - n.from() > 1).isEmpty())
            .findFirst();
    if (verb.isEmpty()
        || context.hedges().negates(phrases, verb.get())
        || countsOther(clause, figure)) {
      return Optional.empty();
    }
    List<Mentioned> speakers = speakers(context, phrases, clause, verb.get());
    if (speakers.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        draft
            .attributedTo(speakers)
            .widen(Math.min(figure.from(), ActFrame.start(phrases, verb.get())), figure.to()));
  }

  /** Who gives the figure: a speaker, else whatever is the subject before the verb. */
  private static List<Mentioned> speakers(
      Context context, Phrases phrases, Clause clause, int verb) {
    List<Mentioned> known = context.speakers().subject(phrases, verb, false);
    return known.isEmpty()
        ? clause.nominals().stream()
            .filter(n -> n.to() <= verb && !n.isPrepositional() && n.quantity().isEmpty())
            .filter(n -> n.may(Case.NOMINATIVE) && n.sort() != Sort.TIME)
            .filter(n -> Agreement.allows(phrases, n, verb))
            .reduce((first, second) -> second)
            .map(n -> List.of(context.naming().name(phrases.words(), n)))
            .orElse(List.of())
        : known;
  }

  private boolean isVerb(Words words, int i) {
    return words.any(
        i,
        r ->
            verbs.contains(r.lemma())
                && r.verbForm()
                    .filter(v -> v == VerbForm.PRESENT || v == VerbForm.ACTIVE_PARTICIPLE)
                    .isPresent());
  }

  /** "da ih je bilo pet": the clause has no verb but "to be", and its pronoun stands for them. */
  private static boolean isOfThem(Phrases phrases, List<Integer> tokens) {
    Words words = phrases.words();
    boolean them = tokens.stream().anyMatch(i -> words.does(i, Use.THEM));
    return them
        && tokens.stream()
            .filter(i -> words.token(i).isWord() && Verbs.isPredicate(words, i))
            .filter(i -> phrases.nominalOver(i).isEmpty() && !words.does(i, Use.SUBORDINATOR))
            .allMatch(i -> Verbs.isAuxiliary(words, i) || Verbs.isClitic(words, i));
  }

  /** Another noun that the figure can count: "navode 5.000, uglavnom kuća". */
  private static boolean countsOther(Clause clause, Nominal figure) {
    return clause.nominals().stream()
        .filter(n -> !n.isPrepositional() && n.from() >= figure.to())
        .anyMatch(n -> n.may(Case.GENITIVE) || n.may(Case.ACCUSATIVE));
  }
}
