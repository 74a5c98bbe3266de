package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Polarity;
import org.letopis.extract.argument.WordsBeside;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Blame;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Reads speech acts and acts of bodies: who condemns, accuses, denies, finds, adopts. */
final class ActFrame {

  /** So many tokens before its clause an actor is far from the act. */
  private static final int FAR = 25;

  private final List<Rule.Act> rules;
  private final Accusations accusations;
  private final Denials denials;
  private final Findings findings;
  private final Reports reports;
  private final Allegations allegations;

  /** Of all rules: most words are none of them. */
  private final Set<String> lemmas = new HashSet<>();

  /**
   * @param undergoing lemmas of verbs whose subject is affected, not acting
   */
  ActFrame(List<Rule.Act> rules, Set<String> undergoing) {
    this.rules = List.copyOf(rules);
    for (Rule.Act rule : rules) {
      lemmas.addAll(rule.verbs());
      lemmas.addAll(rule.deverbal());
    }
    SaidContent content = new SaidContent(undergoing);
    this.accusations = new Accusations(content);
    this.denials = new Denials(content);
    this.findings = new Findings(content);
    Map<Rule.Act, Blame> blames = new IdentityHashMap<>();
    this.rules.forEach(rule -> blames.put(rule, new Blame(rule.verbs(), rule.verbs())));
    this.reports = new Reports(content, blames);
    this.allegations = new Allegations(content, blames);
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    List<Integer> verbs = new ArrayList<>();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (context.words().token(i).isWord() && context.words().hasLemma(i, lemmas)) {
        verbs.add(i);
      }
    }
    for (Rule.Act rule : rules) {
      if (rule.actor() == Rule.Actor.REPORTER || rule.actor() == Rule.Actor.BLAMER) {
        found.addAll(reports.read(context, phrases, rule));
        continue;
      }
      if (rule.actor() == Rule.Actor.ALLEGATION) {
        found.addAll(allegations.read(context, phrases, rule));
        continue;
      }
      for (int i : verbs) {
        found.addAll(read(context, phrases, rule, i));
      }
    }
    return found;
  }

  private List<Draft> read(Context context, Phrases phrases, Rule.Act rule, int i) {
    Words words = context.words();
    if (words.hasLemma(i, rule.deverbal())) {
      return done(context, phrases, rule, i).map(List::of).orElse(List.of());
    }
    if (!isVerb(words, i, rule) || isNominalised(phrases, i)) {
      return List.of();
    }
    Optional<Nominal> over = phrases.nominalOver(i).filter(n -> n.to() - n.from() > 1);
    if (over.isPresent()) {
      return rule.needsNoun() && words.hasLemma(over.get().head(), rule.nouns())
          ? done(context, phrases, rule, i).map(List::of).orElse(List.of())
          : List.of();
    }
    boolean told =
        noun(phrases, rule, i).filter(n -> isObject(words, rule, n)).isPresent()
            // "smatra odgovornim": an adjective alone says it as well.
            || rule.actor() == Rule.Actor.ACCUSER && WordsBeside.isAny(phrases, i, rule.nouns());
    if (rule.needsNoun() && !(told && isAbout(phrases, rule, i))
        || context.hedges().blocks(phrases, i, rule.head())) {
      return List.of();
    }
    boolean negated = context.hedges().negates(phrases, i);
    if (rule.needsNoun() && rule.actor() == Rule.Actor.AGENT && isPassive(words, i, rule)) {
      return passive(context, phrases, rule, i, negated).map(List::of).orElse(List.of());
    }
    if (negated) {
      return List.of();
    }
    return switch (rule.actor()) {
      case AGENT -> acting(context, phrases, rule, i);
      case ACCUSER -> accusations.read(context, phrases, rule, i);
      case DENIER -> denials.read(context, phrases, rule, i);
      case FINDER -> findings.read(context, phrases, rule, i);
      case REPORTER, BLAMER, ALLEGATION -> List.of();
    };
  }

  /** "Optuženi je osuđen": a participle that stands for a person, and another that is the verb. */
  private static boolean isNominalised(Phrases phrases, int i) {
    Words words = phrases.words();
    Clause clause = phrases.clauseOf(i);
    boolean phrase =
        phrases.nominalOver(i).filter(n -> n.head() == i).isPresent()
            && words.isPassiveParticiple(i);
    return isOneOfThem(phrases, clause, i)
        || phrase
            && IntStream.range(clause.from(), clause.to())
                .filter(k -> k != i && phrases.clauseOf(k).index() == clause.index())
                .filter(k -> !Verbs.isAuxiliary(words, k) && phrases.nominalOver(k).isEmpty())
                .anyMatch(k -> words.isPassiveParticiple(k) || Verbs.isPredicate(words, k));
  }

  /** "Peti optuženi, Marko Ilić, oslobođen je": the long form is no predicate beside "je". */
  private static boolean isOneOfThem(Phrases phrases, Clause clause, int i) {
    Words words = phrases.words();
    List<Integer> auxiliaries =
        IntStream.range(clause.from(), clause.to())
            .filter(k -> phrases.clauseOf(k).index() == clause.index())
            .filter(k -> Verbs.isAuxiliary(words, k))
            .boxed()
            .toList();
    return words.isPassiveParticiple(i)
        && words.lower(i).endsWith("i")
        && (!auxiliaries.isEmpty() || words.form(i + 1).equals(","))
        && auxiliaries.stream().allMatch(k -> words.does(k, Use.IS));
  }

  private static boolean isVerb(Words words, int i, Rule.Act rule) {
    return words.hasLemma(i, rule.verbs())
        && words.any(
            i,
            r ->
                rule.verbs().contains(r.lemma())
                    && (r.partOfSpeech() == PartOfSpeech.VERB || r.verbForm().isPresent())
                    && r.verbForm().filter(v -> v != VerbForm.INFINITIVE).isPresent());
  }

  static boolean isPassive(Words words, int i, Rule.Act rule) {
    return words.any(
        i,
        r ->
            rule.verbs().contains(r.lemma())
                && r.verbForm().filter(v -> v == VerbForm.PASSIVE_PARTICIPLE).isPresent());
  }

  /** The phrase of the verb's clause that one of the rule's nouns heads. */
  static Optional<Nominal> noun(Phrases phrases, Rule.Act rule, int verb) {
    return phrases.clauseOf(verb).nominals().stream()
        .filter(n -> phrases.words().hasLemma(n.head(), rule.nouns()))
        .findFirst();
  }

  /** "rezoluciju kojom se osuđuje nasilje", "deklaraciju o osudi nasilja": what the noun tells. */
  private static boolean isAbout(Phrases phrases, Rule.Act rule, int verb) {
    if (rule.content().isEmpty()) {
      return true;
    }
    Optional<Nominal> noun = noun(phrases, rule, verb);
    int main = phrases.clauseOf(verb).index();
    return noun.isPresent()
        && IntStream.range(noun.get().to(), phrases.sentence().to())
            .filter(i -> phrases.words().hasLemma(i, rule.content()))
            .mapToObj(phrases::clauseOf)
            .anyMatch(
                c -> c.index() == main || c.antecedent().filter(noun.get()::equals).isPresent());
  }

  /** "odbacuje nezavisnost kao mogućnost": denies no possibility. */
  private static boolean isObject(Words words, Rule.Act rule, Nominal noun) {
    return rule.actor() != Rule.Actor.DENIER
        || !noun.isPrepositional()
            && !(noun.from() > 0 && words.lower(noun.from() - 1).equals("kao"));
  }

  /** One claim for each body that acts. */
  private static List<Draft> acting(Context context, Phrases phrases, Rule.Act rule, int verb) {
    if (isPassive(context.words(), verb, rule)) {
      return List.of();
    }
    List<Draft> found = new ArrayList<>();
    for (Nominal actor : Actors.of(context, phrases, rule, verb)) {
      Draft draft =
          new Draft(rule.head(), quoteStart(phrases, verb, actor), Math.max(verb + 1, actor.to()));
      Mentioned name =
          actor.may(Case.NOMINATIVE)
              ? context.authorities().subject(phrases, actor)
              : context.authorities().oblique(phrases, actor);
      draft.agents(List.of(name));
      noun(phrases, rule, verb)
          .ifPresent(
              n -> {
                draft.widen(n.from(), n.to());
                draft.places(context.circumstances().placesIn(phrases, n));
              });
      draft.time(ActTime.of(phrases, verb));
      found.add(context.attribute(draft, phrases, verb));
    }
    return found;
  }

  /** From who acts on, where that is near: a quote is a clause and no paragraph. */
  private static int quoteStart(Phrases phrases, int verb, Nominal actor) {
    int start = start(phrases, verb);
    return start - actor.from() > FAR ? start : Math.min(start, actor.from());
  }

  /** "rezolucija je usvojena", "nezavisnost nije proglašena": what was done, or was not. */
  private static Optional<Draft> passive(
      Context context, Phrases phrases, Rule.Act rule, int verb, boolean negated) {
    return noun(phrases, rule, verb)
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
        .map(
            n -> {
              Draft draft =
                  new Draft(rule.head(), Math.min(verb, n.core()), Math.max(verb + 1, n.to()));
              draft.places(context.circumstances().placesIn(phrases, n));
              draft.agents(context.circumstances().agents(phrases, phrases.clauseOf(verb), verb));
              draft.time(ActTime.of(phrases, verb));
              if (negated) {
                draft.polarity(Polarity.DENIED);
              }
              return context.attribute(draft, phrases, verb);
            });
  }

  /** "jednostrano proglašena nezavisnost A", "proglašenje nezavisnosti A": nobody is named. */
  private static Optional<Draft> done(Context context, Phrases phrases, Rule.Act rule, int i) {
    Words words = context.words();
    Optional<Nominal> over = phrases.nominalOver(i);
    if (over.isEmpty() || context.hedges().blocks(phrases, i, rule.head())) {
      return Optional.empty();
    }
    Optional<Nominal> object =
        over.get().all().filter(n -> words.hasLemma(n.head(), rule.nouns())).findFirst();
    return object.map(
        n -> {
          Draft draft = new Draft(rule.head(), over.get().core(), over.get().to());
          draft.places(context.circumstances().placesIn(phrases, n));
          if (words.hasLemma(i, rule.deverbal())) {
            draft.time(ActTime.of(phrases, i));
          }
          return context.attribute(draft, phrases, i);
        });
  }

  /** A quote begins with its clause, not with the comma or the conjunction before it. */
  static int start(Phrases phrases, int verb) {
    Clause clause = phrases.clauseOf(verb);
    int from = clause.from();
    while (from < verb
        && (!phrases.words().token(from).isWord()
            || phrases.words().is(from, PartOfSpeech.CONJUNCTION))) {
      from++;
    }
    return from;
  }
}
