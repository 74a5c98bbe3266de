package org.letopis.serve.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdviceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '§',
      textBlock =
          """
          SELECT * { ?s ?p ?o FILTER regex(?o, "x") }            § REGEX and REPLACE
          SELECT (REPLACE(?o, "a", "b") AS ?x) { ?s ?p ?o }      § REGEX and REPLACE
          SELECT * { ?a (<x:p>|!<x:p>)* ?b }                     § A path of any length
          SELECT * { ?a skos:broader+ ?b }                       § A path of any length
          SELECT * { ?a <x:p>* ?b }                              § A path of any length
          SELECT * { ?a a* ?b }                                  § A path of any length
          SELECT (GROUP_CONCAT(?s) AS ?x) { ?s ?p ?o }           § CONCAT and GROUP_CONCAT
          SELECT * { ?s ?p ?o } order  by ?o                     § ORDER BY
          SELECT DISTINCT ?o { ?s ?p ?o }                        § DISTINCT
          SELECT * { ?s ?p ?o FILTER NOT EXISTS { ?a ?b ?c } }   § OPTIONAL, MINUS and EXISTS
          SELECT * { (?a ?s) text:query "*a*" }                  § a wildcard
          """)
  void what_is_dear_is_named(String query, String words) {
    assertThat(Advice.on(query)).contains(words).contains("LIMIT");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '§',
      textBlock =
          """
          SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f }        § A path of any length
          SELECT (?a*?b AS ?n) (?a + ?b AS ?m) (3*?x AS ?o) {}   § A path of any length
          SELECT ((?a - ?b)*?c AS ?n) (STRLEN(?s)+1 AS ?m) {}    § A path of any length
          SELECT * { ?s ?p "regex(" }                            § REGEX
          SELECT * { ?s ?p ?o }                                  § ORDER BY holds
          """)
  void what_is_not_there_is_not(String query, String words) {
    assertThat(Advice.on(query)).doesNotContain(words).contains("share variables");
  }
}
