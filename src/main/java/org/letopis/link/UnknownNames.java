package org.letopis.link;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.link.Resolution.Basis;

/** Makes entities of the names in one document that the gazetteer does not know. */
final class UnknownNames {

  private final NameIndex gazetteer;
  private final Map<String, Entity> groupsByName;
  private final String document;
  private final Set<String> personsOfDocument;

  /**
   * @param groupsByName declared groups by folded Serbian name
   * @param document file name
   * @param personsOfDocument folded names that the document's claims use of persons
   */
  UnknownNames(
      NameIndex gazetteer,
      Map<String, Entity> groupsByName,
      String document,
      Set<String> personsOfDocument) {
    this.gazetteer = gazetteer;
    this.groupsByName = groupsByName;
    this.document = document;
    this.personsOfDocument = personsOfDocument;
  }

  /** What a name means that the gazetteer does not know. */
  Resolution resolve(String name, Slot slot, List<Entity> places) {
    return switch (slot) {
      case PERSON -> person(name);
      case SITE -> site(name, places);
      // The widest type of place: of a name that no gazetteer knows we do not say that it is a
      // settlement.
      case PLACE -> sameName(EntityType.REGION, name);
      case ORGANIZATION -> sameName(EntityType.ORGANIZATION, name);
      case ACTOR -> actor(name);
    };
  }

  private Resolution actor(String name) {
    String folded = FoldedName.fold(name);
    if (groupsByName.containsKey(folded)) {
      return new Resolution(
          groupsByName.get(folded), Basis.DECLARED_GROUP, "it is the name of a declared group");
    }
    if (personsOfDocument.contains(folded)) {
      return person(name);
    }
    return Character.isUpperCase(name.codePointAt(0))
        ? sameName(EntityType.ORGANIZATION, name)
        : description(name);
  }

  private Resolution person(String name) {
    boolean full = FoldedName.fold(name).contains(" ");
    return full
        ? sameName(EntityType.PERSON, name)
        : new Resolution(
            inDocument(EntityType.PERSON, name),
            Basis.OWN_NAME,
            "one name alone is not carried beyond its document");
  }

  /** Sites bear the same few names everywhere: only name and place together tell them apart. */
  private Resolution site(String name, List<Entity> places) {
    if (places.size() == 1) {
      String key = FoldedName.key(name) + "-" + places.getFirst().key();
      return new Resolution(
          minted(EntityType.SITE, key, name), Basis.SAME_NAME, "the same name in the same place");
    }
    return new Resolution(
        inDocument(EntityType.SITE, name),
        Basis.OWN_NAME,
        "without one certain place the name is not carried beyond its document");
  }

  private Resolution sameName(EntityType type, String name) {
    return new Resolution(
        minted(type, FoldedName.key(name), name), Basis.SAME_NAME, "the same full name");
  }

  /** A description may judge; as a label it stands in quotation marks, as somebody's words. */
  private Resolution description(String name) {
    Map<String, String> labels = new LinkedHashMap<>();
    labels.put("en", "\"" + name + "\" (words of a text)");
    labels.put("sr-Latn", "„" + name + "“ (reči teksta)");
    return new Resolution(
        new Entity("called-" + FoldedName.key(name), EntityType.GROUP, labels, Optional.empty()),
        Basis.SAME_DESCRIPTION,
        "the same words; that the same people are meant does not follow");
  }

  private Entity minted(EntityType type, String key, String name) {
    String free = gazetteer.entry(key).isPresent() ? key + "-unlisted" : key;
    return new Entity(free, type, Map.of("sr-Latn", name), Optional.empty());
  }

  /** An entity that stands for the name in this document only. */
  Entity inDocument(EntityType type, String name) {
    return inDocument(type, name, document);
  }

  /** An entity that stands for a name in one document only. */
  static Entity inDocument(EntityType type, String name, String document) {
    int dot = document.lastIndexOf('.');
    String stem = dot > 0 ? document.substring(0, dot) : document;
    return new Entity(
        FoldedName.key(name) + "-in-" + FoldedName.key(stem),
        type,
        Map.of("sr-Latn", name),
        Optional.empty());
  }
}
