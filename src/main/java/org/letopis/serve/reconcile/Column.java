package org.letopis.serve.reconcile;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/**
 * A property of entities that can be asked for and compared.
 *
 * @param id its id in the service
 * @param name its name
 * @param of local name of the class that has it
 * @param values its values
 */
record Column(String id, String name, String of, Values values) {

  private static final String GEO = "http://www.w3.org/2003/01/geo/wgs84_pos#";
  private static final String PLACE = "Place";

  /** What gives the values of an entity. */
  interface Values {
    List<Node> of(Facts facts, Node entity);
  }

  /** Every entity has it. */
  static final String ANY = "";

  static final List<Column> ALL =
      List.of(
          label("name-en", "name in English", "en"),
          label("name-sr-Latn", "name in Serbian, Latin", "sr-Latn"),
          label("name-sr-Cyrl", "name in Serbian, Cyrillic", "sr-Cyrl"),
          label("name-sq", "name in Albanian", "sq"),
          new Column(
              "other-names", "other names", ANY, (f, e) -> f.objects(e, SKOS.altLabel.asNode())),
          new Column(
              "wikidata",
              "Wikidata item (confirmed links only)",
              ANY,
              (f, e) -> f.objects(e, SKOS.exactMatch.asNode())),
          new Column("within", "lies in", PLACE, (f, e) -> f.objects(e, Onto.WITHIN)),
          new Column("within-site", "lies in", "Site", (f, e) -> f.objects(e, Onto.WITHIN)),
          new Column("latitude", "latitude", PLACE, (f, e) -> f.objects(e, Facts.iri(GEO + "lat"))),
          new Column(
              "longitude", "longitude", PLACE, (f, e) -> f.objects(e, Facts.iri(GEO + "long"))),
          new Column(
              "geonames", "GeoNames id", PLACE, (f, e) -> f.objects(e, Onto.term("geonamesId"))));

  static Optional<Column> find(String id) {
    return ALL.stream().filter(c -> c.id.equals(id)).findFirst();
  }

  /** The properties of entities of a class; of all without one. */
  static Stream<Column> of(Optional<Set<String>> types) {
    return ALL.stream()
        .filter(c -> c.of.equals(ANY) || types.isEmpty() || types.get().contains(c.of));
  }

  private static Column label(String id, String name, String tag) {
    return new Column(
        id,
        name,
        ANY,
        (f, e) ->
            f.objects(e, RDFS.label.asNode()).stream()
                .filter(l -> l.getLiteralLanguage().equals(tag))
                .toList());
  }
}
