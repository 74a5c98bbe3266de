package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Clause.Type;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.text.Sentence;

/**
 * Cuts a sentence into clauses: a part without a predicate of its own belongs to the clause before
 * it (a list goes on), a part with one begins a new clause.
 */
final class ClauseReader {

  private static final Set<Nominal.Sort> SPEAKING =
      EnumSet.of(Nominal.Sort.PEOPLE, Nominal.Sort.PERSON, Nominal.Sort.ORGANIZATION);

  private final Set<String> implicatives;
  private final Words words;
  private final Sentence sentence;
  private final List<Nominal> nominals;
  private final Predicates predicates;
  private final Joints joints;
  private final List<ClauseDraft> drafts = new ArrayList<>();
  private final int[] clauseOf;

  ClauseReader(Words words, Sentence sentence, List<Nominal> nominals, Set<String> implicatives) {
    this.implicatives = implicatives;
    this.words = words;
    this.sentence = sentence;
    this.nominals = nominals;
    predicates = new Predicates(words, sentence, nominals);
    joints = new Joints(words, sentence, predicates);
    clauseOf = new int[sentence.to() - sentence.from()];
  }

  Phrases read() {
    ClauseDraft current = open(Type.MAIN, Optional.empty(), Optional.empty());
    int i = sentence.from();
    while (i < sentence.to()) {
      current = clauseAt(i, current);
      int end = predicates.insideNominal(i) ? predicates.nominalAt(i).to() : i + 1;
      for (int k = i; k < end; k++) {
        clauseOf[k - sentence.from()] = drafts.indexOf(current);
      }
      if (predicates.isPredicate(i) && !current.opensAt(i)) {
        current.predicate(Verbs.isAuxiliary(words, i));
      }
      i = end;
    }
    return phrases();
  }

  private ClauseDraft clauseAt(int i, ClauseDraft current) {
    if (words.form(i).equals("(")) {
      return open(Type.BRACKET, Optional.of(i), Optional.of(current));
    }
    boolean bracketEnds = i > sentence.from() && words.form(i - 1).equals(")");
    ClauseDraft now = bracketEnds ? current.outsideBracket() : current;
    if (!predicates.insideNominal(i) || predicates.nominalAt(i).from() == i) {
      int pronoun = joints.relativeFrom(i);
      boolean open = now.opensAt(i);
      if (pronoun >= 0 && !open) {
        return open(Type.RELATIVE, Optional.of(pronoun), Optional.of(now));
      }
    }
    if (predicates.insideNominal(i)) {
      return resumed(i, now);
    }
    boolean that = words.lower(i).equals("da");
    if (Relatives.isSubordinator(words, i)
        && (that || !joints.isParticipleJoint(i))
        && !isImplied(i)) {
      return open(Type.SUBORDINATE, Optional.of(i), Optional.of(now));
    }
    if (joints.isHard(i) && !now.isInBracket()) {
      return open(Type.MAIN, Optional.of(i), Optional.empty());
    }
    if (joints.isJoint(i) && !joints.isParticipleJoint(i)) {
      return afterJoint(i, now);
    }
    return resumed(i, now);
  }

  /** "morali su da beže", "uspeli su da očiste": what the da-clause tells happened. */
  private boolean isImplied(int i) {
    if (!words.lower(i).equals("da")) {
      return false;
    }
    int k = i - 1;
    while (k > sentence.from() && Verbs.isClitic(words, k)) {
      k--;
    }
    return k >= sentence.from() && words.hasLemma(k, implicatives);
  }

  /** A comma or a conjunction: a new clause where what follows has a predicate of its own. */
  private ClauseDraft afterJoint(int i, ClauseDraft now) {
    ClauseDraft main = now.main();
    Optional<ClauseDraft> interrupted = interrupted(i, now);
    if (interrupted.isPresent()) {
      return interrupted.get();
    }
    if (now.hasPredicate() && !now.isInBracket() && (isAboutOthers(i) || isOtherSpeaker(i))) {
      return open(Type.MAIN, Optional.of(i), Optional.empty());
    }
    if (!joints.predicateFollows(i + 1)) {
      // "ustanove u kojima su lečeni Srbi, kao i škole": the list of the main clause goes on.
      boolean listed = joints.isAsWell(i) || joints.isRestOfPeople(i);
      return now.type() == Type.RELATIVE && now.hasPredicate() && listed ? main : now;
    }
    if (isSecondOfRelative(i, now) || isVerbOfWaiting(i, now)) {
      return now;
    }
    if (goesOnWithoutAuxiliary(i, now)) {
      return open(Type.MAIN, Optional.of(i), Optional.empty());
    }
    if (now != main && !main.hasPredicate()) {
      return main;
    }
    Optional<ClauseDraft> waiting = waiting(now);
    if (waiting.isPresent()) {
      return waiting.get();
    }
    return (now.hasPredicate() || isOverAt(i, now)) && !now.isInBracket()
        ? open(Type.MAIN, Optional.of(i), Optional.empty())
        : now;
  }

  /**
   * "sumnja da je zapalio kuću i ranio ljude": the second participle shares the auxiliary of the
   * clause before it, where the main clause has none that waits for it.
   */
  private boolean goesOnWithoutAuxiliary(int i, ClauseDraft now) {
    return now.type() == Type.SUBORDINATE
        && now.hasPredicate()
        && !now.main().isWaiting()
        && isSharingParticiple(i);
  }

  /** "kojoj su spalili kuću i ubili muža": no comma ends the relative clause before the second. */
  private boolean isSecondOfRelative(int i, ClauseDraft now) {
    return now.type() == Type.RELATIVE
        && now.hasPredicate()
        && isSharingParticiple(i)
        && !words.form(i - 1).equals(",");
  }

  /**
   * "da su u noći 5. maja, uoči praznika, napadači zapalili kuće": the participle behind the comma
   * is what the auxiliary of the clause waits for.
   */
  private boolean isVerbOfWaiting(int i, ClauseDraft now) {
    if (now.type() != Type.SUBORDINATE || !now.isWaiting() || !words.form(i).equals(",")) {
      return false;
    }
    int verb = -1;
    for (int k = i + 1; k < sentence.to() && !words.form(k).equals(","); k++) {
      if (predicates.insideNominal(k)) {
        continue;
      }
      if (Verbs.isAuxiliary(words, k)) {
        return false;
      }
      if (verb < 0 && predicates.isPredicate(k)) {
        verb = k;
      }
    }
    return verb >= 0 && (isActiveParticiple(verb) || words.isPassiveParticiple(verb));
  }

  /** A conjunction and an active participle without an auxiliary of its own. */
  private boolean isSharingParticiple(int i) {
    return words.does(i, Use.COORDINATOR)
        && i + 1 < sentence.to()
        && isActiveParticiple(i + 1)
        && !Verbs.isAuxiliary(words, i + 1)
        && !(i + 2 < sentence.to() && Verbs.isAuxiliary(words, i + 2));
  }

  private boolean isActiveParticiple(int i) {
    return words.hasVerbForm(i, Reading.VerbForm.ACTIVE_PARTICIPLE);
  }

  /**
   * "među kojima dvoje dece, a 14 je ranjeno": the parts need no verb; the next clause has its own.
   */
  private boolean isOverAt(int i, ClauseDraft now) {
    return now.type() == Type.RELATIVE
        && now.main().hasPredicate()
        && words.form(i).equals(",")
        && predicates.insideNominal(i - 1)
        && (words.does(i + 1, Use.BESIDE) || isOfParts(now) && startsWithVerb(i + 1));
  }

  /** "među kojima troje dece, saopštila je policija": no list of parts goes on with a verb. */
  private boolean isOfParts(ClauseDraft now) {
    return !now.hasPredicate()
        && now.opener()
            .filter(o -> o > sentence.from() && words.does(o - 1, Use.PARTS))
            .isPresent();
  }

  private boolean startsWithVerb(int i) {
    return i < sentence.to() && !predicates.insideNominal(i) && predicates.isPredicate(i);
  }

  /**
   * A second predicate without a comma before it ends a relative clause whose main clause waits.
   */
  private ClauseDraft resumed(int i, ClauseDraft now) {
    ClauseDraft main = now.main();
    boolean second =
        now.type() == Type.RELATIVE
            && now.isFull()
            && !main.hasPredicate()
            && predicates.isVerbLike(i)
            && !Verbs.isAuxiliary(words, i)
            && i > sentence.from()
            && (!predicates.isVerbLike(i - 1) && predicates.insideNominal(i - 1)
                || isOwnPassive(i));
    if (second || !main.hasPredicate() && (isAfterRelative(i, now) || isAuxiliaryAfter(i, now))) {
      return main;
    }
    return now.governing().filter(g -> isAwaited(i, now, g)).orElse(now);
  }

  /** "oni koji su učestvovali osuđeni su": a participle with its auxiliary behind it. */
  private boolean isOwnPassive(int i) {
    return words.isPassiveParticiple(i) && isBeforeAuxiliary(i);
  }

  private boolean isBeforeAuxiliary(int i) {
    return i + 1 < sentence.to() && Verbs.isAuxiliary(words, i + 1) && Verbs.isClitic(words, i + 1);
  }

  /**
   * "mladić kojeg čeka majka nestao je": inside a relative clause the auxiliary stands right behind
   * the pronoun, and so one behind its participle is that of the main clause.
   */
  private boolean isAfterRelative(int i, ClauseDraft now) {
    return isParticipleIn(i, now)
        && isBeforeAuxiliary(i)
        && !(now.isWaiting() && isBehindAuxiliary(i));
  }

  /** "nisu ubijeni", "nisu teško povređeni". */
  private boolean isBehindAuxiliary(int i) {
    return i > sentence.from() + 1
        && Verbs.isAuxiliary(words, isPlainAdverb(i - 1) ? i - 2 : i - 1);
  }

  /** "oni koji nisu ubijeni su prodati": a second auxiliary is that of the main clause. */
  private boolean isAuxiliaryAfter(int i, ClauseDraft now) {
    return now.type() == Type.RELATIVE
        && now.isFull()
        && now.hasAuxiliary()
        && Verbs.isAuxiliary(words, i)
        && isVerbBefore(i);
  }

  private boolean isVerbBefore(int i) {
    return i > sentence.from()
        && (words.isPassiveParticiple(i - 1) || isActiveParticiple(i - 1))
        && !Verbs.isAuxiliary(words, i - 1);
  }

  /** "javljeno je da je mladić kojeg čeka majka ubijen": it is the verb of the waiting "da je". */
  private boolean isAwaited(int i, ClauseDraft now, ClauseDraft governing) {
    return isParticipleIn(i, now)
        && !predicates.insideNominal(i)
        && governing.isWaiting()
        && (now.isFull() || !now.isWaiting());
  }

  private boolean isParticipleIn(int i, ClauseDraft now) {
    return now.type() == Type.RELATIVE
        && !Verbs.isAuxiliary(words, i)
        && predicates.isVerbLike(i)
        && (words.isPassiveParticiple(i) || isActiveParticiple(i))
        && !joints.isJoint(i - 1)
        && now.opener().filter(o -> o + 1 < i).isPresent();
  }

  /** ", a oni koji": a clause about others begins, though its predicate is far. */
  private boolean isAboutOthers(int joint) {
    int i = joint + 1;
    while (i < sentence.to() && words.does(i, Use.COORDINATOR)) {
      i++;
    }
    return i > joint
        && i + 1 < sentence.to()
        && words.does(i, Use.PERSONAL)
        && words.any(
            i, r -> r.partOfSpeech() == PartOfSpeech.PRONOUN && r.is(Reading.Case.NOMINATIVE))
        && joints.relativeFrom(words.form(i + 1).equals(",") ? i + 2 : i + 1) >= 0;
  }

  /** "policija kaže da je 12, a bolnica da je 30": who says it else, without a verb. */
  private boolean isOtherSpeaker(int joint) {
    int i = joint;
    boolean joined = false;
    while (i < sentence.to() && (i == joint || words.does(i, Use.COORDINATOR))) {
      joined |= words.does(i, Use.GAP);
      i++;
    }
    if (i >= sentence.to() || !predicates.insideNominal(i) || predicates.nominalAt(i).from() != i) {
      return false;
    }
    Nominal who = predicates.nominalAt(i);
    boolean speaks =
        !who.isPrepositional()
            && who.quantity().isEmpty()
            && who.may(Reading.Case.NOMINATIVE)
            && (joined || SPEAKING.contains(who.sort()));
    return speaks && isThat(who.to()) && drafts.stream().anyMatch(this::isContent);
  }

  private boolean isThat(int i) {
    return i + 1 < sentence.to()
        && words.lower(i).equals("da")
        && !(Verbs.isAuxiliary(words, i + 1) && words.lower(i + 1).startsWith("bi"));
  }

  private boolean isContent(ClauseDraft draft) {
    return draft.type() == Type.SUBORDINATE
        && draft.opener().filter(o -> words.lower(o).equals("da")).isPresent();
  }

  /** "stradalo je, kako saznaje agencija, 12 ljudi": the second comma ends what was put in. */
  private Optional<ClauseDraft> interrupted(int i, ClauseDraft now) {
    if (!words.form(i).equals(",") || now.isInBracket()) {
      return Optional.empty();
    }
    int first = i - 1;
    while (first > sentence.from() && !words.form(first).equals(",")) {
      first--;
    }
    int last = first - 1;
    while (last > sentence.from() && (isPlainAdverb(last) || words.does(last, Use.REFLEXIVE))) {
      last--;
    }
    if (last <= sentence.from() || !Verbs.isAuxiliary(words, last)) {
      return Optional.empty();
    }
    ClauseDraft before = drafts.get(clauseOf[last - sentence.from()]);
    // "poginuo je, kaže brat, Marko Ilić" may name the brother: only a figure goes on for sure.
    boolean figure = words.quantityFrom(i + 1).isPresent() && !joints.predicateFollows(i + 1);
    boolean goesOn = before.isWaiting() || figure;
    return Optional.of(before).filter(d -> goesOn && !d.isInBracket());
  }

  private boolean isPlainAdverb(int i) {
    return words.is(i, PartOfSpeech.ADVERB) && !predicates.isVerbLike(i);
  }

  /** "bez krova je, procenjuje UNHCR, ostalo 9.000 ljudi": the clause before waits for its verb. */
  private Optional<ClauseDraft> waiting(ClauseDraft now) {
    int index = drafts.indexOf(now);
    return index > 0 && now.type() == Type.MAIN && now.isFull()
        ? Optional.of(drafts.get(index - 1)).filter(ClauseDraft::isWaiting)
        : Optional.empty();
  }

  /** "organizatori nisu kažnjeni, a oni koji su učestvovali": the clause tells of the pronoun. */
  private boolean pronounBetween(int from, int to) {
    for (int i = from; i < to; i++) {
      if (words.does(i, Use.PERSONAL)) {
        return true;
      }
    }
    return false;
  }

  private ClauseDraft open(Type type, Optional<Integer> opener, Optional<ClauseDraft> parent) {
    ClauseDraft draft = new ClauseDraft(type, opener, parent);
    drafts.add(draft);
    return draft;
  }

  private Phrases phrases() {
    List<Clause> clauses = new ArrayList<>();
    for (int c = 0; c < drafts.size(); c++) {
      clauses.add(clause(c));
    }
    return new Phrases(words, sentence, nominals, clauses, clauseOf);
  }

  private Clause clause(int index) {
    ClauseDraft draft = drafts.get(index);
    int from = -1;
    int to = -1;
    for (int k = 0; k < clauseOf.length; k++) {
      if (clauseOf[k] == index) {
        from = from < 0 ? k + sentence.from() : from;
        to = k + sentence.from() + 1;
      }
    }
    List<Nominal> own =
        nominals.stream().filter(n -> clauseOf[n.head() - sentence.from()] == index).toList();
    int start = from < 0 ? sentence.from() : from;
    Optional<Nominal> antecedent =
        draft.type() == Type.RELATIVE
            ? nominals.stream()
                .filter(n -> n.to() <= start)
                .reduce((a, b) -> b)
                .filter(n -> !pronounBetween(n.to(), start))
            : Optional.empty();
    return new Clause(
        index, draft.type(), start, Math.max(to, start), own, antecedent, draft.opener());
  }
}
