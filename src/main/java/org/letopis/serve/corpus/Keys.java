package org.letopis.serve.corpus;

import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Facet;

/** Short keys of things for addresses, by the facet that they are values of. */
public final class Keys {

  private Keys() {}

  /** What stands behind the last slash. */
  public static String last(Node thing) {
    return thing.getURI().substring(thing.getURI().lastIndexOf('/') + 1);
  }

  /**
   * The key of a value: the name of a kind, {@code settlement/prizren}, the key of a document or
   * group, {@code organization/unmik}.
   *
   * @param base base IRI of the data
   */
  public static String of(Facet facet, Node value, String base) {
    String iri = value.getURI();
    if (iri.startsWith(Onto.NS)) {
      return iri.substring(Onto.NS.length());
    }
    String id = iri.startsWith(base + "id/") ? iri.substring((base + "id/").length()) : iri;
    return switch (facet) {
      case SOURCE -> without(id, "document/");
      case GROUP -> without(id, "group/");
      case KIND, PLACE, DAY, AUTHORITY -> id;
    };
  }

  /** What a key may be that of; a thing that need not be there. */
  public static Node node(Facet facet, String key, String base) {
    return Facts.iri(
        switch (facet) {
          case KIND -> Onto.NS + key;
          case SOURCE -> base + "id/document/" + key;
          case GROUP -> base + "id/group/" + key;
          case PLACE, DAY, AUTHORITY -> base + "id/" + key;
        });
  }

  private static String without(String id, String type) {
    return id.startsWith(type) ? id.substring(type.length()) : id;
  }
}
