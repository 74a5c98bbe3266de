package org.letopis.serve;

import java.util.Locale;
import java.util.Optional;
import org.apache.jena.query.QueryException;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.QueryParseException;
import org.apache.jena.query.Syntax;

/**
 * What is wrong with a query, in one line: the parser lists every word that it would have taken.
 */
public final class QuerySyntax {

  private QuerySyntax() {}

  /** The mistake and its place; empty where the query can be parsed. */
  public static Optional<String> mistake(String query) {
    try {
      QueryFactory.create(query, Syntax.syntaxARQ);
      return Optional.empty();
    } catch (QueryException e) {
      return Optional.of(words(e));
    }
  }

  private static String words(QueryException mistake) {
    String first = String.valueOf(mistake.getMessage()).strip().lines().findFirst().orElse("");
    boolean placed = first.toLowerCase(Locale.ROOT).contains("line ");
    return mistake instanceof QueryParseException parsed && parsed.getLine() > 0 && !placed
        ? "line %d, column %d: %s".formatted(parsed.getLine(), parsed.getColumn(), first)
        : first;
  }
}
