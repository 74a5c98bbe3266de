package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Speakers;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads findings: what an investigation found to be so, and whose it was. */
final class Findings {

  private final SaidContent content;

  Findings(SaidContent content) {
    this.content = content;
  }

  /** "Istraga je pokazala da ...", "obdukcijom je utvrđeno da ...", "utvrđeno je da ...". */
  List<Draft> read(Context context, Phrases phrases, Rule.Act rule, int verb) {
    List<Span> all = found(phrases, verb);
    if (all.isEmpty()) {
      return List.of();
    }
    boolean passive = ActFrame.isPassive(context.words(), verb, rule);
    List<Mentioned> finders = finders(context, phrases, rule, verb, passive);
    if (finders.isEmpty() && !(passive && isImpersonal(phrases, verb) && !rule.needsNoun())) {
      return List.of();
    }
    List<Draft> drafts = new ArrayList<>();
    for (Span found : all) {
      if (isOpen(context, phrases, rule, found)) {
        continue;
      }
      Draft draft = new Draft(rule.head(), ActFrame.start(phrases, verb), found.to());
      draft.attributedTo(finders);
      content.fill(context, phrases, found, draft, Optional.empty());
      draft.time(ActTime.of(phrases, verb));
      context.attribute(draft, phrases, verb);
      if (draft.modality() != Modality.UNKNOWN) {
        drafts.add(draft);
      }
    }
    return drafts;
  }

  /** "pokazala je da bi poginulo 4.000 ljudi": what would be or will be was not found to be so. */
  private static boolean isOpen(Context context, Phrases phrases, Rule.Act rule, Span found) {
    int clause = phrases.clauseOf(found.from()).index();
    return IntStream.range(found.from(), found.to())
        .filter(i -> phrases.clauseOf(i).index() == clause && phrases.nominalOver(i).isEmpty())
        .filter(i -> Verbs.isPredicate(context.words(), i))
        .anyMatch(i -> context.hedges().isToCome(phrases, i, rule.head()));
  }

  /** What was found: the clause with "da" behind the verb, and what goes on with "i da". */
  private static List<Span> found(Phrases phrases, int verb) {
    Words words = phrases.words();
    List<Clause> behind =
        phrases.clauses().subList(phrases.clauseOf(verb).index() + 1, phrases.clauses().size());
    if (behind.isEmpty() || behind.getFirst().from() <= verb || !isThat(words, behind.getFirst())) {
      return List.of();
    }
    int from = behind.getFirst().from();
    int to = end(phrases, behind);
    List<Span> found = new ArrayList<>();
    for (int i = from + 1; i < to; i++) {
      if (words.is(i, PartOfSpeech.CONJUNCTION) && words.lower(i + 1).equals("da")) {
        found.add(span(words, from, i));
        from = i + 1;
      }
    }
    found.add(span(words, from, to));
    return found;
  }

  private static boolean isThat(Words words, Clause clause) {
    return words.lower(clause.from()).equals("da") && !words.lower(clause.from() + 1).equals("li");
  }

  /** Where the next clause begins that is none of what was found: one that has a verb already. */
  private static int end(Phrases phrases, List<Clause> behind) {
    boolean whole = false;
    for (Clause clause : behind) {
      boolean goesOn =
          IntStream.range(clause.from(), Math.min(clause.from() + 2, clause.to()))
                  .anyMatch(k -> phrases.words().lower(k).equals("da"))
              || clause.to() - clause.from() == 1;
      if (clause.type() == Clause.Type.MAIN && whole && !goesOn) {
        return clause.from();
      }
      whole |= clause.type() != Clause.Type.RELATIVE && hasPredicate(phrases, clause);
    }
    return phrases.sentence().to();
  }

  private static boolean hasPredicate(Phrases phrases, Clause clause) {
    return IntStream.range(clause.from(), clause.to())
        .filter(k -> phrases.clauseOf(k).index() == clause.index())
        .anyMatch(
            k -> Verbs.isPredicate(phrases.words(), k) || phrases.words().isPassiveParticiple(k));
  }

  /** Without what stands behind its last word. */
  private static Span span(Words words, int from, int to) {
    int end = to;
    while (end > from + 1 && !words.token(end - 1).isWord()) {
      end--;
    }
    return new Span(from, end);
  }

  private static List<Mentioned> finders(
      Context context, Phrases phrases, Rule.Act rule, int verb, boolean passive) {
    Case wanted = passive ? Case.INSTRUMENTAL : Case.NOMINATIVE;
    Optional<Nominal> inquiry =
        phrases.clauseOf(verb).nominals().stream()
            .filter(n -> !n.isPrepositional() && n.may(wanted))
            .filter(n -> passive || Agreement.allows(phrases, n, verb))
            .filter(n -> rule.nouns().isEmpty() || context.words().hasLemma(n.head(), rule.nouns()))
            .filter(n -> !rule.nouns().isEmpty() || passive && isDeed(n))
            .findFirst();
    if (inquiry.isPresent()) {
      return List.of(name(context, phrases, inquiry.get()));
    }
    if (rule.needsNoun() || passive) {
      return List.of();
    }
    return context.cited().saidIn(phrases.sentence().index()).stream()
        .filter(a -> a.at() == verb)
        .map(Attribution::sources)
        .filter(s -> !s.isEmpty())
        .findFirst()
        .orElseGet(() -> context.speakers().subject(phrases, verb, false));
  }

  /** An inquiry in the instrumental: a deed, nobody's name and no tool that was counted. */
  private static boolean isDeed(Nominal nominal) {
    return nominal.sort() == Nominal.Sort.OTHER && nominal.quantity().isEmpty();
  }

  /** Whose inquiry it was, where that is named; else what it is called. */
  private static Mentioned name(Context context, Phrases phrases, Nominal inquiry) {
    return inquiry.complements().stream()
        .filter(Speakers::isAuthority)
        .findFirst()
        .map(body -> context.authorities().in(Case.GENITIVE, phrases, body))
        .orElseGet(
            () ->
                inquiry.may(Case.NOMINATIVE)
                    ? context.authorities().subject(phrases, inquiry)
                    : context.authorities().oblique(phrases, inquiry));
  }

  /** Nobody is the subject: "utvrđeno je". */
  private static boolean isImpersonal(Phrases phrases, int verb) {
    return phrases.words().lower(verb).endsWith("o")
        && phrases.clauseOf(verb).nominals().stream()
            .noneMatch(
                n ->
                    !n.isPrepositional()
                        && n.may(Case.NOMINATIVE)
                        && Agreement.allows(phrases, n, verb));
  }
}
