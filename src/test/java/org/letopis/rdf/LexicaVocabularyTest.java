package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.SKOS;
import org.junit.jupiter.api.Test;
import org.letopis.extract.phrase.Table;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What lexica and rules can put into a claim is declared, with names of ours, and neutral ones. */
class LexicaVocabularyTest {

  private static final Path MAPPINGS = Home.PATH.resolve("mappings");

  /** Judgements that stay in quotes and in what a claim says its source says. */
  private static final String LOADED =
      "(?i).*(terror|extremis|separatis|secession|bandit|criminal|offender|perpetrator|radical"
          + "|fundamentalis|nationalis|militant|collaborator|mercenar|occupation|thug|mob\\b"
          + "|rioter|aggressor|fascis|savage).*";

  @Test
  void every_group_of_a_lexicon_is_declared() {
    assertThat(column("groups.tsv", 1)).containsAll(groups());
  }

  @Test
  void every_unit_of_a_lexicon_or_a_rule_is_in_the_ontology() throws IOException {
    Graph ontology = RDFDataMgr.loadGraph(Home.PATH.resolve("ontology/units.ttl").toString());
    Set<String> declared =
        ontology
            .find(null, RDF.type.asNode(), Lt.term("Unit"))
            .mapWith(t -> t.getSubject().getURI().substring(Units.NS.length()))
            .toSet();
    Set<String> units = new TreeSet<>(unitsOfRules());
    units.addAll(column("sr/persons.tsv", 1));
    units.addAll(column("sr/person-adjectives.tsv", 1));
    units.addAll(column("sr/forces.tsv", 3));
    units.addAll(column("sr/things.tsv", 1));
    assertThat(declared).containsAll(units);
    assertThat(units).hasSizeGreaterThan(100);
  }

  @Test
  void wider_units_are_those_of_the_ontology() {
    Graph ontology = RDFDataMgr.loadGraph(Home.PATH.resolve("ontology/units.ttl").toString());
    Set<String> broader =
        ontology
            .find(null, SKOS.broader.asNode(), null)
            .filterKeep(t -> t.getSubject().getURI().startsWith(Units.NS))
            .mapWith(
                t ->
                    t.getSubject().getURI().substring(Units.NS.length())
                        + " "
                        + t.getObject().getURI().substring(Units.NS.length()))
            .toSet();
    Set<String> wider =
        Table.read(MAPPINGS.resolve("units.tsv")).rows().stream()
            .map(row -> row.cell(0) + " " + row.cell(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(wider).isNotEmpty().isEqualTo(broader);
  }

  @Test
  void groups_that_stand_in_relation_are_declared() {
    Set<String> related = new TreeSet<>(column("group-relations.tsv", 0));
    related.addAll(column("group-relations.tsv", 2));
    related.remove("*");
    assertThat(column("groups.tsv", 1)).containsAll(related);
  }

  @Test
  void no_group_is_called_what_one_side_calls_the_other() {
    List<String> names = new ArrayList<>(groups());
    names.addAll(column("groups.tsv", 1));
    assertThat(names).noneMatch(name -> name.matches(LOADED));
  }

  private static Set<String> groups() {
    Set<String> groups = new TreeSet<>(column("sr/persons.tsv", 2));
    groups.addAll(column("sr/person-adjectives.tsv", 2));
    groups.addAll(column("sr/forces.tsv", 1));
    groups.addAll(column("sr/peoples.tsv", 0));
    return groups;
  }

  private static Set<String> column(String table, int column) {
    return Table.read(MAPPINGS.resolve(table)).rows().stream()
        .map(row -> row.cell(column))
        .filter(cell -> !cell.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The values of {@code unit}, {@code units} and {@code counted-as} of all rules. */
  private static Set<String> unitsOfRules() throws IOException {
    Set<String> units = new TreeSet<>();
    try (Stream<Path> files = Files.list(MAPPINGS.resolve("kinds"))) {
      for (Path file : files.sorted().toList()) {
        Load yaml = new Load(LoadSettings.builder().build());
        if (yaml.loadFromString(Files.readString(file)) instanceof Map<?, ?> kind
            && kind.get("rules") instanceof Collection<?> rules) {
          rules.forEach(rule -> add((Map<?, ?>) rule, units));
        }
      }
    }
    return units;
  }

  private static void add(Map<?, ?> rule, Set<String> units) {
    for (String field : List.of("unit", "counted-as", "units")) {
      Object value = rule.get(field);
      if (value instanceof Collection<?> many) {
        many.forEach(one -> units.add(one.toString()));
      } else if (value != null) {
        units.add(value.toString());
      }
    }
  }
}
