package org.letopis.extract.rule;

import java.util.List;
import java.util.Map;

/**
 * A kind of claim as {@code mappings/kinds} declares it.
 *
 * @param id its name in the claims format and, as {@code lt:id}, in the ontology
 * @param labels its name by BCP 47 tag
 * @param definitions what it means, by BCP 47 tag
 * @param slots the slots that its claims can fill
 * @param rules the rules that find it
 */
public record Kind(
    String id,
    Map<String, String> labels,
    Map<String, String> definitions,
    List<String> slots,
    List<Rule> rules) {

  public Kind {
    labels = Map.copyOf(labels);
    definitions = Map.copyOf(definitions);
    slots = List.copyOf(slots);
    rules = List.copyOf(rules);
  }
}
