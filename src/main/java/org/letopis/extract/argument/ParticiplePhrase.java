package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the noun phrase to which a participle belongs, and its parts. */
final class ParticiplePhrase {

  /** "porodice poginulih" are the families of the dead, and did not die. */
  private static final Set<String> KIN = Set.of("family", "household");

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final ListRun list;
  private final Parts parts;
  private final Ellipsis ellipsis;

  ParticiplePhrase(Predication predication, Fit fit, ListRun list, Parts parts) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.list = list;
    this.parts = parts;
    this.ellipsis = new Ellipsis(predication, fit);
  }

  /** "8 ubijenih", "oštećenih i spaljenih kuća": the participle stands inside the phrase. */
  Optional<Nominal> attributive() {
    Optional<Nominal> own =
        phrases
            .nominalOver(trigger.first())
            .flatMap(
                outer ->
                    outer.all().filter(n -> n.adjectives().contains(trigger.first())).findFirst())
            .filter(n -> fit.allows(n) || isBareParticiple(n))
            .filter(n -> !isOfPersonBefore(n));
    boolean alone =
        own.filter(n -> n.sort() != Sort.ELLIPTIC || n.quantity().isPresent()).isEmpty();
    return alone ? behindItsNoun().or(() -> own) : own;
  }

  /** "Marko Ilić ubijen, ranjen Petar Jović": the first participle tells of the first person. */
  private boolean isOfPersonBefore(Nominal nominal) {
    return IntStream.range(trigger.first(), nominal.head()).anyMatch(i -> words.form(i).equals(","))
        && phrases
            .nominalOver(trigger.first() - 1)
            .filter(n -> n.sort() == Sort.PERSON && n.to() == trigger.first())
            .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
            .isPresent();
  }

  /** "srušena je i zapaljena škola": the last of joined participles stands before their noun. */
  List<Patient> shared() {
    return trigger.last() == trigger.first()
        ? List.of()
        : phrases
            .nominalOver(trigger.last())
            .filter(n -> n.from() == trigger.last() && n.adjectives().contains(trigger.last()))
            .filter(n -> n.may(Case.NOMINATIVE) && fit.allows(n) && fit.agrees(n))
            .map(n -> new Patient(n, Attachments.to(phrases, clause, n)))
            .map(p -> list.goOn(new ArrayList<>(List.of(p)), p.nominal().to(), Case.NOMINATIVE))
            .orElse(List.of());
  }

  /** "10 vozila, od toga tri uništena": the noun of the figure is left out. */
  Optional<Nominal> restored() {
    return phrases
        .nominalOver(trigger.first())
        .filter(n -> n.sort() == Sort.ELLIPTIC && n.adjectives().contains(trigger.first()))
        .filter(n -> !n.isPrepositional())
        .map(ellipsis::restored)
        .filter(n -> n.sort() != Sort.ELLIPTIC && fit.allows(n));
  }

  /** Whether the participle stands by itself, not inside a phrase about something else. */
  boolean isFree() {
    return !isBehindRelated()
        && phrases
            .nominalOver(trigger.first())
            .filter(n -> n.to() - n.core() > 1)
            // "lišene slobode": what looks like its noun is what the rule wants beside it.
            .filter(n -> !words.hasLemma(n.head(), trigger.rule().beside()))
            .isEmpty();
  }

  /** "među poginulima su i tri Grka": who is among them is affected. */
  boolean isAmong(Nominal nominal) {
    return nominal.preposition().filter(p -> p.means(Meaning.AMONG)).isPresent()
        && nominal.quantity().isEmpty();
  }

  /** "povređenih je bilo 20": a genitive plural that a verb of being stands beside, if any. */
  boolean isOfMany() {
    boolean many =
        words.any(
            trigger.first(),
            r -> r.is(Case.GENITIVE) && r.number().filter(n -> n == Number.PLURAL).isPresent());
    return many
        && IntStream.range(clause.from(), clause.to())
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .filter(i -> phrases.nominalOver(i).isEmpty() && i != trigger.first())
            .filter(i -> Verbs.isPredicate(words, i) && !Verbs.isAuxiliary(words, i))
            .allMatch(i -> words.does(i, Use.BEING));
  }

  /** "fond za pomoć povređenima", "komisija za nestale": no predicate of a subject. */
  boolean isOblique() {
    int before = trigger.first() - 1;
    Set<Case> cases = words.cases(trigger.first(), r -> true);
    boolean governed = before >= 0 && words.is(before, PartOfSpeech.PREPOSITION);
    // "među ubijenima su A i B", "proglašena je neupotrebljivom": not so behind a noun.
    boolean among = governed && words.does(before, Use.AMONG);
    boolean made =
        !governed
            && (before < 0 || !words.isNoun(before))
            && words.any(
                trigger.first(),
                r ->
                    r.is(Case.INSTRUMENTAL)
                        && r.number().filter(n -> n == Number.SINGULAR).isPresent());
    boolean told = among || made;
    return !told && !cases.isEmpty() && (governed || !cases.contains(Case.NOMINATIVE));
  }

  /** "osmoro Srba ubijenih u nasilju": an oblique participle behind the phrase it belongs to. */
  private Optional<Nominal> behindItsNoun() {
    boolean oblique =
        words.any(
            trigger.first(),
            r -> r.is(Case.GENITIVE) && r.number().filter(n -> n == Number.PLURAL).isPresent());
    boolean nominative = words.any(trigger.first(), r -> r.is(Case.NOMINATIVE));
    if (!oblique || nominative) {
      return Optional.empty();
    }
    List<Nominal> before = phrases.all().stream().filter(n -> n.to() == trigger.first()).toList();
    // "advokat porodica poginulih" is as little dead as they are.
    return isBehindRelated() || before.stream().anyMatch(this::isRelated)
        ? Optional.empty()
        : before.stream().filter(this::isNearest).filter(fit::allows).findFirst();
  }

  /** "jedan od advokata ubijenih": he is one of theirs, none of them. */
  private boolean isBehindRelated() {
    return words.does(trigger.first() - 1, Use.RELATED)
        && words.cases(trigger.first(), r -> true).contains(Case.GENITIVE)
        && !words.cases(trigger.first(), r -> true).contains(Case.NOMINATIVE);
  }

  /** "član udruženja nestalih": the participle belongs to the noun right before it. */
  private boolean isNearest(Nominal nominal) {
    boolean many =
        words.any(
            nominal.head(),
            r -> r.is(Case.GENITIVE) && r.number().filter(n -> n == Number.PLURAL).isPresent());
    boolean adjacent = nominal.head() + 1 == trigger.first();
    // "dva brata ubijenih": with two to four the participle would not be a genitive plural.
    boolean counted = nominal.quantity().isPresent() && (many || !adjacent);
    return counted || many && adjacent;
  }

  /** "dvanaest porodica poginulih", "sto roditelja ubijenih": who stands to them in a relation. */
  private boolean isRelated(Nominal nominal) {
    return nominal.unit().filter(KIN::contains).isPresent()
        || words.does(nominal.head(), Use.RELATED);
  }

  private boolean isBareParticiple(Nominal nominal) {
    return nominal.sort() == Sort.ELLIPTIC && trigger.rule().unit().isPresent();
  }

  List<Patient> withParts(Nominal nominal) {
    Optional<Nominal> told = existential(nominal);
    if (told.isPresent()) {
      Patient figure = new Patient(told.get(), Attachments.to(phrases, clause, told.get()));
      return list.goOn(new ArrayList<>(List.of(figure)), told.get().to(), Case.NOMINATIVE);
    }
    List<Patient> all =
        new ArrayList<>(List.of(new Patient(nominal, Attachments.to(phrases, clause, nominal))));
    List<Patient> listed = list.goOn(new ArrayList<>(all), nominal.to(), Case.NOMINATIVE);
    boolean headline =
        nominal.from() == trigger.first()
            && nominal.quantity().isEmpty()
            && !nominal.isPrepositional()
            && nominal.may(Case.NOMINATIVE)
            // "brat poginulog Save, i Ana": the participle agrees with its person.
            && words.any(trigger.first(), r -> r.is(Case.NOMINATIVE));
    if (headline) {
      return listed;
    }
    List<Patient> items = listed.subList(1, listed.size());
    boolean sum = listed.size() > 2 && Parts.isSum(nominal, items);
    boolean ofThem = nominal.quantity().isPresent() && !items.isEmpty() && isOfWhichBehind(nominal);
    all.addAll(sum || ofThem ? items : parts.of(nominal));
    return all;
  }

  /** "pet poginulih, od toga tri Srbina". */
  private boolean isOfWhichBehind(Nominal whole) {
    int i = whole.to();
    return i + 2 < phrases.sentence().to()
        && words.form(i).equals(",")
        && Set.of("od toga", "od čega", "među njima", "među kojima", "od njih")
            .contains(words.lower(i + 1) + " " + words.lower(i + 2));
  }

  /** "povređenih je bilo 322", "poginulih ima preko 20": the figure stands by itself. */
  private Optional<Nominal> existential(Nominal nominal) {
    boolean bare =
        nominal.sort() == Sort.ELLIPTIC
            && nominal.quantity().isEmpty()
            && !nominal.isPrepositional();
    if (!bare) {
      return Optional.empty();
    }
    return clause.nominals().stream()
        .filter(n -> n.sort() == Sort.ELLIPTIC && n.quantity().isPresent() && !n.isPrepositional())
        .filter(n -> n.quantity().filter(q -> !q.ordinalLike()).isPresent())
        // "jedan od advokata ubijenih": the figure counts the lawyers.
        .filter(n -> n.to() >= words.size() || !words.lower(n.to()).equals("od"))
        // "mrtvih nije 12, nego 14".
        .filter(n -> !words.does(n.from() - 1, Use.NEGATION))
        .findFirst();
  }
}
