package org.letopis.link;

import java.util.List;
import java.util.OptionalInt;

/**
 * What one document says of a person, as far as it helps to tell whether another document means the
 * same one.
 *
 * @param entity the entity that the name was held to mean
 * @param document the document's file name
 * @param name the name as the document's claims use it
 * @param deaths claims that the person was killed or died
 * @param born year of birth, as claimed or by the age at death
 */
record Person(
    Entity entity, String document, String name, List<LinkedClaim> deaths, OptionalInt born) {

  Person {
    deaths = List.copyOf(deaths);
  }

  /** Folded words of the name; the given name first, the surname last. */
  private String[] words() {
    return FoldedName.fold(name).split(" ");
  }

  boolean isFull() {
    return words().length > 1;
  }

  String given() {
    return words()[0];
  }

  String surname() {
    String[] words = words();
    return words[words.length - 1];
  }
}
