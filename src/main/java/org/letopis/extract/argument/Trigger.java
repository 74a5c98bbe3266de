package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.rule.Rule;

/**
 * Words of a rule that stand in the text: one, or several joined ones ("srušeno, zapaljeno ili
 * teško oštećeno").
 *
 * @param rule the rule
 * @param tokens indices of the words, in text order
 * @param lemmas the rule's lemma for each
 * @param voice how they take what is affected
 */
public record Trigger(Rule.Affected rule, List<Integer> tokens, List<String> lemmas, Voice voice) {

  /** How a word takes what is affected. */
  public enum Voice {
    /** A passive participle or an adjective: agrees with it. */
    PARTICIPLE,
    /** An active form of a verb that takes an object. */
    ACTIVE,
    /** A verb whose subject is affected, or a reflexive passive. */
    SUBJECT,
    /** A noun that takes it in the genitive. */
    NOUN
  }

  /** Copies the lists. */
  public Trigger {
    tokens = List.copyOf(tokens);
    lemmas = List.copyOf(lemmas);
  }

  /** The index of its first token. */
  public int first() {
    return tokens.getFirst();
  }

  /** The index of its last token. */
  public int last() {
    return tokens.getLast();
  }

  /** The modes of damage that the words say. */
  public List<String> modes() {
    return lemmas.stream()
        .flatMap(l -> rule.modes().getOrDefault(l, List.of()).stream())
        .distinct()
        .toList();
  }
}
