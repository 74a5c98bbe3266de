package org.letopis.extract.phrase;

import java.util.Optional;
import org.letopis.extract.phrase.Clause.Type;

/** A clause while its sentence is being read. */
final class ClauseDraft {

  private final Type type;
  private final Optional<Integer> opener;
  private final Optional<ClauseDraft> parent;
  private boolean predicate;
  private boolean auxiliary;
  private boolean full;

  ClauseDraft(Type type, Optional<Integer> opener, Optional<ClauseDraft> parent) {
    this.type = type;
    this.opener = opener;
    this.parent = parent;
  }

  Type type() {
    return type;
  }

  Optional<Integer> opener() {
    return opener;
  }

  /** Whether a word that opens it stands at the token. */
  boolean opensAt(int token) {
    return opener.filter(o -> o == token).isPresent();
  }

  /** Takes in one word of its predicate. */
  void predicate(boolean byAuxiliary) {
    predicate = true;
    auxiliary |= byAuxiliary;
    full |= !byAuxiliary;
  }

  boolean hasPredicate() {
    return predicate;
  }

  boolean hasAuxiliary() {
    return auxiliary;
  }

  /** Whether its predicate has more than an auxiliary. */
  boolean isFull() {
    return full;
  }

  /** Whether it has an auxiliary and waits for its verb. */
  boolean isWaiting() {
    return auxiliary && !full;
  }

  /** The clause inside which it stands. */
  Optional<ClauseDraft> governing() {
    return parent;
  }

  /** The clause on which it hangs in the end. */
  ClauseDraft main() {
    return parent.map(ClauseDraft::main).orElse(this);
  }

  boolean isInBracket() {
    return type == Type.BRACKET || parent.filter(ClauseDraft::isInBracket).isPresent();
  }

  /** The clause in which its bracket stands; itself where it stands in none. */
  ClauseDraft outsideBracket() {
    if (type == Type.BRACKET) {
      return parent.orElse(this);
    }
    return isInBracket() ? parent.map(ClauseDraft::outsideBracket).orElse(this) : this;
  }
}
