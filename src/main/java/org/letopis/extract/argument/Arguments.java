package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the subject or the object of a trigger before it or behind it in its clause. */
final class Arguments {

  /** Who can stand in the genitive behind what is theirs. */
  private static final Set<Sort> AFTER_HEADS = EnumSet.of(Sort.PEOPLE, Sort.PERSON);

  /** What opens the parts of a figure that stands before. */
  private static final Set<String> OF_THEM = Set.of("od toga", "od čega", "od njih", "od kojih");

  private static final Set<String> CLOSING = Set.of("“", "”", "\"", "«");

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final Ellipsis ellipsis;
  private final ListRun list;
  private final Parts parts;
  private final Roles roles;

  Arguments(Predication predication, Fit fit, ListRun list, Parts parts, Roles roles) {
    this.roles = roles;
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.ellipsis = new Ellipsis(predication, fit);
    this.list = list;
    this.parts = parts;
  }

  List<Patient> after(Case wanted) {
    if (partsFollow() || wanted == Case.NOMINATIVE && isOfThing()) {
      return List.of();
    }
    int skipped = -1;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.from() <= trigger.last()
          || nominal.isPrepositional()
          || nominal.sort() == Sort.TIME
          || isGoverned(nominal)
          || isOfNextNoun(nominal)
          || isOfDeed(nominal)
          || Whose.isOfPerson(phrases, clause, nominal)
          || wanted == Case.ACCUSATIVE && (isOfObject(nominal) || isSubject(nominal))
          || Whose.isExcluded(words, nominal)) {
        continue;
      }
      if (isOfAnother(nominal)) {
        return List.of();
      }
      if (skipped >= 0 && isOfSkipped(nominal)) {
        return List.of();
      }
      if (isToldBehind(nominal) || isBehindQuote(nominal)) {
        return List.of();
      }
      Nominal full = ellipsis.restored(nominal);
      if (!fit.allows(full) && words.hasLemma(nominal.head(), trigger.rule().beside())) {
        continue;
      }
      if (fit.allows(full) && fit.inCase(full, wanted) && fit.agrees(full)) {
        List<Patient> found =
            new ArrayList<>(List.of(new Patient(full, Attachments.to(phrases, clause, nominal))));
        return list.goOn(found, nominal.to(), wanted);
      }
      if (skipped >= 0 && !Links.between(phrases, skipped, nominal.from())) {
        return List.of();
      }
      if (wanted == Case.NOMINATIVE && nominal.quantity().isPresent()) {
        // "stiglo je deset lekara i 200 doza krvi": another rule's item in the same list.
        skipped = nominal.to();
        continue;
      }
      if (wanted == Case.NOMINATIVE
          && nominal.may(Case.NOMINATIVE)
          && nominal.sort() != Sort.ELLIPTIC
          && !isTitle(nominal, wanted)) {
        return List.of();
      }
    }
    return List.of();
  }

  /**
   * "jedan poginuli i dvadeset uhapšenih", "koji je poginuo, nego kao Petar Ilić": told of another.
   */
  private boolean isOfAnother(Nominal nominal) {
    int next = trigger.last() + 1;
    boolean counted =
        nominal.sort() == Sort.ELLIPTIC
            && nominal.quantity().isPresent()
            && nominal.adjectives().stream().anyMatch(a -> isOtherDeed(a))
            && Links.between(phrases, next, nominal.from());
    return counted
        || IntStream.range(next + 1, nominal.from())
            .anyMatch(i -> words.does(i, Use.INSTEAD) && words.form(i - 1).equals(",") && i > next);
  }

  private boolean isOtherDeed(int adjective) {
    return words.isPassiveParticiple(adjective) && !trigger.tokens().contains(adjective);
  }

  /** "Izgorela kuća, stanari na broju": the verb tells of the noun in whose phrase it stands. */
  private boolean isOfThing() {
    return phrases
        .nominalOver(trigger.first())
        .filter(n -> n.from() == trigger.first() && n.head() > trigger.last())
        .filter(n -> n.sort() == Sort.THING || n.sort() == Sort.SITE)
        .filter(n -> n.may(Case.NOMINATIVE) && !n.isPrepositional() && !fit.allows(n))
        .isPresent();
  }

  /** "stradalo je 12 srpskih kuća, 40 albanskih": the noun left out is that of the skipped. */
  private static boolean isOfSkipped(Nominal nominal) {
    return nominal.sort() == Sort.ELLIPTIC
        && nominal.quantity().isPresent()
        && nominal.unit().isEmpty();
  }

  /** "stradale su 12 srpskih i 40 albanskih kuća": the noun left out is none of the rule's. */
  private boolean isOfNextNoun(Nominal nominal) {
    return isOfSkipped(nominal)
        && !nominal.adjectives().isEmpty()
        && clause.nominals().stream()
            .filter(n -> n.from() >= nominal.to())
            .findFirst()
            .filter(n -> !n.isPrepositional() && n.quantity().isPresent())
            .filter(n -> n.sort() != Sort.ELLIPTIC && !fit.allows(n))
            .filter(n -> !n.adjectives().isEmpty())
            .filter(n -> Links.between(phrases, nominal.to(), n.from()))
            .isPresent();
  }

  /** "Devet putnika povređeno, među njima i jedna trudnica": parts of what stands before. */
  private boolean partsFollow() {
    int next = trigger.last() + 1;
    return next + 1 < words.size()
        && words.form(next).equals(",")
        && (words.lower(next + 1).equals("među")
            || next + 2 < words.size()
                && OF_THEM.contains(words.lower(next + 1) + " " + words.lower(next + 2)))
        && clause.nominals().stream()
            .anyMatch(
                n ->
                    n.to() <= trigger.first()
                        && !n.isPrepositional()
                        && n.quantity().isPresent()
                        && fit.allows(n));
  }

  /** "dvojica muškaraca, obojica iz Niša": the same two. */
  private static boolean isSameFigure(Nominal nominal, Nominal before) {
    return nominal.sort() == Sort.ELLIPTIC
        && nominal.quantity().isPresent()
        && nominal
            .quantity()
            .map(q -> q.count().low())
            .equals(before.quantity().map(q -> q.count().low()));
  }

  /** "trojica muškaraca, stara između 20 i 25 godina, privedena su": said of them by the way. */
  private boolean isParenthesis(List<Patient> found, int end) {
    return !found.isEmpty()
        && end < trigger.first() - 1
        && words.form(end).equals(",")
        && words.form(trigger.first() - 1).equals(",");
  }

  /** "Mladić, student u Nišu, ubijen je": one and the same. */
  private boolean isApposed(List<Patient> found, Nominal nominal) {
    if (found.size() != 1 || !words.form(trigger.first() - 1).equals(",")) {
      return false;
    }
    Nominal first = found.getFirst().nominal();
    return !isMany()
        && first.sort() == Sort.PEOPLE
        && nominal.sort() == Sort.PEOPLE
        && nominal.may(Case.NOMINATIVE)
        && first.quantity().isEmpty()
        && nominal.quantity().isEmpty()
        && words.form(nominal.from() - 1).equals(",");
  }

  /** Whether the trigger's form is a plural. */
  private boolean isMany() {
    return words.readings(trigger.first()).stream()
        .flatMap(r -> r.number().stream())
        .noneMatch(n -> n == Reading.Number.SINGULAR);
  }

  private boolean isSubject(Nominal nominal) {
    return roles.of(nominal) == Role.SUBJECT;
  }

  /** "za smrt 24 rudara osuđen je": the figure belongs to the noun behind the preposition. */
  private boolean isGoverned(Nominal counted) {
    return counted.quantity().isPresent()
        && clause.nominals().stream()
            .filter(n -> n.to() == counted.from())
            .anyMatch(n -> n.preposition().filter(p -> p.meaning() == Meaning.ABOUT).isPresent());
  }

  /** "osuđen je zbog ubistva devet civila": whom the deed was against that was the cause. */
  private boolean isOfDeed(Nominal counted) {
    return counted.quantity().isPresent()
        && clause.nominals().stream()
            .filter(n -> n.to() == counted.from())
            .anyMatch(n -> n.preposition().filter(p -> p.meaning() == Meaning.CAUSE).isPresent());
  }

  /** "teže ili lakše oštećeno": an adverb that looks like a noun. */
  private boolean isDegree(Nominal nominal) {
    return nominal.to() - nominal.from() == 1
        && words.is(nominal.head(), PartOfSpeech.ADVERB)
        && !words.token(nominal.head()).isCapitalised();
  }

  /** "bilo je 300 građana, a oni su uhapšeni": the subject is a pronoun of its own. */
  private boolean isPronounBehind(int end) {
    return IntStream.range(end, trigger.first())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .anyMatch(
            i ->
                words.does(i, Use.PERSONAL)
                    && words.any(
                        i,
                        r ->
                            r.partOfSpeech() == PartOfSpeech.PRONOUN
                                && r.is(Case.NOMINATIVE)
                                && mayAgree(r)));
  }

  /** "muž mi je poginuo": no "we", the verb is in the singular. */
  private boolean mayAgree(Reading pronoun) {
    Set<Reading.Number> verb =
        words.readings(trigger.first()).stream()
            .filter(r -> r.gender().isPresent())
            .flatMap(r -> r.number().stream())
            .collect(Collectors.toSet());
    return verb.isEmpty() || pronoun.number().isEmpty() || verb.contains(pronoun.number().get());
  }

  /** "Srušena 2003, ograda odneta": behind the comma stands what has a participle of its own. */
  private boolean isToldBehind(Nominal nominal) {
    int next = nominal.to();
    return words.form(nominal.from() - 1).equals(",")
        && next < phrases.sentence().to()
        && words.isPassiveParticiple(next)
        && phrases.nominalOver(next).filter(n -> n.to() - n.from() > 1).isEmpty()
        && (next + 1 == phrases.sentence().to() || !words.token(next + 1).isWord());
  }

  /** "„gubi mu se trag“, priča Ana Ilić": who says it stands behind the quote and its comma. */
  private boolean isBehindQuote(Nominal nominal) {
    return IntStream.range(trigger.last() + 1, nominal.from() - 1)
        .anyMatch(i -> CLOSING.contains(words.form(i)) && words.form(i + 1).equals(","));
  }

  private boolean isOfObject(Nominal nominal) {
    return Whose.isOfObject(words, clause, trigger.last(), nominal, trigger.rule().beside());
  }

  private boolean isTitle(Nominal nominal, Case wanted) {
    return fit.allowsPersons() && Appositions.isTitle(clause, nominal, wanted);
  }

  List<Patient> before(Case wanted) {
    List<Patient> found = new ArrayList<>();
    int end = -1;
    int title = -1;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.to() > trigger.first()) {
        break;
      }
      if (nominal.isPrepositional()
          || nominal.sort() == Sort.TIME
          || isGoverned(nominal)
          || isOfNextNoun(nominal)
          || wanted == Case.ACCUSATIVE && isSubject(nominal)
          || Whose.isOfPerson(phrases, clause, nominal)
          || Whose.isExcluded(words, nominal)) {
        continue;
      }
      if (isTitle(nominal, wanted)) {
        title = nominal.from();
        continue;
      }
      int start = title < 0 ? nominal.from() : title;
      title = -1;
      Nominal full = ellipsis.restored(nominal);
      boolean fitting = fit.allows(full) && fit.inCase(full, wanted);
      if (!fitting) {
        boolean aside =
            words.hasLemma(nominal.head(), trigger.rule().beside())
                || nominal.sort() == Sort.OTHER
                    && (nominal.cases().isEmpty()
                        || nominal.cases().equals(Set.of(Case.INSTRUMENTAL))
                        || isDegree(nominal));
        // "ostaci trojice rudara": whose they are.
        boolean whose =
            !found.isEmpty()
                && nominal.from() == end
                && AFTER_HEADS.contains(nominal.sort())
                && nominal.may(Case.GENITIVE);
        if (!aside && !whose && !isParenthesis(found, end)) {
          found.clear();
        }
        continue;
      }
      if (isApposed(found, nominal)) {
        continue;
      }
      if (isParenthesis(found, end) && isSameFigure(nominal, found.getLast().nominal())) {
        continue;
      }
      boolean named = found.stream().anyMatch(f -> f.nominal().sort() == Sort.PERSON);
      if (named && Appositions.explains(words, nominal, end)) {
        end = nominal.to();
        continue;
      }
      if (!found.isEmpty() && !Links.between(phrases, end, start)) {
        found.clear();
      }
      boolean comma = words.form(Math.max(0, start - 1)).equals(",");
      if (nominal.sort() == Sort.PERSON && comma) {
        // "otac i sin, Marko i Petar Jović": the names say who the father and the son are.
        found.removeIf(f -> f.nominal().sort() == Sort.PEOPLE && f.nominal().quantity().isEmpty());
      }
      found.add(new Patient(full, Attachments.to(phrases, clause, nominal)));
      end = nominal.to();
    }
    if (wanted == Case.NOMINATIVE && !found.isEmpty() && isPronounBehind(end)) {
      return List.of();
    }
    if (found.size() == 1 && !fit.agrees(found.getFirst().nominal())) {
      return List.of();
    }
    if (!found.isEmpty() && partsFollow()) {
      return list.goOn(found, trigger.last() + 1, wanted);
    }
    if (!found.isEmpty()) {
      found.addAll(parts.of(found.getLast().nominal()));
    }
    return found;
  }
}
