package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.EntryHeads;
import org.letopis.extract.argument.Links;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;

/**
 * Reads the persons of whom one sentence tells and whom what follows it names: the entries of a
 * list ("Ubijeno je šest lica:", "- Ilić Marko, Lug;"), or the next sentence ("Poginulo je troje
 * ljudi. Među njima su radnik Marko Ilić i student Petar Lukić").
 */
final class NamedLater {

  private static final Set<String> BULLETS = Set.of("-", "–", "—", "•", "*");

  /** A heading of a list has no more tokens: "POGINULI I NESTALI". */
  private static final int LONGEST_HEADING = 3;

  private final Context context;
  private final Phrases phrases;
  private final Words words;
  private final List<Trigger> triggers;
  private final List<Draft> told;

  /**
   * @param triggers what the sentence tells of people, one trigger for each rule
   * @param told what was found in it
   */
  NamedLater(Context context, Phrases phrases, List<Trigger> triggers, List<Draft> told) {
    this.context = context;
    this.phrases = phrases;
    this.words = phrases.words();
    this.triggers = triggers.stream().filter(NamedLater::isOfPeople).toList();
    this.told = told;
  }

  private static boolean isOfPeople(Trigger trigger) {
    return trigger.rule().affected().containsAll(Set.of(Sort.PEOPLE, Sort.PERSON))
        && trigger.rule().governed().isEmpty()
        && !trigger.rule().negated()
        && !trigger.rule().denies()
        && trigger.voice() != Trigger.Voice.NOUN
        && trigger.voice() != Trigger.Voice.ACTIVE;
  }

  /** The claims about the persons whom the list or the next sentence names. */
  List<Draft> read() {
    Optional<Trigger> trigger = trigger();
    int next = phrases.sentence().index() + 1;
    if (trigger.isEmpty() || next >= context.sentences().size()) {
      return List.of();
    }
    return opensList(trigger.get())
        ? listed(trigger.get(), next)
        : amongThem(trigger.get(), context.sentences().get(next));
  }

  /** The last of what the sentence tells, where it tells of people in one way only. */
  private Optional<Trigger> trigger() {
    Set<String> kinds =
        triggers.stream()
            .map(t -> t.rule().head().kind())
            .map(kind -> kind.equals("Death") ? "Killing" : kind)
            .collect(Collectors.toSet());
    return kinds.size() == 1 && told.stream().allMatch(Draft::isAffirmed)
        ? triggers.stream().filter(this::isAsserted).reduce((one, later) -> later)
        : Optional.empty();
  }

  private boolean isAsserted(Trigger trigger) {
    boolean many =
        words.readings(trigger.first()).stream()
            .flatMap(r -> r.number().stream())
            .anyMatch(n -> n == Reading.Number.PLURAL);
    boolean counted =
        told.stream()
            .anyMatch(
                d -> d.trigger() == trigger.first() && d.persons().isEmpty() && d.isAffirmed());
    boolean attributive =
        many
            && !context.hedges().blocks(phrases, trigger.first(), trigger.rule().head())
            && (!words.cases(trigger.first(), r -> true).contains(Case.NOMINATIVE)
                || !context.hedges().negates(phrases, trigger.first()));
    return counted || attributive && told.stream().noneMatch(d -> !d.persons().isEmpty());
  }

  private boolean opensList(Trigger trigger) {
    int last = phrases.sentence().to() - 1;
    boolean predicate =
        IntStream.range(phrases.sentence().from(), last)
            .filter(i -> !trigger.tokens().contains(i) && phrases.nominalOver(i).isEmpty())
            .filter(i -> words.token(i).isWord() && !Verbs.isAuxiliary(words, i))
            .anyMatch(i -> Verbs.isPredicate(words, i));
    boolean heading =
        last - phrases.sentence().from() < LONGEST_HEADING
            && words.token(last).isWord()
            && IntStream.rangeClosed(phrases.sentence().from(), last)
                .allMatch(
                    i ->
                        triggers.stream().anyMatch(t -> t.tokens().contains(i))
                            || words.does(i, Use.BOTH));
    boolean free =
        phrases.nominalOver(trigger.first()).filter(n -> n.to() - n.from() > 1).isEmpty()
            || told.stream().anyMatch(d -> d.trigger() == trigger.first());
    return heading || words.form(last).equals(":") && !predicate && free;
  }

  /** The persons of the entries; none where there are more than the sentence counts. */
  private List<Draft> listed(Trigger trigger, int next) {
    List<Draft> found = new ArrayList<>();
    boolean marked = isMarked(context.sentences().get(next));
    for (int i = next; i < context.sentences().size(); i++) {
      Phrases entry = context.sentences().get(i);
      boolean line =
          marked == isMarked(entry)
              && (marked
                  || entry.sentence().paragraph()
                      != context.sentences().get(i - 1).sentence().paragraph());
      Optional<EntryHeads.Head> head =
          line ? EntryHeads.alone(entry).filter(NamedLater::isOfPersons) : Optional.empty();
      if (head.isEmpty()) {
        break;
      }
      if (isOnlyNamed(entry)) {
        List<Nominal> named = joined(entry, head.get().nominals());
        List<Mentioned> places = ListedPlaces.behind(entry, named.getLast());
        named.forEach(n -> found.add(draft(trigger, entry, n, places)));
      }
    }
    long most = total(trigger);
    return found.size() > most ? List.of() : found;
  }

  /** How many persons the sentence counts; without a figure as many as there are. */
  private long total(Trigger trigger) {
    return told.stream()
        .filter(d -> d.trigger() == trigger.first() && d.persons().isEmpty())
        .flatMap(d -> d.most().stream())
        .reduce(Long::max)
        .orElse(Long.MAX_VALUE);
  }

  private static boolean isOfPersons(EntryHeads.Head head) {
    return head.nominals().getFirst().sort() == Sort.PERSON;
  }

  /** Not "Marko Ilić – ubijen u kući": the entry tells of it itself. */
  private boolean isOnlyNamed(Phrases entry) {
    return IntStream.range(entry.sentence().from(), entry.sentence().to())
        .noneMatch(
            i ->
                entry.words().isPassiveParticiple(i)
                    || entry.nominalOver(i).isEmpty() && Verbs.isPredicate(entry.words(), i));
  }

  /** "1. Marko Ilić", "– Marko Ilić". */
  private static boolean isMarked(Phrases entry) {
    Words words = entry.words();
    int first = entry.sentence().from();
    return words.token(first).isNumber() || BULLETS.contains(words.form(first));
  }

  /** "Ilić Marko i Ilić Ana, Lug": behind a comma stands whence they are. */
  private static List<Nominal> joined(Phrases entry, List<Nominal> names) {
    List<Nominal> found = new ArrayList<>(List.of(names.getFirst()));
    names.stream()
        .skip(1)
        .takeWhile(n -> entry.words().does(n.from() - 1, Use.BOTH))
        .forEach(found::add);
    return found;
  }

  /** "Među njima su A i B": they are among those of whom the sentence before tells. */
  private List<Draft> amongThem(Trigger trigger, Phrases next) {
    boolean goesOn = next.sentence().paragraph() == phrases.sentence().paragraph();
    Optional<Integer> them = goesOn ? them(next) : Optional.empty();
    int end = end(trigger);
    if (them.isEmpty()
        || mentionsOthers(phrases, end, phrases.sentence().to())
        || mentionsOthers(next, next.sentence().from(), them.get())) {
      return List.of();
    }
    Clause clause = next.clauseOf(them.get());
    List<Draft> found = new ArrayList<>();
    int last = -1;
    for (Nominal nominal : clause.nominals()) {
      boolean after = nominal.from() > them.get() && !nominal.isPrepositional();
      if (!after || nominal.sort() != Sort.PERSON) {
        continue;
      }
      boolean listed = last < 0 || isLinked(next, last, nominal.from());
      if (!listed || !nominal.cases().isEmpty() && !nominal.may(Case.NOMINATIVE)) {
        break;
      }
      found.add(draft(trigger, next, nominal, List.of()).widen(them.get() - 1, nominal.to()));
      last = nominal.to();
    }
    return found;
  }

  /** Where the sentence has told of them: behind the trigger and those whom it counts. */
  private int end(Trigger trigger) {
    return IntStream.concat(
            IntStream.of(trigger.last()),
            told.stream().filter(d -> d.trigger() == trigger.first()).mapToInt(Draft::place))
        .map(i -> phrases.nominalOver(i).map(Nominal::to).orElse(i + 1))
        .max()
        .orElse(trigger.last() + 1);
  }

  /** Only what says who or whence the next is stands between: ", student", "iz Luga i braća". */
  private static boolean isLinked(Phrases next, int from, int to) {
    int title = to;
    while (title > from
        && next.nominalOver(title - 1)
            .filter(n -> n.sort() == Sort.PEOPLE || n.sort() == Sort.OTHER)
            .filter(n -> !n.isPrepositional() && n.quantity().isEmpty())
            .isPresent()) {
      title = next.nominalOver(title - 1).get().from();
    }
    return Links.between(next, from, title);
  }

  /** "njima" of "među njima", in a clause that says no more than that they are. */
  private Optional<Integer> them(Phrases next) {
    return IntStream.range(next.sentence().from() + 1, next.sentence().to())
        .filter(i -> words.does(i, Use.PERSONAL) && words.does(i - 1, Use.AMONG))
        .filter(i -> next.clauseOf(i).type() != Clause.Type.RELATIVE)
        .filter(i -> !context.hedges().negates(next, i) && isBeing(next, i))
        .boxed()
        .findFirst();
  }

  private boolean isBeing(Phrases next, int them) {
    Clause clause = next.clauseOf(them);
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> next.clauseOf(i).index() == clause.index())
        .filter(i -> words.token(i).isWord() && next.nominalOver(i).isEmpty())
        .filter(i -> clause.opener().filter(o -> o == i).isEmpty())
        .noneMatch(
            i ->
                words.isPassiveParticiple(i)
                    || Verbs.isPredicate(words, i)
                        && !Verbs.isAuxiliary(words, i)
                        && !words.does(i, Use.BEING));
  }

  /** Other people whom "they" could be. */
  private static boolean mentionsOthers(Phrases phrases, int from, int to) {
    return phrases.nominals().stream()
        .filter(n -> n.from() >= from && n.to() <= to)
        .filter(n -> n.sort() == Sort.PEOPLE && !n.isPrepositional())
        .filter(n -> n.quantity().isPresent() || isPlural(phrases.words(), n))
        .anyMatch(n -> n.may(Case.NOMINATIVE) || n.may(Case.ACCUSATIVE));
  }

  private static boolean isPlural(Words words, Nominal nominal) {
    return words.any(
        nominal.head(),
        r ->
            r.number().filter(n -> n == Reading.Number.PLURAL).isPresent()
                && r.grammatical().filter(nominal::may).isPresent());
  }

  private Draft draft(Trigger trigger, Phrases where, Nominal person, List<Mentioned> places) {
    Draft draft = new Draft(trigger.rule().head(), person.from(), person.to());
    draft.trigger(person.from(), true);
    draft.anchor(person.head()).persons(person.named()).places(places);
    told.stream()
        .filter(d -> d.trigger() == trigger.first() && d.persons().isEmpty())
        .findFirst()
        .ifPresent(whole -> draft.groups(whole.groups()).time(whole.time()));
    return context.attribute(draft, where, person.head());
  }
}
