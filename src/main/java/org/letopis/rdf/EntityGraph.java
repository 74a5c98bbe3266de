package org.letopis.rdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.Entity;

/** What claims are about: names in both scripts and other languages, coordinates. */
final class EntityGraph {

  private final Iris iris;
  private final Map<String, Node> areas = new HashMap<>();

  EntityGraph(Iris iris, List<Entity> entities) {
    this.iris = iris;
    // A municipality or a region is meant by its key or by its name.
    entities.stream()
        .filter(e -> e.type().isPlace())
        .forEach(
            e -> {
              areas.putIfAbsent(e.key(), iris.entity(e));
              areas.putIfAbsent(e.labels().getOrDefault("sr-Latn", e.key()), iris.entity(e));
            });
  }

  List<Quad> quads(Entity entity) {
    Node id = iris.entity(entity);
    Map<String, String> names = Labels.of(entity);
    Statements out = new Statements(iris.graph("entities"));
    out.add(id, RDF.type.asNode(), Terms.of(entity.type()));
    out.texts(id, RDFS.label.asNode(), names);
    out.texts(id, SKOS.prefLabel.asNode(), names);
    entity.known().ifPresent(known -> gazetteer(out, id, known));
    return out.quads();
  }

  private void gazetteer(Statements out, Node id, GazetteerEntry known) {
    Stream.concat(known.alternateNames().stream(), known.labels().values().stream())
        .filter(name -> !known.shown().containsValue(name))
        .distinct()
        .sorted()
        .forEach(name -> out.add(id, SKOS.altLabel.asNode(), Literals.string(name)));
    if (known.latitude().isPresent() && known.longitude().isPresent()) {
      point(out, id, known.latitude().get(), known.longitude().get());
    }
    known
        .geonamesId()
        .ifPresent(
            number -> {
              out.add(id, Lt.GEONAMES_ID, Literals.string(number));
              out.add(id, RDFS.seeAlso.asNode(), Iris.geonames(number));
            });
    known.within().filter(w -> !w.isBlank()).ifPresent(w -> within(out, id, w));
    if (!known.source().isBlank()) {
      out.add(id, DCTerms.source.asNode(), Literals.string(known.source()));
    }
  }

  private void within(Statements out, Node id, String area) {
    Optional<Node> node = Optional.ofNullable(areas.get(area)).filter(n -> !n.equals(id));
    if (node.isPresent()) {
      out.add(id, Lt.WITHIN, node);
    } else {
      out.add(id, Lt.WITHIN_NAME, Literals.string(area));
    }
  }

  private static void point(Statements out, Node id, double latitude, double longitude) {
    Node geometry = Iris.part(id, "geometry");
    out.add(id, Geo.LATITUDE, Literals.decimal(latitude));
    out.add(id, Geo.LONGITUDE, Literals.decimal(longitude));
    out.add(id, GeoSparql.HAS_GEOMETRY, geometry);
    out.add(geometry, RDF.type.asNode(), GeoSparql.GEOMETRY);
    out.add(
        geometry,
        GeoSparql.AS_WKT,
        GeoSparql.point(Literals.plain(latitude), Literals.plain(longitude)));
  }
}
