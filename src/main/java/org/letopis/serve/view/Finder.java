package org.letopis.serve.view;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;

/**
 * Finds what words mean, blind to script, diacritics and case. Asked within the read transaction of
 * a desk.
 */
public interface Finder {

  /** Things that are called so, the likeliest first. */
  List<Node> named(String words);

  /** Claims whose quotes hold all the words, in whatever form. */
  Set<Node> claims(String words);

  /**
   * Where the document of a file name holds all the words, in text order; nothing where its text is
   * not kept.
   */
  List<Passage> passages(String fileName, String words);

  /**
   * A piece of a text.
   *
   * @param parts the piece in parts, in order; those found and those between them
   */
  record Passage(List<Part> parts) {

    /**
     * A part of a piece.
     *
     * @param text as it stands there
     * @param found whether it is what was looked for
     */
    public record Part(String text, boolean found) {}

    public Passage {
      parts = List.copyOf(parts);
    }
  }
}
