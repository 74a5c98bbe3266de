package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Finds the words of the affected-shaped rules in a sentence. */
public final class Triggers {

  private static final Set<String> DEGREE =
      Set.of("delom", "dijelom", "do", "temelja", "delimično", "djelimično");

  private static final Set<String> COPULA = Set.of("jesam", "biti");

  private static final Set<String> JOINTS = Set.of("i", "ili", ",", "te", "pa", "odnosno");

  private static final Question<Integer, Boolean> RATHER_NOUN =
      new Question<>(Triggers::findRatherNoun);

  private static final Question<Integer, Boolean> REFLEXIVE =
      new Question<>(Triggers::findReflexive);

  /** Joined words stand at most so many tokens apart. */
  private static final int JOINT = 8;

  private enum Role {
    OBJECT,
    TRANSITIVE,
    SUBJECT,
    REFLEXIVE,
    DOER,
    GENITIVE,
    ADJECTIVE
  }

  /**
   * @param number of the rule among the rules
   */
  private record Entry(Rule.Affected rule, int number, Role role) {}

  private final Map<String, List<Entry>> byLemma = new HashMap<>();
  private final WantedWords wanted;

  /** Finds the words of these rules. */
  public Triggers(List<Rule.Affected> rules) {
    wanted = new WantedWords(rules);
    for (int k = 0; k < rules.size(); k++) {
      Rule.Affected rule = rules.get(k);
      add(rule, k, rule.object(), Role.OBJECT);
      add(rule, k, rule.transitive(), Role.TRANSITIVE);
      add(rule, k, rule.subject(), Role.SUBJECT);
      add(rule, k, rule.reflexive(), Role.REFLEXIVE);
      add(rule, k, rule.doers(), Role.DOER);
      add(rule, k, rule.genitive(), Role.GENITIVE);
      add(rule, k, rule.adjectives(), Role.ADJECTIVE);
    }
  }

  private void add(Rule.Affected rule, int number, Set<String> lemmas, Role role) {
    for (String lemma : lemmas) {
      byLemma.computeIfAbsent(lemma, l -> new ArrayList<>()).add(new Entry(rule, number, role));
    }
  }

  /**
   * The triggers of a sentence that have the words beside them that their rules want, joined words
   * of one rule together, in text order.
   */
  public List<Trigger> find(Phrases phrases) {
    Words words = phrases.words();
    List<Trigger> found = new ArrayList<>();
    WantedWords.Standing standing = null;
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (words.hasLemma(i, byLemma.keySet())
          && words.token(i).isWord()
          && words.nameOver(i).isEmpty()
          && !isNamed(phrases, i)) {
        standing = standing == null ? wanted.in(phrases) : standing;
        for (Trigger trigger : at(phrases, i, standing)) {
          join(phrases, found, trigger);
        }
      }
    }
    return found;
  }

  /** "ušle su Plave kacige": a capital inside a sentence makes a name and no verb. */
  private static boolean isNamed(Phrases phrases, int i) {
    Words words = phrases.words();
    String form = words.form(i);
    return i > phrases.sentence().from()
        && words.token(i).isCapitalised()
        && form.length() > 1
        && Character.isLowerCase(form.codePointAt(form.length() - 1))
        && words.token(i - 1).isWord()
        && !(words.token(i - 1).isCapitalised() && i - 1 > phrases.sentence().from())
        && words.hasVerbForm(i, VerbForm.PRESENT);
  }

  private List<Trigger> at(Phrases phrases, int i, WantedWords.Standing standing) {
    List<Reading> readings = phrases.words().readings(i);
    Clause clause = phrases.clauseOf(i);
    List<Trigger> best = new ArrayList<>();
    for (int k = 0; k < readings.size(); k++) {
      Reading reading = readings.get(k);
      List<Entry> entries = byLemma.get(reading.lemma());
      if (entries == null || isAsBefore(readings, k)) {
        continue;
      }
      for (Entry entry : entries) {
        Voice voice =
            standing.pleases(entry.number(), clause, i)
                ? voice(phrases, i, reading, entry.role())
                : null;
        if (voice != null) {
          merge(best, new Trigger(entry.rule(), List.of(i), List.of(reading.lemma()), voice));
        }
      }
    }
    return best;
  }

  /** Whether a reading differs from one before it in case, number or gender only. */
  private static boolean isAsBefore(List<Reading> readings, int k) {
    Reading reading = readings.get(k);
    for (int earlier = 0; earlier < k; earlier++) {
      Reading other = readings.get(earlier);
      if (other.partOfSpeech() == reading.partOfSpeech()
          && other.verbForm().equals(reading.verbForm())
          && other.lemma().equals(reading.lemma())) {
        return true;
      }
    }
    return false;
  }

  /** One for each rule, in the order in which the rules came up. */
  private static void merge(List<Trigger> best, Trigger trigger) {
    for (int k = 0; k < best.size(); k++) {
      if (best.get(k).rule() == trigger.rule()) {
        best.set(k, stronger(best.get(k), trigger));
        return;
      }
    }
    best.add(trigger);
  }

  /** Of two readings of one word the one that is a participle says more. */
  private static Trigger stronger(Trigger one, Trigger other) {
    return one.voice().ordinal() <= other.voice().ordinal() ? one : other;
  }

  private static Voice voice(Phrases phrases, int i, Reading reading, Role role) {
    Words words = phrases.words();
    boolean participle =
        reading.verbForm().filter(v -> v == VerbForm.PASSIVE_PARTICIPLE).isPresent();
    boolean verb =
        reading.partOfSpeech() == PartOfSpeech.VERB
            && reading
                .verbForm()
                .filter(v -> v != VerbForm.INFINITIVE && v != VerbForm.OTHER || isInfinitive(v))
                .filter(v -> v == VerbForm.ACTIVE_PARTICIPLE || !isRatherNoun(phrases, i))
                .filter(v -> v != VerbForm.PRESENT || !isRatherPerfect(phrases, i))
                .isPresent();
    return switch (role) {
      case OBJECT ->
          participle
              ? Voice.PARTICIPLE
              : !verb ? null : isReflexive(phrases, i) ? Voice.SUBJECT : Voice.ACTIVE;
      case TRANSITIVE ->
          participle ? Voice.PARTICIPLE : verb && !isReflexive(phrases, i) ? Voice.ACTIVE : null;
      case DOER -> verb && !participle && !isReflexive(phrases, i) ? Voice.SUBJECT : null;
      case REFLEXIVE -> verb && isReflexive(phrases, i) ? Voice.SUBJECT : null;
      case SUBJECT -> verb && !participle && !isOnlyAuxiliary(phrases, i) ? Voice.SUBJECT : null;
      case ADJECTIVE -> reading.partOfSpeech() == PartOfSpeech.ADJECTIVE ? Voice.PARTICIPLE : null;
      case GENITIVE -> reading.partOfSpeech() == PartOfSpeech.NOUN ? Voice.NOUN : null;
    };
  }

  /** "je te noći skrivao dve porodice": of another verb, it says not where somebody is. */
  private static boolean isOnlyAuxiliary(Phrases phrases, int i) {
    Words words = phrases.words();
    if (!words.hasLemma(i, COPULA) || words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE)) {
      return false;
    }
    Clause clause = phrases.clauseOf(i);
    for (int k = clause.from(); k < clause.to(); k++) {
      if (k != i
          && phrases.clauseOf(k).index() == clause.index()
          && words.hasVerbForm(k, VerbForm.ACTIVE_PARTICIPLE)
          && phrases.nominalOver(k).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInfinitive(VerbForm form) {
    return form == VerbForm.INFINITIVE;
  }

  /** "granate su pale": a participle of one verb and the present of another. */
  private static boolean isRatherPerfect(Phrases phrases, int i) {
    Words words = phrases.words();
    Clause clause = phrases.clauseOf(i);
    return words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE)
        && IntStream.range(clause.from(), clause.to())
            .filter(k -> k != i && phrases.clauseOf(k).index() == clause.index())
            .anyMatch(k -> Verbs.isAuxiliary(words, k));
  }

  /** "zadobili su povrede": looks like a present, but the clause has its verb. */
  private static boolean isRatherNoun(Phrases phrases, int i) {
    return phrases.ask(RATHER_NOUN, i);
  }

  private static boolean findRatherNoun(Phrases phrases, int i) {
    if (!phrases.words().isNoun(i)) {
      return false;
    }
    // "na kazne od osam meseci"
    if (phrases.nominalOver(i).filter(n -> n.isPrepositional() && n.head() == i).isPresent()) {
      return true;
    }
    Clause clause = phrases.clauseOf(i);
    boolean auxiliary = false;
    boolean perfect = false;
    for (int k = clause.from(); k < clause.to(); k++) {
      if (k != i && phrases.clauseOf(k).index() == clause.index()) {
        auxiliary |= Verbs.isAuxiliary(phrases.words(), k);
        perfect |= phrases.words().hasVerbForm(k, VerbForm.ACTIVE_PARTICIPLE);
      }
    }
    return auxiliary && perfect;
  }

  /** "ubija se", "zapalile su se", "u selo se lani vratilo": the pronoun stands in the clause. */
  private static boolean isReflexive(Phrases phrases, int i) {
    return phrases.ask(REFLEXIVE, i);
  }

  private static boolean findReflexive(Phrases phrases, int i) {
    Clause clause = phrases.clauseOf(i);
    for (int k = clause.from(); k < clause.to(); k++) {
      if (phrases.words().lower(k).equals("se") && phrases.clauseOf(k).index() == clause.index()) {
        return true;
      }
    }
    return false;
  }

  private static void join(Phrases phrases, List<Trigger> found, Trigger next) {
    for (int k = found.size() - 1; k >= 0; k--) {
      Trigger last = found.get(k);
      if (next.first() - last.last() > JOINT) {
        break;
      }
      if (last.rule() == next.rule()
          && last.voice() == next.voice()
          && last.voice() != Voice.NOUN
          && phrases.clauseOf(last.last()).index() == phrases.clauseOf(next.first()).index()
          && joined(phrases.words(), last.last(), next.first())) {
        List<Integer> tokens = new ArrayList<>(last.tokens());
        tokens.addAll(next.tokens());
        List<String> lemmas = new ArrayList<>(last.lemmas());
        lemmas.addAll(next.lemmas());
        found.set(k, new Trigger(last.rule(), tokens, lemmas, last.voice()));
        return;
      }
    }
    found.add(next);
  }

  /** Only a conjunction, a comma, clitics and adverbs stand between. */
  private static boolean joined(Words words, int last, int next) {
    boolean joint = false;
    for (int i = last + 1; i < next; i++) {
      boolean conjunction = JOINTS.contains(words.lower(i));
      joint |= conjunction;
      boolean light =
          conjunction
              || Verbs.isClitic(words, i)
              || words.is(i, PartOfSpeech.ADVERB)
              || DEGREE.contains(words.lower(i))
              || words.isPassiveParticiple(i);
      if (!light) {
        return false;
      }
    }
    return joint;
  }
}
