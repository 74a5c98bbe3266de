package org.letopis.extract.property;

import java.util.List;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;

/**
 * A property that the text gives to a person or a site.
 *
 * @param of whose it is
 * @param from index of the first token that says it
 * @param to index after the last
 * @param value what it is
 * @param places the places that it names
 */
public record Property(List<Nominal> of, int from, int to, String value, List<Mentioned> places) {

  static Property of(Nominal whose, int from, int to, String value) {
    return new Property(List.of(whose), from, to, value, List.of());
  }
}
