package org.letopis.evaluate;

import java.util.SortedMap;
import java.util.TreeMap;

/** What is counted while documents are measured one after the other. */
final class Tally {

  /** Right, found, gold and exact of one slot, kind or rule. */
  static final class Numbers {
    long right;
    long found;
    long gold;
    long exact;

    Prf prf() {
      return Prf.of(right, found, gold);
    }

    Prf exactPrf() {
      return Prf.of(exact, found, gold);
    }
  }

  final Numbers claims = new Numbers();
  final Numbers figures = new Numbers();
  final SortedMap<String, Numbers> slots = new TreeMap<>();
  final SortedMap<String, Numbers> kinds = new TreeMap<>();
  final SortedMap<String, Numbers> rules = new TreeMap<>();
  long whole;

  Numbers slot(String slot) {
    return slots.computeIfAbsent(slot, s -> new Numbers());
  }

  Numbers kind(String family) {
    return kinds.computeIfAbsent(family, k -> new Numbers());
  }

  Numbers rule(String rule) {
    return rules.computeIfAbsent(rule, r -> new Numbers());
  }

  Numbers facts() {
    Numbers all = new Numbers();
    for (Numbers slot : slots.values()) {
      all.right += slot.right;
      all.found += slot.found;
      all.gold += slot.gold;
    }
    return all;
  }
}
