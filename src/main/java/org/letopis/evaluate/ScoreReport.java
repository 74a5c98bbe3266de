package org.letopis.evaluate;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was measured.
 *
 * @param lines what to print, one a line
 * @param notes what to say aside (standard error): claims of documents without gold
 * @param claims claims found where the text makes them
 * @param figures figures with both bounds and the unit right
 * @param facts slot values
 * @param exact claims with figure, unit, persons, polarity and modality right
 * @param whole share of the gold's claims with every slot right
 * @param exactKinds {@code exact} kind by kind; Killing holds Death too
 * @param rules what became of the claims of each rule
 */
public record ScoreReport(
    List<String> lines,
    List<String> notes,
    Prf claims,
    Prf figures,
    Prf facts,
    Prf exact,
    double whole,
    SortedMap<String, Prf> exactKinds,
    List<RuleScore> rules) {

  public ScoreReport {
    lines = List.copyOf(lines);
    notes = List.copyOf(notes);
    exactKinds = Collections.unmodifiableSortedMap(new TreeMap<>(exactKinds));
    rules = List.copyOf(rules);
  }
}
