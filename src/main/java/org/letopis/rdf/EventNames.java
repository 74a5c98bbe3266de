package org.letopis.rdf;

import java.util.Comparator;
import java.util.List;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.link.DeclaredEvent;

/** What each side calls an event: found by search, said with its users, never its label. */
final class EventNames {

  private EventNames() {}

  static List<Quad> quads(Iris iris, Node event, DeclaredEvent declared) {
    Statements out = new Statements(iris.graph("entities"));
    List<DeclaredEvent.Name> names =
        declared.names().stream()
            .sorted(
                Comparator.comparing(DeclaredEvent.Name::language)
                    .thenComparing(DeclaredEvent.Name::text)
                    .thenComparing(DeclaredEvent.Name::users))
            .toList();
    names.forEach(
        name ->
            out.add(event, SKOS.altLabel.asNode(), Literals.text(name.text(), name.language())));
    for (DeclaredEvent.Name name : names) {
      Node use = Iris.part(event, "name-" + Sha256.hex(name.toString(), 6));
      out.add(use, RDF.type.asNode(), Lt.EVENT_NAME);
      out.add(use, Lt.NAME_OF, event);
      out.add(use, Lt.NAME_FORM, Literals.text(name.text(), name.language()));
      out.add(use, Lt.USED_BY, Literals.string(name.users()));
    }
    return out.quads();
  }
}
