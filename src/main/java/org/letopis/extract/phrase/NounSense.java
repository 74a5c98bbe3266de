package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;

/**
 * What the lexicon knows of a noun or a noun phrase.
 *
 * @param sort what it denotes
 * @param unit the unit in which it is counted
 * @param group the group that it names, English plural
 * @param organization the organisation that it names
 * @param flags what else: {@code member}, {@code collective}, {@code site}, {@code body}
 */
public record NounSense(
    Nominal.Sort sort,
    Optional<String> unit,
    Optional<String> group,
    Optional<String> organization,
    Set<String> flags) {

  public boolean has(String flag) {
    return flags.contains(flag);
  }
}
