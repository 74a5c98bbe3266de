package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.extract.argument.WordsBeside;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;

/** Reads event nouns: whom the event hits, who does it, where; a bare mention is no claim. */
final class OccurrenceFrame {

  /** Forms of "to be" that agree with a subject. */
  private static final Set<String> EQUATING = Set.of("bio", "bila", "bili", "bile");

  /** A heading, a line below it, and the first sentence. */
  private static final int OPENING = 3;

  private final List<Rule.Occurrence> rules;

  OccurrenceFrame(List<Rule.Occurrence> rules) {
    this.rules = List.copyOf(rules);
  }

  List<Draft> read(Context context, Phrases phrases) {
    if (phrases.all().stream().noneMatch(n -> n.sort() == Sort.EVENT)) {
      return List.of();
    }
    List<Draft> found = new ArrayList<>();
    for (Rule.Occurrence rule : rules) {
      for (Nominal outer : phrases.nominals()) {
        outer
            .all()
            .filter(n -> n.sort() == Sort.EVENT && isEvent(context.words(), n, rule))
            .forEach(n -> read(context, phrases, rule, outer, n).ifPresent(found::add));
      }
    }
    return found;
  }

  /** The headings of a document and its first sentence say what it tells of. */
  private static boolean isOpening(Context context, Phrases phrases) {
    return context.sentences().stream().limit(OPENING).anyMatch(s -> s == phrases);
  }

  private static boolean isEvent(Words words, Nominal nominal, Rule.Occurrence rule) {
    return words.hasLemma(nominal.head(), rule.nouns());
  }

  private Optional<Draft> read(
      Context context, Phrases phrases, Rule.Occurrence rule, Nominal outer, Nominal event) {
    Optional<Clause> relative =
        outer == event ? EventClauses.telling(context, phrases, outer, rule) : Optional.empty();
    List<Nominal> doers = EventDoers.listed(context, phrases, outer, event);
    List<String> sides = EventDoers.sides(context, event, doers);
    int after = doers.isEmpty() ? outer.to() : doers.getLast().to();
    List<Nominal> behind = behind(phrases, after);
    boolean dated = rule.mentions() && EventMentions.isDated(context.words(), outer, event, behind);
    boolean inOrder = rule.mentions() && EventMentions.isInOrder(context.words(), outer, event);
    boolean mention =
        event.adjectives().stream()
                .anyMatch(a -> EventMentions.isPointing(context.words(), a, event))
            || relative.isEmpty() && !dated && EventMentions.isOnlyMentioned(outer);
    if (mention
        || WordsBeside.isAny(phrases, event.head(), rule.apart())
        || context.hedges().blocks(phrases, event.head(), rule.head())) {
      return Optional.empty();
    }
    if (context.hedges().isAbsent(phrases, event.head())) {
      return rule.deniable() && outer == event
          ? absent(context, phrases, rule, event)
          : Optional.empty();
    }
    Clause clause = phrases.clauseOf(event.head());
    if (Stream.concat(event.complements().stream(), behind.stream())
        .anyMatch(n -> context.hedges().isFigurative(context.words(), n))) {
      return Optional.empty();
    }
    List<Nominal> targets =
        behind.stream()
            .filter(
                n ->
                    n.preposition().filter(p -> isTarget(rule, p.meaning(), n)).isPresent()
                        || !sides.isEmpty() && EventDoers.isOtherSide(n))
            .filter(
                n ->
                    n.sort() == Sort.PEOPLE
                        || n.sort() == Sort.ORGANIZATION
                        || n.sort() == Sort.PERSON
                        || !n.allGroups().isEmpty())
            .toList();
    List<Mentioned> agents = sides.isEmpty() ? EventDoers.named(context, event, doers) : List.of();
    List<Mentioned> near =
        new ArrayList<>(context.circumstances().places(phrases, behind, EnumSet.of(Meaning.IN)));
    relative.ifPresent(
        r ->
            near.addAll(
                context.circumstances().places(phrases, r.nominals(), EnumSet.of(Meaning.IN))));
    List<Nominal> attacked = attacked(rule, outer, behind);
    attacked.stream().filter(n -> n.sort() != Sort.SITE).forEach(n -> near.addAll(n.named()));
    List<Mentioned> around =
        near.isEmpty() && (!outer.isPrepositional() || isReached(outer))
            ? context.circumstances().places(phrases, clause.nominals(), EnumSet.of(Meaning.IN))
            : near;
    List<Mentioned> places = around.isEmpty() ? EventSpots.hit(clause, outer) : around;
    boolean happening = isHappening(context, phrases, clause, outer, rule);
    if (happening && context.hedges().negates(phrases, event.head())) {
      return Optional.empty();
    }
    boolean headed =
        outer == event
            && !near.isEmpty()
            && (!outer.isPrepositional() || isOpening(context, phrases));
    boolean harming = outer == event && EventMentions.isHarming(phrases, clause, outer, rule);
    boolean told =
        !targets.isEmpty()
            || !attacked.isEmpty()
            || dated
            || inOrder
            || !(agents.isEmpty() && sides.isEmpty()) && !near.isEmpty()
            || happening
            || headed
            || relative.isPresent()
            || harming;
    if (!told) {
      return Optional.empty();
    }
    int end = after;
    for (Nominal nominal : behind) {
      end = Math.max(end, nominal.to());
    }
    Draft draft = new Draft(rule.head(), event.core(), end);
    draft.trigger(event.head(), true);
    targets.forEach(t -> draft.groups(t.allGroups()));
    draft.groups(sides).agents(agents).places(places);
    attacked.stream().filter(n -> n.sort() == Sort.SITE).forEach(n -> draft.sites(n.named()));
    if (draft.sites().isEmpty()) {
      boolean whole = !outer.isPrepositional() || isReached(outer);
      draft.sites(EventSpots.sites(context, clause, whole, behind, relative));
    }
    relative.ifPresent(
        r -> {
          draft.widen(draft.from(), r.to());
          draft.time(context.circumstances().time(phrases, r));
        });
    event
        .quantity()
        .filter(q -> !q.ordinalLike())
        .ifPresent(
            q ->
                unit(context.words(), event, rule)
                    .ifPresent(
                        unit -> draft.count(Optional.of(q.count())).unit(Optional.of(unit))));
    context.complete(draft, phrases, event.head());
    boolean bare =
        agents.isEmpty()
            && sides.isEmpty()
            && places.isEmpty()
            && targets.isEmpty()
            && attacked.isEmpty();
    boolean timed = draft.time().filter(t -> t.start().isPresent()).isPresent();
    // "u nemirima je poginulo troje" points back to what was told, "u osvetničkim napadima" tells.
    boolean particular = harming && !(event.adjectives().isEmpty() && behind.isEmpty());
    // "sumnja se da je izvršio ubistvo": what is not even sure says nothing by itself.
    boolean unsure = draft.modality() == Modality.ALLEGED;
    return bare
            && !timed
            && !inOrder
            && !draft.hasCount()
            && (unsure || !particular && !hasVerb(context, phrases, clause, rule))
        ? Optional.empty()
        : Optional.of(draft);
  }

  /** "incidenata nije bilo", "u Nišu nije došlo do nereda": denied, of the place that is named. */
  private static Optional<Draft> absent(
      Context context, Phrases phrases, Rule.Occurrence rule, Nominal event) {
    boolean governed = event.preposition().filter(p -> !p.words().equals("do")).isPresent();
    Clause clause = phrases.clauseOf(event.head());
    // "to nije bila bitka": it was something else.
    boolean equated =
        IntStream.range(clause.from(), clause.to())
            .anyMatch(i -> EQUATING.contains(context.words().lower(i)));
    if (governed || equated) {
      return Optional.empty();
    }
    Draft draft = Absence.whole(rule.head(), phrases, clause);
    draft.trigger(event.head(), true).anchor(event.head()).polarity(Polarity.DENIED);
    draft.places(
        context.circumstances().places(phrases, clause.nominals(), EnumSet.of(Meaning.IN)));
    return Optional.of(context.complete(draft, phrases, event.head()));
  }

  /** What a figure before the event noun counts. */
  private static Optional<String> unit(Words words, Nominal event, Rule.Occurrence rule) {
    return words.lemmas(event.head()).stream()
        .flatMap(lemma -> rule.units().getOrDefault(lemma, List.of()).stream())
        .findFirst();
  }

  private static boolean isTarget(Rule.Occurrence rule, Meaning meaning, Nominal nominal) {
    return rule.targets().contains(meaning)
        || meaning == Meaning.IN
            && nominal.preposition().get().words().equals("na")
            && nominal.may(Case.ACCUSATIVE)
            && nominal.sort() != Sort.PLACE;
  }

  /** "u napadu na selo Lug", "u prepadu na manastir Lepenac": the place that it was against. */
  private static List<Nominal> attacked(Rule.Occurrence rule, Nominal outer, List<Nominal> behind) {
    boolean within =
        outer.preposition().filter(p -> p.means(Meaning.IN) || p.means(Meaning.DURING)).isPresent();
    return behind.stream()
        .limit(within && !rule.targets().isEmpty() ? 1 : 0)
        .filter(n -> n.preposition().filter(p -> p.words().equals("na")).isPresent())
        .filter(n -> n.may(Case.ACCUSATIVE) && !n.named().isEmpty())
        .filter(n -> n.sort() == Sort.PLACE || n.sort() == Sort.SETTLEMENT || n.sort() == Sort.SITE)
        .toList();
  }

  /** The prepositional phrases right behind the event noun. */
  private static List<Nominal> behind(Phrases phrases, int after) {
    List<Nominal> found = new ArrayList<>();
    int end = after;
    for (Nominal nominal : phrases.nominals()) {
      if (nominal.from() >= end
          && nominal.from() <= end
          && (nominal.isPrepositional() || nominal.sort() == Sort.TIME)) {
        found.add(nominal);
        end = nominal.to();
      }
    }
    return found;
  }

  /** "došlo je do sukoba". */
  private static boolean isReached(Nominal event) {
    return event.preposition().filter(p -> p.words().equals("do")).isPresent();
  }

  /** "izbilo je nasilje", "došlo je do sukoba", "bilo je pucnjave": the event is told as such. */
  private static boolean isHappening(
      Context context, Phrases phrases, Clause clause, Nominal outer, Rule.Occurrence rule) {
    boolean subject =
        !outer.isPrepositional() && (outer.may(Case.NOMINATIVE) || outer.may(Case.GENITIVE));
    boolean reached = isReached(outer);
    // "u tri eksplozije koje su odjeknule": told wherever the noun stands.
    boolean counted = outer.quantity().filter(q -> !q.ordinalLike()).isPresent();
    if (!subject && !reached && !counted) {
      return false;
    }
    boolean own = (subject || reached) && hasVerb(context, phrases, clause, rule);
    return own
        || EventClauses.of(phrases, outer, rule).anyMatch(c -> hasVerb(context, phrases, c, rule));
  }

  private static boolean hasVerb(
      Context context, Phrases phrases, Clause clause, Rule.Occurrence rule) {
    int from = clause.from();
    boolean listed =
        from > phrases.sentence().from()
            && context.words().form(from).equals(":")
            && !hasOwnVerb(context, phrases, clause, rule);
    // "zabeležen je 61 incident: 17 napada i 13 paljevina": the list has the verb before it.
    return hasOwnVerb(context, phrases, listed ? phrases.clauseOf(from - 1) : clause, rule);
  }

  private static boolean hasOwnVerb(
      Context context, Phrases phrases, Clause clause, Rule.Occurrence rule) {
    for (int i = clause.from(); i < clause.to(); i++) {
      boolean own =
          phrases.clauseOf(i).index() == clause.index() && phrases.nominalOver(i).isEmpty();
      if (own && context.words().hasLemma(i, rule.verbs())) {
        return true;
      }
    }
    return false;
  }
}
