package org.letopis.rdf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.GraphUtil;
import org.apache.jena.shacl.Shapes;
import org.letopis.claim.Finding;
import org.letopis.link.DeclaredEvent;
import org.letopis.link.LinkTables;

/** What the graph takes from files that people write: terms, shapes, links, the catalogue. */
public final class Declarations {

  private static final List<String> TERMS = List.of("letopis.ttl", "units.ttl", "alignments.ttl");

  private final Graph ontology;
  private final Shapes shapes;
  private final WikidataLinks links;
  private final List<DeclaredEvent> events;
  private final CatalogueFile catalogue;
  private final Labels labels;
  private final Precision precision;

  private Declarations(
      Graph ontology,
      Shapes shapes,
      WikidataLinks links,
      List<DeclaredEvent> events,
      CatalogueFile catalogue,
      Precision precision) {
    this.ontology = ontology;
    this.shapes = shapes;
    this.links = links;
    this.events = events;
    this.catalogue = catalogue;
    this.labels = new Labels(ontology);
    this.precision = precision;
  }

  /**
   * Reads {@code ontology/} and {@code mappings/} of the project.
   *
   * @param home the project's folder
   * @param catalogue what is known of the documents
   * @throws IOException where a file cannot be read
   * @throws IllegalArgumentException where a file is not well formed; says where
   */
  public static Declarations load(Path home, CatalogueFile catalogue) throws IOException {
    return load(home.resolve("ontology"), home.resolve("mappings"), catalogue);
  }

  /**
   * Reads terms and shapes, {@code links/wikidata.tsv} and the events with what each side calls
   * them; a table that is not there is empty.
   *
   * @param ontology the folder of the ontology
   * @param mappings the folder of the mappings
   * @param catalogue what is known of the documents
   * @throws IOException where a file cannot be read
   * @throws IllegalArgumentException where a file is not well formed; says where
   */
  public static Declarations load(Path ontology, Path mappings, CatalogueFile catalogue)
      throws IOException {
    Graph terms = Turtle.read(ontology.resolve(TERMS.getFirst()), Lt.NS);
    for (String file : TERMS.subList(1, TERMS.size())) {
      GraphUtil.addInto(terms, Turtle.read(ontology.resolve(file), Lt.NS));
    }
    Shapes shapes = Shapes.parse(Turtle.read(ontology.resolve("shapes.ttl"), Lt.NS));
    Path links = mappings.resolve("links").resolve("wikidata.tsv");
    return new Declarations(
        terms,
        shapes,
        Files.exists(links) ? WikidataLinks.read(links) : WikidataLinks.NONE,
        LinkTables.read(mappings).events(),
        catalogue,
        Precision.read(mappings));
  }

  /** What in the files could not be used; the rest was. */
  public List<Finding> findings() {
    return links.findings();
  }

  Graph ontology() {
    return ontology;
  }

  Shapes shapes() {
    return shapes;
  }

  List<WikidataLink> links() {
    return links.links();
  }

  List<DeclaredEvent> events() {
    return events;
  }

  CatalogueFile catalogue() {
    return catalogue;
  }

  Labels labels() {
    return labels;
  }

  Precision precision() {
    return precision;
  }
}
