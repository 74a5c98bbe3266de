package org.letopis.extract.modality;

import java.util.Set;

/**
 * What words say of an event.
 *
 * @param effect on the event that they govern
 * @param flags how they govern it: {@code prevented}, {@code noun}, {@code negated}
 */
record Hedge(String effect, Set<String> flags) {

  /** What they say of what happened: they hold off what else would make it no claim. */
  static final Hedge FACTIVE = new Hedge("none", Set.of());

  Hedge {
    flags = Set.copyOf(flags);
  }

  /** Whether they say that the event did not happen; negated they say nothing. */
  boolean prevented() {
    return flags.contains("prevented");
  }

  /** Whether they govern only the noun phrase that they stand in or before: spomenik, verbalan. */
  boolean ofNounOnly() {
    return flags.contains("noun");
  }

  /** Whether they govern all that follows in their sentence: "ako je verovati glasinama". */
  boolean ofSentence() {
    return flags.contains("sentence");
  }

  /** Whether they say it only where their clause is negated: nije potvrdio da, nisu tačni. */
  boolean onlyNegated() {
    return flags.contains("negated");
  }
}
