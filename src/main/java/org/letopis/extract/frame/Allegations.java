package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Blame;
import org.letopis.extract.speech.Speakers;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Accusations that a noun tells: "optužbe da su vojnici pucali na civile", "kleveta koju šire
 * listovi, da su seljaci ubili šumara"; and that the text calls them false: "tvrdnje da je vojska
 * proterala meštane nisu tačne".
 */
final class Allegations {

  private static final String DENIAL = "Denial";

  private final SaidContent content;
  private final Map<Rule.Act, Blame> blames;

  /**
   * @param blames finds the deeds of each rule
   */
  Allegations(SaidContent content, Map<Rule.Act, Blame> blames) {
    this.content = content;
    this.blames = blames;
  }

  List<Draft> read(Context context, Phrases phrases, Rule.Act rule) {
    if (phrases.all().stream().noneMatch(n -> isNoun(context.words(), n, rule))) {
      return List.of();
    }
    List<Draft> found = new ArrayList<>();
    for (Nominal outer : phrases.nominals()) {
      outer
          .all()
          .filter(n -> isNoun(context.words(), n, rule))
          .findFirst()
          .flatMap(n -> read(context, phrases, rule, outer, n))
          .ifPresent(found::add);
    }
    return found;
  }

  private static boolean isNoun(Words words, Nominal nominal, Rule.Act rule) {
    return words.hasLemma(nominal.head(), rule.nouns())
        || words.hasLemma(nominal.head(), rule.deverbal());
  }

  private Optional<Draft> read(
      Context context, Phrases phrases, Rule.Act rule, Nominal outer, Nominal noun) {
    Optional<Clause> said = content(phrases, outer);
    boolean denial = rule.head().kind().equals(DENIAL);
    if (said.isEmpty() || denial && !isDenied(context, phrases, outer)) {
      return Optional.empty();
    }
    Span span = new Span(said.get().from(), said.get().to());
    boolean accusing = context.words().hasLemma(noun.head(), rule.deverbal());
    Optional<Nominal> accused =
        blames
            .get(rule)
            .in(phrases, said.get())
            .filter(d -> accusing || !isOmitted(context, span.from(), d.verb()))
            .map(Blame.Deed::accused)
            .or(() -> accusing ? content.agent(phrases, span) : Optional.empty());
    if (denial && accused.isEmpty()) {
      return Optional.of(untrue(context, phrases, rule, outer, span))
          .filter(d -> !d.attributedTo().isEmpty());
    }
    return accused.map(n -> draft(context, phrases, rule, outer, span, n));
  }

  /** What somebody is said not to have done is no deed. */
  private static boolean isOmitted(Context context, int from, int verb) {
    return IntStream.range(from, verb).anyMatch(i -> Verbs.isNegation(context.words(), i));
  }

  /**
   * What such a noun tells is told by its own claim alone.
   *
   * @param always kinds that a document asserts wherever it says them
   */
  static void withoutTold(List<Draft> drafts, Set<String> always) {
    List<Draft> told = drafts.stream().filter(Draft::isAllegation).toList();
    drafts.removeIf(
        d ->
            !always.contains(d.kind())
                && told.stream().anyMatch(t -> t.from() <= d.from() && d.to() <= t.to()));
  }

  private Draft draft(
      Context context, Phrases phrases, Rule.Act rule, Nominal outer, Span said, Nominal accused) {
    Draft draft = new Draft(rule.head(), outer.core(), end(phrases, said)).alleges();
    draft.agents(List.of(context.authorities().subject(phrases, accused)));
    content.fill(context, phrases, said, draft, Optional.of(accused));
    if (rule.head().kind().equals(DENIAL)) {
      return context.attribute(draft, phrases, outer.head()).polarity(Polarity.DENIED);
    }
    draft.attributedTo(accusers(context, phrases, outer)).modality(Modality.ALLEGED);
    return draft;
  }

  /** "navodi da je popustila brana nisu tačni, rekao je on": who denies what is no deed. */
  private Draft untrue(Context context, Phrases phrases, Rule.Act rule, Nominal outer, Span said) {
    Draft draft = new Draft(rule.head(), outer.core(), end(phrases, said)).alleges();
    content.fill(context, phrases, said, draft, Optional.empty());
    context.attribute(draft, phrases, outer.head()).polarity(Polarity.DENIED);
    if (draft.attributedTo().isEmpty()) {
      // Whose statement the document is, denies what others claim.
      context.cited().around(outer.head()).stream()
          .filter(a -> a.isNote() && a.holdsAt(outer.head()))
          .findFirst()
          .ifPresent(a -> draft.attributedTo(a.sources()));
    }
    return draft;
  }

  /** The quotation ends before its stop. */
  private static int end(Phrases phrases, Span said) {
    return phrases.words().token(said.to() - 1).isWord() ? said.to() : said.to() - 1;
  }

  /** The clause with "da" right behind the noun, or behind the relative clause that it has. */
  private static Optional<Clause> content(Phrases phrases, Nominal noun) {
    return phrases.clauses().stream()
        .filter(c -> c.type() == Clause.Type.SUBORDINATE && c.from() >= noun.to())
        .filter(c -> c.opener().filter(o -> phrases.words().lower(o).equals("da")).isPresent())
        .findFirst()
        .filter(c -> IntStream.range(noun.to(), c.from()).allMatch(i -> isAside(phrases, noun, i)));
  }

  private static boolean isAside(Phrases phrases, Nominal noun, int i) {
    Clause clause = phrases.clauseOf(i);
    boolean relative =
        clause.type() == Clause.Type.RELATIVE
            && clause.antecedent().filter(noun::equals).isPresent();
    return relative
        || !phrases.words().token(i).isWord()
        || phrases.words().is(i, PartOfSpeech.ADVERB);
  }

  /** Whether the sentence says of the noun that what it tells is not so. */
  private static boolean isDenied(Context context, Phrases phrases, Nominal noun) {
    boolean subject = !noun.isPrepositional() && noun.may(Case.NOMINATIVE);
    return subject
        && context
            .hedges()
            .isCalledFalse(phrases, phrases.sentence().from(), phrases.sentence().to());
  }

  /** The genitive of the noun, or those who spread what it tells. */
  private static List<Mentioned> accusers(Context context, Phrases phrases, Nominal noun) {
    Optional<Nominal> authority =
        noun.complements().stream().filter(Speakers::isAuthority).findFirst();
    if (authority.isPresent()) {
      return List.of(context.authorities().in(Case.GENITIVE, phrases, authority.get()));
    }
    return phrases.clauses().stream()
        .filter(c -> c.type() == Clause.Type.RELATIVE)
        .filter(c -> c.antecedent().filter(noun::equals).isPresent())
        .flatMap(c -> c.nominals().stream())
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
        .filter(n -> !phrases.words().is(n.core(), PartOfSpeech.VERB))
        .findFirst()
        .map(n -> List.of(context.authorities().subject(phrases, n)))
        .orElse(List.of());
  }
}
