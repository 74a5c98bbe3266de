package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
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

  private record Entry(Rule.Affected rule, Role role) {}

  private final Map<String, List<Entry>> byLemma = new HashMap<>();

  /** Finds the words of these rules. */
  public Triggers(List<Rule.Affected> rules) {
    for (Rule.Affected rule : rules) {
      add(rule, rule.object(), Role.OBJECT);
      add(rule, rule.transitive(), Role.TRANSITIVE);
      add(rule, rule.subject(), Role.SUBJECT);
      add(rule, rule.reflexive(), Role.REFLEXIVE);
      add(rule, rule.doers(), Role.DOER);
      add(rule, rule.genitive(), Role.GENITIVE);
      add(rule, rule.adjectives(), Role.ADJECTIVE);
    }
  }

  private void add(Rule.Affected rule, Set<String> lemmas, Role role) {
    for (String lemma : lemmas) {
      byLemma.computeIfAbsent(lemma, l -> new ArrayList<>()).add(new Entry(rule, role));
    }
  }

  /** The triggers of a sentence, joined words of one rule together, in text order. */
  public List<Trigger> find(Phrases phrases) {
    Words words = phrases.words();
    List<Trigger> found = new ArrayList<>();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (words.token(i).isWord() && words.nameOver(i).isEmpty() && !isNamed(phrases, i)) {
        for (Trigger trigger : at(phrases, i)) {
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

  private List<Trigger> at(Phrases phrases, int i) {
    Words words = phrases.words();
    if (!words.hasLemma(i, byLemma.keySet())) {
      return List.of();
    }
    List<Trigger> best = new ArrayList<>();
    for (Reading reading : words.readings(i)) {
      for (Entry entry : byLemma.getOrDefault(reading.lemma(), List.of())) {
        Voice voice = voice(phrases, i, reading, entry.role());
        if (voice != null) {
          merge(best, new Trigger(entry.rule(), List.of(i), List.of(reading.lemma()), voice));
        }
      }
    }
    return best;
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
      case SUBJECT -> verb && !participle ? Voice.SUBJECT : null;
      case ADJECTIVE -> reading.partOfSpeech() == PartOfSpeech.ADJECTIVE ? Voice.PARTICIPLE : null;
      case GENITIVE -> reading.partOfSpeech() == PartOfSpeech.NOUN ? Voice.NOUN : null;
    };
  }

  private static boolean isInfinitive(VerbForm form) {
    return form == VerbForm.INFINITIVE;
  }

  /** "zadobili su povrede": looks like a present, but the clause has its verb. */
  private static boolean isRatherNoun(Phrases phrases, int i) {
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
      boolean conjunction = Set.of("i", "ili", ",", "te", "pa", "odnosno").contains(words.lower(i));
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
