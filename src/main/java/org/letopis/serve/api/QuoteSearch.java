package org.letopis.serve.api;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.lucene.queryparser.classic.QueryParserBase;

/** Claims by words of their quotes: blind to script and diacritics, inflected forms found. */
final class QuoteSearch {

  private static final String QUERY =
      """
      PREFIX text: <http://jena.apache.org/text#>
      PREFIX lt: <https://w3id.org/letopis/ontology#>
      SELECT DISTINCT ?claim { ?claim text:query (lt:quote ?words 100000) }
      """;

  private QuoteSearch() {}

  /** The claims whose quotes hold all words; signs of the search language mean themselves. */
  static Set<Node> claims(Dataset dataset, String words) {
    String escaped =
        Arrays.stream(words.strip().split("\\s+"))
            .map(w -> QueryParserBase.escape(w.toLowerCase(java.util.Locale.ROOT)))
            .collect(Collectors.joining(" AND "));
    Set<Node> claims = new HashSet<>();
    try (QueryExecution execution =
        QueryExecution.dataset(dataset)
            .query(QUERY)
            .substitution("words", ResourceFactory.createPlainLiteral(escaped))
            .build()) {
      execution.execSelect().forEachRemaining(row -> claims.add(row.get("claim").asNode()));
    }
    return claims;
  }
}
