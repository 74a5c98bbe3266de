package org.letopis.link;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.letopis.lexicon.GazetteerEntry;

/**
 * Holds the claims of several documents together: what is named becomes an entity, what a document
 * is about an event.
 *
 * <p>A name becomes a gazetteer entry where its key is given or one entry only bears it. Names that
 * several entries bear stay entities of their document, and the decision says so. All other names
 * become entities of their own: full names, organisations, unknown places and placed sites are one
 * entity across documents that use the same name; different names are one person only where {@link
 * PersonMatcher} has evidence for it. An unknown place is a REGION, the widest type of place; an
 * unknown actor a PERSON where the document's claims use the name of a person, an ORGANIZATION
 * where it is capitalised, else a GROUP.
 */
public final class Linker {

  private Linker() {}

  /**
   * Links the claims of all documents.
   *
   * @param documents in any order
   * @param gazetteer its entries
   * @param tables declared events and groups
   */
  public static Linked link(
      List<DocumentClaims> documents, List<GazetteerEntry> gazetteer, LinkTables tables) {
    List<DocumentClaims> ordered =
        documents.stream()
            .sorted(Comparator.comparing(claims -> claims.document().name()))
            .toList();
    NameIndex index = new NameIndex(gazetteer);
    Map<String, Entity> groupsByName = groupsByName(tables);
    Decisions decisions = new Decisions();
    List<LinkedClaim> claims = new ArrayList<>();
    for (DocumentClaims document : ordered) {
      claims.addAll(new DocumentLinker(index, tables, groupsByName, decisions, document).claims());
    }
    PlaceTree places = new PlaceTree(gazetteer);
    Renames together = new PersonMatcher(tables.variants(), places).renames(claims);
    List<LinkedClaim> matched = claims.stream().map(together::apply).toList();
    Decisions decided = decisions.with(together);
    Renames corrected = tables.corrections().renames(decided.entities(), ordered);
    Decisions last = decided.with(corrected);
    return new Linked(
        ordered,
        matched.stream().map(corrected::apply).toList(),
        last.entities(),
        last.decisions(),
        places);
  }

  private static Map<String, Entity> groupsByName(LinkTables tables) {
    Map<String, Entity> byName = new TreeMap<>();
    for (Entity group : tables.groups().values()) {
      for (String language : List.of("sr-Latn", "en")) {
        if (group.labels().containsKey(language)) {
          byName.put(FoldedName.fold(group.labels().get(language)), group);
        }
      }
    }
    return byName;
  }
}
