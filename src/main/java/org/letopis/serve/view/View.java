package org.letopis.serve.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One way to show claims, at one address. */
public interface View {

  /** Its path on this server; one that ends in {@code /*} holds for every address below it. */
  String path();

  /** Parameters that it knows beside facets, language and script of the quotes. */
  default Set<String> parameters() {
    return Set.of();
  }

  /** Its heading, plain, in the reader's language. */
  String title(Desk desk) throws BadStateException;

  /** Whether its page offers the facets to choose by. */
  default boolean offersFacets() {
    return true;
  }

  /**
   * What follows the heading, as HTML.
   *
   * @throws BadStateException where a parameter of its own has a value that it cannot have
   */
  String body(Desk desk) throws BadStateException;

  /** Style sheets that it needs beside that of every page, by the name of their asset. */
  default List<String> styles() {
    return List.of();
  }

  /** Scripts that it needs beside those of every page: modules, and what begins as a library. */
  default List<String> scripts() {
    return List.of();
  }

  /** The same as a table (RFC 4180); empty for a view that is none. */
  default Optional<String> csv(Desk desk) throws BadStateException {
    return Optional.empty();
  }
}
