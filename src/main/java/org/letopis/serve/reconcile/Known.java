package org.letopis.serve.reconcile;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;

/**
 * Something that claims are about, as it can be found.
 *
 * @param id what follows {@code id/} in its IRI: {@code settlement/prizren}
 * @param node its IRI
 * @param name the name to show
 * @param type local name of its class: {@code Settlement}
 * @param types that, and the classes above it
 * @param description what tells it from namesakes
 * @param names every name of it
 */
record Known(
    String id,
    Node node,
    String name,
    String type,
    Set<String> types,
    String description,
    List<Name> names) {

  Known {
    types = Set.copyOf(types);
    names = List.copyOf(names);
  }

  /**
   * A name.
   *
   * @param text as it is written
   * @param tag its language, or nothing
   * @param main whether it is a label, not another name
   */
  record Name(String text, String tag, boolean main) {}
}
