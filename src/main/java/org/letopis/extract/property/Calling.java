package org.letopis.extract.property;

import java.util.Set;

/**
 * What a person is called beside his or her name: an office, a profession, a rank, kinship.
 *
 * @param from index of its first token, adjectives included
 * @param noun index of the first token of the lexicon's phrase
 * @param nounEnd index after that phrase
 * @param to index after its complement: of what, where
 * @param classes what it is
 * @param nominative whether it stands in the nominative
 */
public record Calling(
    int from, int noun, int nounEnd, int to, Set<String> classes, boolean nominative) {

  /** Whether its word has that class of offices.tsv. */
  public boolean is(String wanted) {
    return classes.contains(wanted);
  }
}
