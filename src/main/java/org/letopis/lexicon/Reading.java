package org.letopis.lexicon;

import java.util.Optional;

/**
 * One way to read a word form: a token keeps all of them.
 *
 * @param lemma the lemma, Latin, ekavian
 * @param partOfSpeech the part of speech
 * @param grammatical case; empty where the form has none
 * @param number singular or plural (the small plural of 2, 3, 4 counts as plural); empty where the
 *     form has none
 * @param gender gender; empty where the form has none
 * @param verbForm the form of a verb or of what is made of one
 */
public record Reading(
    String lemma,
    PartOfSpeech partOfSpeech,
    Optional<Case> grammatical,
    Optional<Number> number,
    Optional<Gender> gender,
    Optional<VerbForm> verbForm) {

  /** The ten of the dictionary, and names that only the gazetteer knows are PROPER_NOUN. */
  public enum PartOfSpeech {
    NOUN,
    PROPER_NOUN,
    ADJECTIVE,
    VERB,
    NUMERAL,
    PRONOUN,
    ADVERB,
    PREPOSITION,
    CONJUNCTION,
    PARTICLE,
    OTHER
  }

  /** The seven cases. */
  public enum Case {
    NOMINATIVE,
    GENITIVE,
    DATIVE,
    ACCUSATIVE,
    VOCATIVE,
    INSTRUMENTAL,
    LOCATIVE
  }

  /** Grammatical number. */
  public enum Number {
    SINGULAR,
    PLURAL
  }

  /** Grammatical gender. */
  public enum Gender {
    MASCULINE,
    FEMININE,
    NEUTER
  }

  /** The forms of a verb that rules tell apart. */
  public enum VerbForm {
    PRESENT,
    /** The l-participle of the perfect: ubio, poginulo. */
    ACTIVE_PARTICIPLE,
    /** ubijen, zapaljeno: the reading whose lemma is the verb. */
    PASSIVE_PARTICIPLE,
    INFINITIVE,
    AORIST,
    OTHER
  }

  public boolean is(Case wanted) {
    return grammatical.isPresent() && grammatical.get() == wanted;
  }
}
