package org.letopis.serve.corpus;

import java.util.Optional;
import org.apache.jena.graph.Node;

/**
 * A document that makes claims.
 *
 * @param node its IRI
 * @param mark its short sign in charts: A, B, ... in the order of the documents' IRIs
 * @param fileName the name of its file
 * @param kind which sort of text it is
 * @param publisher who published it, where the catalogue knows
 * @param issued when, as the catalogue has it
 * @param claims how many claims it makes
 */
public record Source(
    Node node,
    String mark,
    String fileName,
    Optional<Node> kind,
    Optional<Node> publisher,
    Optional<String> issued,
    long claims) {

  /** The sign of the document at that place of their order: A, B, ..., Z, AA, AB, ... */
  public static String mark(int place) {
    String last = Character.toString('A' + place % 26);
    return place < 26 ? last : mark(place / 26 - 1) + last;
  }
}
