package org.letopis.serve.facts;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;

/**
 * What a parameter that chooses among claims can be: things of the graph of certain classes. Pages
 * and API ask here, so that both take and refuse the same.
 *
 * @param facts the graph
 * @param base base IRI of the data
 */
public record Choices(Facts facts, String base) {

  /** Classes of places. */
  public static final Set<Node> PLACES =
      Set.of(Onto.SETTLEMENT, Onto.MUNICIPALITY, Onto.REGION, Onto.RIVER);

  /** Classes of those whom documents cite, or hold to have acted. */
  public static final Set<Node> ACTORS =
      Set.of(Onto.PERSON_CLASS, Onto.ORGANIZATION_CLASS, Onto.GROUP_CLASS);

  /** So many are listed where one that there is not was asked for. */
  private static final int LISTED = 60;

  /** Whether a thing is of one of the classes. */
  public boolean has(Node thing, Set<Node> classes) {
    return facts.objects(thing, RDF.type.asNode()).stream().anyMatch(classes::contains);
  }

  /**
   * The ids of all of the classes, as an address may have them, in one line; of many only the first
   * and how many more there are.
   */
  public String listed(Set<Node> classes) {
    List<String> ids =
        classes.stream()
            .flatMap(c -> facts.subjects(RDF.type.asNode(), c).stream())
            .map(this::id)
            .distinct()
            .sorted()
            .toList();
    return Stream.concat(
            ids.stream().limit(LISTED),
            ids.size() > LISTED ? Stream.of("… +" + (ids.size() - LISTED)) : Stream.of())
        .collect(Collectors.joining(", "));
  }

  /** The short id of a thing: a term's own name, {@code settlement/prizren}, {@code person}. */
  private String id(Node thing) {
    String iri = thing.getURI();
    return Stream.of(Onto.NS, base + "id/", Onto.UNITS)
        .filter(iri::startsWith)
        .findFirst()
        .map(start -> iri.substring(start.length()))
        .orElse(iri);
  }
}
