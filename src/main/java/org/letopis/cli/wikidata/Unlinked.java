package org.letopis.cli.wikidata;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/**
 * An entity without any link.
 *
 * @param key its key in the gazetteer
 * @param type local name of its class
 * @param name its name in English, or else in Serbian
 * @param coordinates latitude and longitude, parted by a comma
 * @param geonames its id in GeoNames
 */
public record Unlinked(
    String key, String type, String name, Optional<String> coordinates, Optional<String> geonames) {

  private static final String GEO = "http://www.w3.org/2003/01/geo/wgs84_pos#";

  /** Persons are never asked for: those whom texts name are not looked up. Groups are no items. */
  private static final List<Node> CLASSES =
      List.of(
          Onto.EVENT_CLASS,
          Onto.SITE_CLASS,
          Onto.SETTLEMENT,
          Onto.MUNICIPALITY,
          Onto.REGION,
          Onto.RIVER,
          Onto.ORGANIZATION_CLASS);

  /**
   * Those of a release that are in the gazetteer or declared events, by key.
   *
   * @param nquads the release's N-Quads
   * @param linked keys that have a link of whatever state
   */
  public static List<Unlinked> of(Path nquads, Set<String> linked) {
    Facts facts = ReleaseGraph.read(nquads);
    Map<String, Unlinked> found = new TreeMap<>();
    for (Node type : CLASSES) {
      for (Node entity : facts.subjects(RDF.type.asNode(), type)) {
        String key = ReleaseGraph.key(entity);
        boolean declared =
            type.equals(Onto.EVENT_CLASS)
                || facts.object(entity, DCTerms.source.asNode()).isPresent();
        if (declared && !linked.contains(key)) {
          found.put(key, of(facts, entity, type));
        }
      }
    }
    return List.copyOf(found.values());
  }

  private static Unlinked of(Facts facts, Node entity, Node type) {
    Optional<String> latitude = facts.text(entity, ReleaseGraph.iri(GEO + "lat"));
    Optional<String> longitude = facts.text(entity, ReleaseGraph.iri(GEO + "long"));
    return new Unlinked(
        ReleaseGraph.key(entity),
        type.getURI().substring(Onto.NS.length()),
        ReleaseGraph.first(
            facts.objects(entity, RDFS.label.asNode()), "en", "sr-Latn", "sr-Cyrl", "sq"),
        latitude.flatMap(lat -> longitude.map(lon -> lat + "," + lon)),
        facts.text(entity, Onto.term("geonamesId")));
  }
}
