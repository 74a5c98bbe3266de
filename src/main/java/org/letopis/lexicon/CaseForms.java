package org.letopis.lexicon;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;

/** The forms of one word or name by case; a case may have several. */
final class CaseForms {

  private final Map<Case, Set<String>> forms = new EnumMap<>(Case.class);

  /** The forms of what stands unchanged in every case. */
  static CaseForms fixed(String text) {
    CaseForms fixed = new CaseForms();
    for (Case each : Case.values()) {
      fixed.add(each, text);
    }
    return fixed;
  }

  CaseForms add(Case grammatical, String form) {
    forms.computeIfAbsent(grammatical, key -> new LinkedHashSet<>()).add(form);
    return this;
  }

  /** Adds {@code stem} with each of the endings; "" is the stem alone. */
  CaseForms add(Case grammatical, String stem, String... endings) {
    for (String ending : endings) {
      add(grammatical, stem + ending);
    }
    return this;
  }

  /** Dative and locative, which every paradigm here has in common. */
  CaseForms addDative(String stem, String... endings) {
    return add(Case.DATIVE, stem, endings).add(Case.LOCATIVE, stem, endings);
  }

  CaseForms addAll(CaseForms other) {
    other.forms.forEach((key, values) -> values.forEach(value -> add(key, value)));
    return this;
  }

  Set<String> of(Case grammatical) {
    return forms.getOrDefault(grammatical, Set.of());
  }

  /** These forms, each with each of {@code next} of the same case behind it. */
  CaseForms followedBy(CaseForms next) {
    CaseForms all = new CaseForms();
    for (Case each : Case.values()) {
      for (String first : of(each)) {
        next.of(each).forEach(second -> all.add(each, first + " " + second));
      }
    }
    return all;
  }
}
