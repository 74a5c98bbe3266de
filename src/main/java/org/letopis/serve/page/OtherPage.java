package org.letopis.serve.page;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Paging;

/** The page of anything else: what is said of it, and what points to it. */
final class OtherPage {

  /** So much of what points to a thing is shown; a run may have made thousands. */
  private static final int MOST = 100;

  private OtherPage() {}

  static String body(Room room, Node thing) {
    return room.section("properties", "entity.properties", room.properties.table(thing, Set.of()))
        + room.properties.parts(thing, Set.of())
        + room.section("pointing", "points.here", pointing(room, thing));
  }

  private static String pointing(Room room, Node thing) {
    List<Triple> pointing =
        room.facts.graph().stream(Node.ANY, Node.ANY, thing)
            .filter(t -> !t.getSubject().getURI().startsWith(thing.getURI() + "#"))
            .limit(MOST)
            .sorted((a, b) -> a.toString().compareTo(b.toString()))
            .toList();
    return pointing.isEmpty()
        ? ""
        : pointing.stream()
            .map(
                t ->
                    "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n"
                        .formatted(
                            room.properties.property(t.getPredicate()),
                            room.names.link(t.getSubject())))
            .collect(
                Collectors.joining(
                    "", "<table class=\"properties\"><tbody>\n", "</tbody></table>\n"));
  }

  /** The things that a whole graph speaks of. */
  static String graph(Room room, Names names, Paging paging) {
    List<Node> subjects =
        room.facts.graph().stream()
            .map(Triple::getSubject)
            .filter(s -> s.isURI() && s.getURI().indexOf('#') < 0)
            .distinct()
            .sorted((a, b) -> a.getURI().compareTo(b.getURI()))
            .toList();
    return paging.of(subjects).stream()
            .map(s -> "<li>" + names.link(s) + "</li>\n")
            .collect(Collectors.joining("", "<ul>\n", "</ul>\n"))
        + paging.links(room.context, subjects.size());
  }
}
