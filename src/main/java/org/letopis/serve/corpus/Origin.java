package org.letopis.serve.corpus;

import java.util.List;
import java.util.Optional;
import org.apache.jena.graph.Node;

/**
 * Claims that go back to one origin: all cite the same authority, or say it in the same words.
 *
 * @param node its IRI
 * @param basis why
 * @param authority whom they all cite
 * @param claims the claims
 */
public record Origin(Node node, Optional<Node> basis, Optional<Node> authority, List<Node> claims) {

  public Origin {
    claims = List.copyOf(claims);
  }
}
