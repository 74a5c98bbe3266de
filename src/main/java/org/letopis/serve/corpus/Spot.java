package org.letopis.serve.corpus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/**
 * A place or a site, and the claims that name it themselves: what lies within a town counts for
 * itself, not for the town.
 *
 * @param node its IRI
 * @param type what it is: settlement, site, region ...
 * @param point where it is, as far as that is known
 * @param claims the claims, in their order
 */
public record Spot(Node node, Node type, Optional<Point> point, List<Stated> claims) {

  private static final String GEO = "http://www.w3.org/2003/01/geo/wgs84_pos#";
  private static final List<Node> TYPES =
      List.of(Onto.SITE_CLASS, Onto.SETTLEMENT, Onto.MUNICIPALITY, Onto.REGION, Onto.RIVER);
  private static final Set<Node> POINTS = Set.of(Onto.SITE_CLASS, Onto.SETTLEMENT);

  /**
   * A point of the earth (WGS 84).
   *
   * @param latitude in degrees
   * @param longitude in degrees
   */
  public record Point(double latitude, double longitude) {}

  public Spot {
    claims = List.copyOf(claims);
  }

  /** Whether a point stands for it; a region or a river is more than one. */
  public boolean isPoint() {
    return POINTS.contains(type);
  }

  /** Whether it is a site: a church, a school, a bridge. */
  public boolean isSite() {
    return type.equals(Onto.SITE_CLASS);
  }

  /** Those of which claims speak; those of most claims first, then by IRI. */
  public static List<Spot> of(Facts facts, List<Stated> claims) {
    Map<Node, List<Stated>> byPlace = new LinkedHashMap<>();
    for (Stated claim : claims) {
      Stream.concat(claim.places().stream(), facts.objects(claim.node(), Onto.SITE).stream())
          .filter(Node::isURI)
          .distinct()
          .forEach(p -> byPlace.computeIfAbsent(p, key -> new ArrayList<>()).add(claim));
    }
    return byPlace.entrySet().stream()
        .flatMap(e -> spot(facts, e.getKey(), e.getValue()).stream())
        .sorted(
            Comparator.comparing((Spot s) -> -s.claims().size())
                .thenComparing(s -> s.node().getURI()))
        .toList();
  }

  private static Optional<Spot> spot(Facts facts, Node node, List<Stated> claims) {
    return TYPES.stream()
        .filter(type -> facts.has(node, RDF.type.asNode(), type))
        .findFirst()
        .map(type -> of(facts, node, type, claims));
  }

  /** A place of a known type with the claims that name it. */
  public static Spot of(Facts facts, Node node, Node type, List<Stated> claims) {
    return new Spot(node, type, point(facts, node), claims);
  }

  private static Optional<Point> point(Facts facts, Node node) {
    Optional<String> latitude = facts.text(node, Facts.iri(GEO + "lat"));
    Optional<String> longitude = facts.text(node, Facts.iri(GEO + "long"));
    return latitude.isPresent() && longitude.isPresent()
        ? Optional.of(
            new Point(Double.parseDouble(latitude.get()), Double.parseDouble(longitude.get())))
        : Optional.empty();
  }
}
