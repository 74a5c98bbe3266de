package org.letopis.extract.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;

/**
 * A rule of {@code mappings/kinds}: what it looks for and which claim it makes. The shapes are the
 * few ways in which a text tells such things; kinds and words are data.
 */
public sealed interface Rule {

  /** What every rule has. */
  Head head();

  /**
   * What every rule has.
   *
   * @param id its name, unique: {@code killing.victims}
   * @param kind the kind of claim that it makes
   * @param examples sentences in which it finds a claim, and what it finds
   * @param counterexamples sentences in which it finds none
   * @param plannable whether what is planned or to come is a claim, of modality planned
   */
  record Head(
      String id,
      String kind,
      List<Example> examples,
      List<String> counterexamples,
      boolean plannable) {
    public Head {
      examples = List.copyOf(examples);
      counterexamples = List.copyOf(counterexamples);
    }
  }

  /**
   * A sentence and a claim that the rule finds in it.
   *
   * @param text the sentence
   * @param expected slot values by the field names of the claims format; a count is {@code
   *     low..high}
   */
  record Example(String text, Map<String, List<String>> expected) {
    public Example {
      expected = Map.copyOf(expected);
    }
  }

  /**
   * Something happens to somebody or something: killed, damaged, expelled, arrested.
   *
   * @param object verbs whose object is affected: active, passive, reflexive passive, participle
   * @param transitive the same, but never reflexive: "ubio se" is none of "ubiti"
   * @param subject verbs whose subject is affected
   * @param reflexive verbs whose subject is affected where they are reflexive: "vratio se"
   * @param doers verbs whose subject is meant, never a participle: who attacked
   * @param genitive nouns whose genitive is affected
   * @param adjectives adjectives that say it of their noun
   * @param modes the modes of damage by trigger lemma
   * @param affected what can be affected
   * @param unit the unit of a figure whose noun is left out
   * @param places which prepositions say where it happened
   * @param deniable whether its negation is a denied claim; otherwise it is no claim
   * @param units the units that can be affected; empty where any can
   * @param countedAs the unit of counted people, where it is not their own
   * @param acts whether those whom it happens to are those who do it: they take part
   * @param beside lemmas of which one must stand in the clause: etnički, pomoć, kazna
   * @param besides lemmas of which one more must stand there: bez
   * @param governed meanings of prepositions that govern the affected: "iz pet sela"
   * @param predicative whether a participle inside a noun phrase does not count
   * @param never units that cannot be affected: who tears down a document burns nothing
   * @param heads lemmas of nouns that stand for the affected whatever else they mean: život, telo
   * @param counted whether only a figure makes a claim
   * @param denies whether the words themselves say that it did not happen: acquitted
   * @param apart lemmas of which none may stand in the clause: who takes part in a rescue riots not
   * @param agentless whether the subject of an active verb did not do it: who finds a body
   * @param negated whether only a negated clause says it: "u selu više nema Srba"
   * @param speakers whether those who give an account of themselves are affected too: "pobegli smo"
   * @param asked whether the affected may stand in the question that the verb governs: "ne zna se
   *     šta je sa jedanaest rudara"
   * @param means lemmas of nouns for the means by which it was done: whose they are did it
   * @param around lemmas that do as well as those of {@code beside}, anywhere in the sentence
   * @param dative whether the affected stand in the dative: "sudi se petorici vojnika"
   */
  record Affected(
      Head head,
      Set<String> object,
      Set<String> transitive,
      Set<String> subject,
      Set<String> reflexive,
      Set<String> doers,
      Set<String> genitive,
      Set<String> adjectives,
      Map<String, List<String>> modes,
      Set<Sort> affected,
      Optional<String> unit,
      Set<Meaning> places,
      boolean deniable,
      Set<String> units,
      Optional<String> countedAs,
      boolean acts,
      Set<String> beside,
      Set<String> besides,
      Set<Meaning> governed,
      boolean predicative,
      Set<String> never,
      Set<String> heads,
      boolean counted,
      boolean denies,
      Set<String> apart,
      boolean agentless,
      boolean negated,
      boolean speakers,
      boolean asked,
      Set<String> means,
      Set<String> around,
      boolean dative)
      implements Rule {

    /** Whether a lemma says a mode and is no word that the rule looks for: temelj. */
    public boolean isMode(String lemma) {
      return modes.containsKey(lemma)
          && !object.contains(lemma)
          && !transitive.contains(lemma)
          && !subject.contains(lemma)
          && !reflexive.contains(lemma)
          && !adjectives.contains(lemma)
          && !genitive.contains(lemma);
    }
  }

  /**
   * An event noun with whom it hits, who does it, where: attack, protest, clash.
   *
   * @param nouns event nouns
   * @param verbs verbs of the event whose subject takes part
   * @param targets meanings of prepositions that say whom it hits
   * @param units what a figure before an event noun counts, by the lemma of the noun
   * @param apart lemmas of which none may stand in the clause: an explosion of gas
   * @param deniable whether it is a denied claim that there was none; otherwise it is no claim
   * @param mentions whether a mention with its own date or in an order is a claim: "posledice
   *     nereda od 3. maja", "četvrti napad"
   * @param harms words of harm done that say that it happened: "u napadima je poginulo troje"
   */
  record Occurrence(
      Head head,
      Set<String> nouns,
      Set<String> verbs,
      Set<Meaning> targets,
      Map<String, List<String>> units,
      Set<String> apart,
      boolean deniable,
      boolean mentions,
      Set<String> harms)
      implements Rule {}

  /**
   * A verb of violence and whom or what it is against: "pucali su na patrolu", "upali su u crkvu".
   *
   * @param verbs its verbs
   * @param toward prepositions before whom or what it is against; "object" for its object
   * @param with lemmas of nouns of which one must stand in the clause: bomba, kamenica
   * @param doer whether the clause must say who does it: snow blocks roads too
   * @param apart lemmas of which none may stand in the clause: who shoots at the goal attacks
   *     nobody
   */
  record Attack(
      Head head,
      Set<String> verbs,
      Set<String> toward,
      Set<String> with,
      boolean doer,
      Set<String> apart)
      implements Rule {}

  /**
   * A toll told as a number: "broj poginulih je dostigao 34".
   *
   * @param nouns nouns for a number: broj, bilans
   * @param of what is counted: lemmas of nouns or participles
   * @param unit the unit where the counted say none
   */
  record Tally(Head head, Set<String> nouns, Set<String> of, String unit) implements Rule {}

  /**
   * How far an event reached: counted places of it.
   *
   * @param units units that measure it: location
   */
  record Extent(Head head, Set<String> units) implements Rule {}

  /**
   * A counted force that no other claim speaks of: it was there.
   *
   * @param units units of its members
   */
  record Strength(Head head, Set<String> units) implements Rule {}

  /**
   * A speech act or an act of a body: condemn, accuse, deny, adopt.
   *
   * @param verbs its verbs
   * @param nouns its nouns, or nouns that its verb must have as object
   * @param needsNoun whether one of the nouns must stand in the clause
   * @param actor who the grammatical subject is: the body that acts, or the speaker
   * @param deverbal nouns of the act itself, its object in the genitive: proglašenje
   * @param never nouns that cannot be who acts: sud, which convicts and does not condemn
   * @param content lemmas of which one must stand in what the noun is about: "rezolucija kojom se
   *     osuđuje nasilje"; none where it may be about anything
   */
  record Act(
      Head head,
      Set<String> verbs,
      Set<String> nouns,
      boolean needsNoun,
      Actor actor,
      Set<String> deverbal,
      Set<String> never,
      Set<String> content)
      implements Rule {}

  /** What the grammatical subject of an act is. */
  enum Actor {
    AGENT,
    ACCUSER,
    DENIER,
    /** Says that somebody did harm; the verbs are those of the deed. */
    REPORTER,
    /** Says whose fault it is, in a remark too; the verbs are those of the fault. */
    BLAMER,
    /** A noun tells of the accusation; the verbs are those of the deed. */
    ALLEGATION,
    /** An investigation, or whoever found out what the clause with "da" says. */
    FINDER
  }

  /** A person holds an office: a noun of office beside a person's name. */
  record Office(Head head) implements Rule {}

  /**
   * A property of a person or a site.
   *
   * @param attribute which one
   */
  record Attribute(Head head, String attribute) implements Rule {}

  /**
   * An amount of money, and what it is of.
   *
   * @param nouns šteta, gubitak
   */
  record Amount(Head head, Set<String> nouns) implements Rule {}
}
