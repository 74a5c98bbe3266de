package org.letopis.extract.phrase;

import java.util.List;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;

/**
 * Reads where persons are named, in one sentence: given name and surname, surname and given name,
 * given names before a shared surname, initials, and two unknown capitalised words where something
 * beside them says that they are a person.
 */
final class PersonReader {

  private final NameScene scene;
  private final FullNames full;
  private final SharedSurnames shared;
  private final Initials initials;
  private final StrangeNames strange;

  PersonReader(NameScene scene) {
    this.scene = scene;
    this.full = new FullNames(scene);
    this.shared = new SharedSurnames(scene);
    this.initials = new Initials(scene);
    this.strange = new StrangeNames(scene);
  }

  /** The persons named from that token on: several where they share a surname. */
  List<PersonMention> at(int i) {
    if (!scene.names().isCapital(i, scene.limit())) {
      return List.of();
    }
    List<PersonMention> several = shared.at(i);
    if (!several.isEmpty()) {
      return several;
    }
    return initials
        .at(i)
        .or(() -> full.givenFirst(i))
        .or(() -> full.surnameFirst(i))
        .or(() -> strange.at(i))
        .or(() -> initials.behindGiven(i))
        .map(m -> blocked(m) ? new PersonMention(m.from(), m.to(), List.of()) : m)
        .map(List::of)
        .orElse(List.of());
  }

  private boolean blocked(PersonMention mention) {
    boolean nominative =
        mention.best().filter(c -> c.cases().equals(Set.of(Case.NOMINATIVE))).isPresent();
    return scene.bearers().isNameOfSomethingElse(mention.from(), mention.to(), nominative);
  }
}
