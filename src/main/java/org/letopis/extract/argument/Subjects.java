package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the subject of a trigger. */
final class Subjects {

  private static final Set<Sort> PEOPLE = EnumSet.of(Sort.PEOPLE, Sort.PERSON, Sort.ELLIPTIC);

  private final Phrases phrases;
  private final Words words;
  private final Trigger trigger;
  private final Fit fit;
  private final Arguments arguments;
  private final RelativeHead relative;
  private final ListRun list;
  private final PartedSubject parted;

  Subjects(
      Predication predication, Fit fit, Arguments arguments, RelativeHead relative, ListRun list) {
    this.list = list;
    this.parted = new PartedSubject(predication);
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.arguments = arguments;
    this.relative = relative;
  }

  List<Patient> find() {
    if (isOfOwnFigure()) {
      return List.of();
    }
    List<Patient> found = any();
    boolean other =
        found.size() == 1
            && PEOPLE.contains(found.getFirst().nominal().sort())
            && phrases.clauseOf(trigger.first()).nominals().contains(found.getFirst().nominal())
            // "pomoć je ukazana dvema osobama": a dative that the rule takes is no subject at all.
            && !CaseForms.isOblique(words, found.getFirst().nominal())
            && !Agreement.allows(phrases, found.getFirst().nominal(), trigger.first());
    return other ? List.of() : found;
  }

  /** "trojica ranjenih, jedan poginuli": the word tells of the figure right before it only. */
  private boolean isOfOwnFigure() {
    int figure = trigger.first() - 1;
    return figure > phrases.sentence().from()
        && words.is(figure, PartOfSpeech.NUMERAL)
        && phrases.nominalOver(figure).isEmpty()
        && (words.form(figure - 1).equals(",") || words.does(figure - 1, Use.COORDINATOR));
  }

  private List<Patient> any() {
    List<Patient> after = arguments.after(Case.NOMINATIVE);
    if (!after.isEmpty() && !isGapped(after.getFirst())) {
      List<Patient> titled = ofHeadline(after.getFirst());
      return titled.isEmpty() ? after : titled;
    }
    List<Patient> listed = behindColon();
    if (!listed.isEmpty()) {
      return listed;
    }
    List<Patient> before = arguments.before(Case.NOMINATIVE);
    if (!before.isEmpty()) {
      return after.isEmpty() ? before : withGapped(before, after);
    }
    if (!after.isEmpty()) {
      return after;
    }
    List<Patient> told = relative.antecedent(Case.NOMINATIVE);
    if (!told.isEmpty()) {
      return told;
    }
    List<Patient> carried = carried();
    return carried.isEmpty() ? parted() : carried;
  }

  /** "Marko Ilić uhapšen zbog krađe, oštećeni Petar Jović": whom a headline names before it. */
  private List<Patient> ofHeadline(Patient after) {
    boolean setOff =
        IntStream.range(trigger.last() + 1, after.nominal().from())
            .anyMatch(i -> words.form(i).equals(","));
    boolean named =
        setOff
            && phrases
                .nominalOver(trigger.first() - 1)
                .filter(n -> n.sort() == Nominal.Sort.PERSON && n.to() == trigger.first())
                .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
                .isPresent();
    return named ? arguments.before(Case.NOMINATIVE) : List.of();
  }

  /** "crkva, sagrađena 1884, zapaljena je": the subject stands before a participle. */
  private List<Patient> parted() {
    return parted.find().filter(fit::allows).filter(fit::agrees).stream()
        .map(n -> new Patient(n, Attachments.to(phrases, phrases.clauseOf(n.head()), n)))
        .toList();
  }

  /**
   * "šestorica su odvedena do mlina, gde su streljana": who undergoes what the clause before tells,
   * where both are passive and the clause that says when or where has no noun that could be meant.
   */
  private List<Patient> carried() {
    Clause own = phrases.clauseOf(trigger.first());
    boolean bare =
        own.type() == Clause.Type.SUBORDINATE
            && own.opener().filter(o -> words.does(o, Use.WHERE)).isPresent()
            && own.index() > 0
            && trigger.voice() == Trigger.Voice.PARTICIPLE
            && own.nominals().stream().allMatch(n -> n.isPrepositional() || n.sort() == Sort.TIME);
    if (!bare) {
      return List.of();
    }
    int word = own.opener().get() - 1;
    while (word > phrases.sentence().from() && !words.token(word).isWord()) {
      word--;
    }
    Clause before = phrases.clauseOf(word);
    boolean passive =
        IntStream.range(before.from(), before.to())
            .filter(i -> phrases.clauseOf(i).index() == before.index())
            .filter(i -> phrases.nominalOver(i).isEmpty())
            .anyMatch(words::isPassiveParticiple);
    List<Nominal> subjects =
        before.nominals().stream()
            .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
            .filter(n -> n.quantity().isPresent() || n.may(Case.NOMINATIVE))
            .toList();
    return passive
            && subjects.size() == 1
            && fit.allows(subjects.getFirst())
            && Agreement.alone(phrases, subjects.getFirst(), trigger.first())
        ? List.of(new Patient(subjects.getFirst(), List.of()))
        : List.of();
  }

  /** "osuđeni su na 11 godina, a Petar Jović na devet": the verb of the second is left out. */
  private boolean isGapped(Patient patient) {
    int from = patient.nominal().from();
    return from - 2 > trigger.last()
        && words.form(from - 2).equals(",")
        && words.does(from - 1, Use.GAP)
        && !words.does(from - 1, Use.BOTH);
  }

  /** Both, where the second has a phrase behind it like one of the first: "na ..., a B na ...". */
  private List<Patient> withGapped(List<Patient> before, List<Patient> after) {
    Nominal second = after.getFirst().nominal();
    boolean parallel =
        phrases.nominals().stream()
            .filter(n -> n.from() == second.to() && n.isPrepositional())
            .anyMatch(
                n ->
                    IntStream.range(trigger.last(), second.from())
                        .anyMatch(i -> words.lower(i).equals(words.lower(n.from()))));
    return parallel ? Stream.concat(before.stream(), after.stream()).toList() : before;
  }

  /** "Do temelja porušene: crkva u Rsavcima, manastir Svete Petke": the list behind the colon. */
  private List<Patient> behindColon() {
    int i = trigger.last() + 1;
    while (i < phrases.sentence().to() && Verbs.isClitic(words, i)) {
      i++;
    }
    int colon = i;
    if (i >= phrases.sentence().to() || !words.form(i).equals(":")) {
      return List.of();
    }
    Clause behind = phrases.clauseOf(i);
    List<Nominal> items =
        behind.nominals().stream().filter(n -> n.from() > colon && !n.isPrepositional()).toList();
    if (items.isEmpty()
        || items.getFirst().from() != colon + 1
        || !fit.allows(items.getFirst())
        || !fit.inCase(items.getFirst(), Case.NOMINATIVE)) {
      return List.of();
    }
    Nominal first = items.getFirst();
    List<Patient> found =
        new ArrayList<>(List.of(new Patient(first, Attachments.to(phrases, behind, first))));
    return list.goOn(found, first.to(), Case.NOMINATIVE, behind);
  }
}
