package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.argument.Agreement.Degree;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** The phrases of a clause that can be subject or object of its active verb, lists as one. */
final class Participants {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final List<Nominal> near;
  private final int verb;
  private final PredicateForms forms;
  private final boolean negated;

  Participants(Phrases phrases, int verb) {
    this.phrases = phrases;
    this.words = phrases.words();
    this.clause = phrases.clauseOf(verb);
    this.near = clause.near(verb);
    this.verb = verb;
    this.forms = PredicateForms.of(phrases, verb);
    this.negated = does(Use.NEGATION);
  }

  private IntStream own() {
    return PredicateForms.around(clause, verb)
        .filter(i -> phrases.clauseOf(i).index() == clause.index());
  }

  private boolean does(Use use) {
    return own().anyMatch(i -> words.does(i, use));
  }

  /** All of them, in text order. */
  List<Participant> find() {
    List<Participant> found = new ArrayList<>();
    relative(found);
    List<Nominal> list = new ArrayList<>();
    Optional<Nominal> place = Optional.empty();
    for (Nominal nominal : near) {
      place =
          place.filter(p -> isRestOf(p, nominal)).isPresent() || isLocal(nominal)
              ? Optional.of(nominal)
              : Optional.empty();
      if (place.isPresent()
          || nominal.isPrepositional()
          || nominal.sort() == Sort.TIME
          || isAdverb(nominal)
          || nominal.head() == verb
          || nominal.from() == verb
          || words.does(nominal.head(), Use.WHOM)
          || !isCore(nominal)
          || Agreement.nounOfQuotedName(phrases, nominal).isPresent()
          || !list.isEmpty()
              && (isPartOfName(list.getLast(), nominal) || isMadeUpOf(list.getLast(), nominal))) {
        continue;
      }
      boolean listed =
          !list.isEmpty()
              && (list.getLast().to() <= verb) == (nominal.to() <= verb)
              && (isApposed(list.getLast(), nominal)
                  || isListed(list.getLast().to(), nominal.from()));
      if (!listed) {
        add(found, list);
        list.clear();
      }
      list.add(nominal);
    }
    add(found, list);
    return found;
  }

  private static boolean isLocal(Nominal nominal) {
    return nominal.isPrepositional()
        && nominal.all().anyMatch(n -> n.sort() == Sort.PLACE || n.sort() == Sort.SETTLEMENT);
  }

  /** "iz sela Rače i Grabovac, opština Kula": the list of places goes on. */
  private boolean isRestOf(Nominal place, Nominal nominal) {
    return !nominal.isPrepositional()
        && (nominal.sort() == Sort.PLACE || nominal.sort() == Sort.SETTLEMENT)
        && Links.between(phrases, place.to(), nominal.from());
  }

  /** "A i B", not "A, a B": the verb of the second is left out. */
  private boolean isListed(int from, int to) {
    return Links.between(phrases, from, to)
        && IntStream.range(from, to)
            .noneMatch(i -> words.does(i, Use.GAP) && !words.does(i, Use.BOTH));
  }

  private boolean isCore(Nominal nominal) {
    return CaseForms.may(words, nominal, Case.NOMINATIVE) || mayBeObject(nominal);
  }

  private boolean mayBeObject(Nominal nominal) {
    return CaseForms.may(words, nominal, Case.ACCUSATIVE)
        || negated && CaseForms.may(words, nominal, Case.GENITIVE);
  }

  /** "četrdesetak, žena i dece": of whom those who were counted are made up. */
  private boolean isMadeUpOf(Nominal counted, Nominal nominal) {
    return counted.quantity().isPresent()
        && nominal.quantity().isEmpty()
        && nominal.sort() == Sort.PEOPLE
        && nominal.may(Case.GENITIVE)
        && !mayBeObject(nominal)
        && Links.between(phrases, counted.to(), nominal.from());
  }

  /** "Tužilaštvo BiH", "Bratstvo manastira Draganac": whose or of what name the body is. */
  private boolean isPartOfName(Nominal body, Nominal name) {
    return body.to() == name.from()
        && body.sort() == Sort.ORGANIZATION
        && name.quantity().isEmpty()
        && (name.sort() == Sort.PLACE || name.sort() == Sort.OTHER)
        && words.token(name.head()).isCapitalised();
  }

  /** "sestre Anu i Milicu Petrović": the names stand in the case of the noun before them. */
  private static boolean isApposed(Nominal title, Nominal name) {
    return title.to() == name.from()
        && title.sort() == Sort.PEOPLE
        && title.quantity().isEmpty()
        && name.sort() == Sort.PERSON
        && (name.cases().isEmpty() || name.cases().stream().anyMatch(title::may));
  }

  /** "teže ili lakše": an adverb that was taken for a noun. */
  private boolean isAdverb(Nominal nominal) {
    return nominal.cases().isEmpty()
        && words.is(nominal.head(), PartOfSpeech.ADVERB)
        && !words.token(nominal.head()).isCapitalised();
  }

  private void add(List<Participant> found, List<Nominal> list) {
    if (list.isEmpty()) {
      return;
    }
    boolean nominative = list.stream().allMatch(n -> CaseForms.may(words, n, Case.NOMINATIVE));
    boolean object = list.stream().allMatch(this::mayBeObject);
    boolean persons = list.stream().anyMatch(n -> n.sort() == Sort.PERSON);
    if (!nominative && !object && persons) {
      // "sestre Anu i Nino Lataria": a strange name that does not decline.
      nominative = CaseForms.may(words, list.getFirst(), Case.NOMINATIVE);
      object = list.stream().limit(2).allMatch(this::mayBeObject);
    }
    boolean dependent =
        object
            && !nominative
            && list.stream().allMatch(n -> n.quantity().isEmpty() && n.may(Case.GENITIVE))
            && isBehindNoun(list.getFirst());
    Degree agreement = nominative ? agreement(list) : Degree.NONE;
    found.add(
        new Participant(List.copyOf(list), agreement, object, dependent, list.getFirst().core()));
  }

  private boolean isBehindNoun(Nominal nominal) {
    return near.stream().anyMatch(n -> n.to() == nominal.from() && n.sort() != Sort.TIME);
  }

  /** A list goes with a plural, or with what its first item goes with. */
  private Degree agreement(List<Nominal> list) {
    Degree first = Agreement.degree(phrases, list.getFirst(), forms, verb);
    boolean many =
        list.size() > 1
            || list.getFirst().sort() != Sort.PEOPLE && Agreement.isItem(phrases, list.getFirst());
    if (!many || first != Degree.NONE) {
      return first;
    }
    return forms.mayBePlural() && !forms.ofSpeakers() ? Degree.FULL : Degree.NONE;
  }

  /** "koje su ubili vojnici": the pronoun that opens the clause is one of them. */
  private void relative(List<Participant> found) {
    if (clause.type() != Clause.Type.RELATIVE || clause.opener().isEmpty()) {
      return;
    }
    int pronoun = clause.opener().get();
    boolean bare = pronoun == clause.from() || words.form(pronoun - 1).equals(",");
    if (!bare || Relatives.isOfOwner(words, pronoun)) {
      return;
    }
    boolean agrees =
        words.any(
            pronoun,
            r ->
                r.is(Case.NOMINATIVE)
                    && !forms.ofSpeakers()
                    && (forms.all().isEmpty()
                        || forms.any(
                            f ->
                                r.number().filter(n -> n != f.number()).isEmpty()
                                    && f.gender()
                                        .filter(g -> r.gender().filter(o -> o != g).isPresent())
                                        .isEmpty())));
    boolean object = words.any(pronoun, r -> r.is(Case.ACCUSATIVE));
    found.add(
        new Participant(List.of(), agrees ? Degree.FULL : Degree.NONE, object, false, pronoun));
  }

  /** Whether a pronoun of the clause is the object: "ubile su ga dve žene". */
  boolean hasPronounObject() {
    boolean figure =
        near.stream().anyMatch(n -> n.sort() == Sort.ELLIPTIC && n.quantity().isPresent());
    if (!does(Use.WHOM) && !does(Use.IS)) {
      return false;
    }
    boolean many = does(Use.OF_MANY);
    return own()
        .filter(i -> !words.is(i - 1, PartOfSpeech.PREPOSITION))
        .anyMatch(
            i ->
                words.does(i, Use.WHOM) && !(figure && words.does(i, Use.THEM))
                    || many && words.does(i, Use.IS));
  }

  int verb() {
    return verb;
  }

  /** "ubilo je": what stands with a figure. */
  boolean isNeuterSingular() {
    return forms.isNeuterSingular();
  }

  /**
   * Whether the subject is that of another clause: "upali su u selo i ubili dvojicu", "pokušali su
   * da isele porodice".
   */
  boolean goesOn() {
    boolean wish =
        clause.type() == Clause.Type.SUBORDINATE
            && forms.any(f -> f.gender().isEmpty())
            && own().noneMatch(i -> words.does(i, Use.AUXILIARY));
    return wish || Coordination.before(phrases, clause).isPresent() || forms.ofSpeakers();
  }
}
