package org.letopis.extract.phrase;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;

/** A set of cases as bits. There is one of each, so that phrases hold no copies. Immutable. */
final class CaseSet extends AbstractSet<Case> {

  private static final Case[] CASES = Case.values();
  private static final CaseSet[] ALL = new CaseSet[1 << CASES.length];

  static {
    for (int bits = 0; bits < ALL.length; bits++) {
      ALL[bits] = new CaseSet(bits);
    }
  }

  private final int bits;
  private final List<Case> members;

  private CaseSet(int bits) {
    this.bits = bits;
    List<Case> found = new ArrayList<>();
    for (Case each : CASES) {
      if ((bits & 1 << each.ordinal()) != 0) {
        found.add(each);
      }
    }
    members = List.copyOf(found);
  }

  /** The set of the same cases. */
  static Set<Case> of(Set<Case> cases) {
    if (cases instanceof CaseSet) {
      return cases;
    }
    int bits = 0;
    for (Case each : cases) {
      bits |= 1 << each.ordinal();
    }
    return ALL[bits];
  }

  @Override
  public boolean contains(Object wanted) {
    return wanted instanceof Case one && (bits & 1 << one.ordinal()) != 0;
  }

  @Override
  public boolean isEmpty() {
    return bits == 0;
  }

  @Override
  public int size() {
    return members.size();
  }

  @Override
  public Iterator<Case> iterator() {
    return members.iterator();
  }
}
