package org.letopis.serve.corpus;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.lucene.queryparser.classic.QueryParserBase;

/**
 * Claims by words of their quotes, things by their names: blind to script and diacritics, inflected
 * forms found.
 */
public final class TextSearch {

  private static final String CLAIMS =
      """
      PREFIX text: <http://jena.apache.org/text#>
      PREFIX lt: <https://w3id.org/letopis/ontology#>
      SELECT DISTINCT ?found { ?found text:query (lt:quote ?words 100000) }
      """;

  private static final String THINGS =
      """
      PREFIX text: <http://jena.apache.org/text#>
      PREFIX lt: <https://w3id.org/letopis/ontology#>
      SELECT DISTINCT ?found {
        ?found text:query (?words 1000) ; a ?type .
        FILTER (?type IN (lt:Event, lt:Person, lt:Organization, lt:Group, lt:Settlement,
                          lt:Municipality, lt:Region, lt:River, lt:Site, lt:Document))
      } ORDER BY ?found
      """;

  private TextSearch() {}

  /** The claims whose quotes hold all words; signs of the search language mean themselves. */
  public static Set<Node> claims(Dataset dataset, String words) {
    return found(dataset, CLAIMS, words);
  }

  /** Events, persons, organisations, groups, places, sites and documents that bear the words. */
  public static Set<Node> things(Dataset dataset, String words) {
    return found(dataset, THINGS, words);
  }

  private static Set<Node> found(Dataset dataset, String query, String words) {
    String escaped =
        Arrays.stream(words.strip().split("\\s+"))
            .map(w -> QueryParserBase.escape(w.toLowerCase(Locale.ROOT)))
            .collect(Collectors.joining(" AND "));
    Set<Node> found = new LinkedHashSet<>();
    try (QueryExecution execution =
        QueryExecution.dataset(dataset)
            .query(query)
            .substitution("words", ResourceFactory.createPlainLiteral(escaped))
            .build()) {
      execution.execSelect().forEachRemaining(row -> found.add(row.get("found").asNode()));
    }
    return found;
  }
}
