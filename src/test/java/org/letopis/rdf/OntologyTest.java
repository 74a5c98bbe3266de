package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.junit.jupiter.api.Test;
import org.letopis.claim.EntityType;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.compare.Comparison;

class OntologyTest {

  private static final Path FOLDER = Home.PATH.resolve("ontology");
  private static final Pattern TERM = Pattern.compile("\\blt:([A-Za-z][A-Za-z0-9_-]*)");
  private static final List<String> TAGS = List.of("en", "sr-Cyrl", "sr-Latn");

  private final Graph ontology = Home.declarations().ontology();

  @Test
  void every_term_has_a_label_and_a_comment_in_english_and_in_both_scripts_of_serbian() {
    for (Node term : terms()) {
      assertThat(tags(term, RDFS.label.asNode())).as("labels of %s", term).isEqualTo(TAGS);
      assertThat(tags(term, RDFS.comment.asNode())).as("comments of %s", term).isEqualTo(TAGS);
    }
    assertThat(terms()).hasSizeGreaterThan(120);
  }

  @Test
  void every_unit_has_labels_and_a_plural_in_all_three() {
    List<Node> units =
        ontology
            .find(Node.ANY, RDF.type.asNode(), Lt.term("Unit"))
            .mapWith(t -> t.getSubject())
            .toList();
    for (Node unit : units) {
      assertThat(tags(unit, SKOS.prefLabel.asNode())).as("labels of %s", unit).isEqualTo(TAGS);
      assertThat(tags(unit, Lt.PLURAL_LABEL)).as("plurals of %s", unit).isEqualTo(TAGS);
    }
    assertThat(units).hasSizeGreaterThanOrEqualTo(28);
  }

  @Test
  void the_ontology_has_no_blank_nodes() {
    assertThat(
            ontology
                .find()
                .filterKeep(t -> t.getSubject().isBlank() || t.getObject().isBlank())
                .toList())
        .isEmpty();
  }

  @Test
  void every_constant_of_the_vocabulary_is_in_the_ontology() throws IllegalAccessException {
    List<Node> constants = new ArrayList<>();
    for (Field field : Lt.class.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && field.getType() == Node.class) {
        constants.add((Node) field.get(null));
      }
    }
    assertThat(terms()).containsAll(constants);
    assertThat(constants).hasSizeGreaterThan(50);
  }

  @Test
  void every_value_that_claims_and_comparisons_can_have_is_in_the_ontology() {
    List<Node> values = new ArrayList<>();
    Arrays.stream(EntityType.values()).map(Terms::of).forEach(values::add);
    Arrays.stream(Polarity.values()).map(Terms::of).forEach(values::add);
    Arrays.stream(Modality.values()).map(Terms::of).forEach(values::add);
    Arrays.stream(Comparison.Type.values()).map(Terms::of).forEach(values::add);
    Arrays.stream(Comparison.Contradiction.values()).map(Terms::of).forEach(values::add);
    Arrays.stream(WikidataLink.State.values()).map(s -> Lt.term(s.term())).forEach(values::add);
    Stream.of("burned", "destroyed", "damaged", "desecrated", "mined", "looted", "occupied")
        .map(Terms::damage)
        .forEach(values::add);

    assertThat(terms()).containsAll(values);
    assertThat(values).doesNotHaveDuplicates();
  }

  @Test
  void every_term_that_a_query_a_shape_or_the_catalogue_uses_is_in_the_ontology()
      throws IOException {
    List<Path> files =
        new ArrayList<>(
            List.of(
                FOLDER.resolve("shapes.ttl"),
                FOLDER.resolve("alignments.ttl"),
                FOLDER.resolve("units.ttl"),
                Home.PATH.resolve("seeds/catalog.ttl")));
    Path queries = Home.PATH.resolve("queries");
    if (Files.isDirectory(queries)) {
      try (Stream<Path> found = Files.walk(queries)) {
        found.filter(f -> f.toString().endsWith(".rq")).sorted().forEach(files::add);
      }
    }
    for (Path file : files) {
      Matcher used = TERM.matcher(Files.readString(file));
      while (used.find()) {
        assertThat(terms())
            .as("%s uses %s", file.getFileName(), used.group())
            .contains(Lt.term(used.group(1)));
      }
    }
  }

  @Test
  void every_kind_is_a_kind_of_event_or_of_claim() {
    List<Node> kinds =
        ontology
            .find(Node.ANY, RDF.type.asNode(), Lt.term("Kind"))
            .mapWith(t -> t.getSubject())
            .toList();

    assertThat(kinds).hasSizeGreaterThanOrEqualTo(33);
    for (Node kind : kinds) {
      assertThat(ancestors(kind)).as("%s", kind).containsAnyOf(Lt.term("Event"), Lt.CLAIM);
    }
  }

  private Set<Node> ancestors(Node of) {
    Set<Node> all = new java.util.HashSet<>();
    ontology
        .find(of, RDFS.subClassOf.asNode(), Node.ANY)
        .forEach(
            t -> {
              all.add(t.getObject());
              all.addAll(ancestors(t.getObject()));
            });
    return all;
  }

  private Set<Node> terms() {
    Set<Node> terms = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
    ontology
        .find(Node.ANY, RDF.type.asNode(), Node.ANY)
        .mapWith(t -> t.getSubject())
        .filterKeep(s -> s.isURI() && s.getURI().startsWith(Lt.NS))
        .forEach(terms::add);
    return terms;
  }

  private List<String> tags(Node term, Node property) {
    return ontology.find(term, property, Node.ANY).toList().stream()
        .map(t -> t.getObject().getLiteralLanguage())
        .sorted()
        .toList();
  }
}
