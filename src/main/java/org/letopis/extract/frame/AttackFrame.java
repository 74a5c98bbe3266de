package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.WordsBeside;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Reads verbs of violence: who does it, and against whom: "pucali su na patrolu". */
final class AttackFrame {

  private static final String PARTICIPANT = "participant";

  private final List<Rule.Attack> rules;

  /** Of all rules: most words are none of them. */
  private final Set<String> verbs = new HashSet<>();

  AttackFrame(List<Rule.Attack> rules) {
    this.rules = List.copyOf(rules);
    rules.forEach(rule -> verbs.addAll(rule.verbs()));
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (phrases.words().hasLemma(i, verbs)) {
        longest(context, phrases, i).ifPresent(found::add);
      }
    }
    return found;
  }

  /** Two rules may read one verb: the one that tells more of it does. */
  private Optional<Draft> longest(Context context, Phrases phrases, int verb) {
    return rules.stream()
        .filter(rule -> isVerb(phrases, verb, rule))
        .flatMap(rule -> read(context, phrases, rule, verb).stream())
        .reduce((one, other) -> length(other) > length(one) ? other : one);
  }

  private static int length(Draft draft) {
    return draft.to() - draft.from();
  }

  private static boolean isVerb(Phrases phrases, int i, Rule.Attack rule) {
    Words words = phrases.words();
    return words.token(i).isWord()
        && words.hasLemma(i, rule.verbs())
        && words.nameOver(i).isEmpty()
        && words.any(
            i,
            r ->
                rule.verbs().contains(r.lemma())
                    && r.verbForm().filter(v -> v != VerbForm.OTHER).isPresent()
                    && (r.partOfSpeech() == PartOfSpeech.VERB
                        // "od metka ispaljenog iz kuće": no predicate.
                        || isParticiple(r.verbForm()) && r.is(Case.NOMINATIVE)))
        && phrases
            .nominalOver(i)
            // "bačena bomba" says it, "napadnuti konvoj" speaks of what was told.
            .filter(n -> n.to() - n.from() > 1 && !words.hasLemma(n.head(), rule.with()))
            .isEmpty();
  }

  private static boolean isParticiple(Optional<VerbForm> form) {
    return form.filter(v -> v == VerbForm.PASSIVE_PARTICIPLE).isPresent();
  }

  private static Optional<Draft> read(Context context, Phrases phrases, Rule.Attack rule, int i) {
    if (context.hedges().blocks(phrases, i, rule.head())
        || context.hedges().negates(phrases, i)
        || !WordsBeside.stands(phrases, i, rule.with())
        || WordsBeside.isAny(phrases, i, rule.apart())) {
      return Optional.empty();
    }
    boolean passive = phrases.words().isPassiveParticiple(i);
    AttackSides sides = new AttackSides(phrases, rule, i);
    List<Nominal> targets = sides.targets();
    Optional<Nominal> doer = passive ? Optional.empty() : sides.doer();
    List<Mentioned> by =
        passive ? context.circumstances().agents(phrases, phrases.clauseOf(i), i) : List.of();
    boolean against = rule.toward().isEmpty() || !targets.isEmpty() || sides.isPronounHit();
    boolean done = doer.isPresent() || !by.isEmpty();
    if (!against || rule.doer() && !done || !passive && !done && sides.isOtherSubject()) {
      return Optional.empty();
    }
    Draft draft = new Draft(rule.head(), i, i + 1);
    draft.trigger(i, true);
    targets.forEach(t -> hit(draft, t));
    phrases.clauseOf(i).nominals().stream()
        .filter(n -> phrases.words().hasLemma(n.head(), rule.with()))
        .forEach(n -> draft.widen(n.from(), n.to()));
    doer.ifPresent(d -> does(context, phrases, draft, d));
    draft.agents(by);
    where(context, phrases, phrases.clauseOf(i), targets, draft);
    return Optional.of(context.complete(draft, phrases, i));
  }

  /** Whom or what it is against; of a thing, whose it is. */
  private static void hit(Draft draft, Nominal target) {
    draft.widen(target.from(), target.to());
    draft.groups(target.allGroups());
    target.all().filter(n -> n.sort() == Sort.PERSON).forEach(n -> draft.persons(n.named()));
    switch (target.sort()) {
      case SITE -> draft.sites(target.named());
      case SETTLEMENT, PLACE -> draft.places(target.named());
      default -> {}
    }
  }

  /** Who does it: counted people take part, others are agents. */
  private static void does(Context context, Phrases phrases, Draft draft, Nominal doer) {
    draft.widen(doer.from(), doer.to());
    boolean counted =
        doer.sort() == Sort.PEOPLE && doer.quantity().filter(q -> !q.ordinalLike()).isPresent();
    if (counted) {
      draft.count(doer.quantity().map(q -> q.count())).unit(Optional.of(PARTICIPANT));
      draft.groups(doer.allGroups());
    } else {
      draft.agents(List.of(context.naming().name(phrases.words(), doer)));
    }
  }

  private static void where(
      Context context, Phrases phrases, Clause clause, List<Nominal> targets, Draft draft) {
    EnumSet<Meaning> in = EnumSet.of(Meaning.IN);
    List<Nominal> others = clause.nominals().stream().filter(n -> !targets.contains(n)).toList();
    List<Nominal> all = new ArrayList<>(others);
    targets.stream()
        .flatMap(t -> t.complements().stream())
        .filter(c -> c.isPrepositional() || c.sort() == Sort.PLACE)
        .forEach(all::add);
    List<Mentioned> places = new ArrayList<>(context.circumstances().places(phrases, all, in));
    if (places.isEmpty() && draft.places().isEmpty()) {
      places.addAll(context.circumstances().around(phrases, clause, in));
    }
    draft.places(places);
    if (targets.stream().noneMatch(t -> t.sort() == Sort.SITE)) {
      draft.sites(context.circumstances().sites(others));
    }
    others.stream()
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
        .filter(n -> n.sort() == Sort.PLACE && n.to() <= draft.from())
        .findFirst()
        .ifPresent(n -> draft.widen(n.from(), draft.to()));
  }
}
