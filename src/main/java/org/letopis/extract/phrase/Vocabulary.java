package org.letopis.extract.phrase;

import java.util.Objects;

/**
 * The words of a document and what tells their meaning: enough to name what a phrase denotes.
 *
 * @param words the words of the document
 * @param nouns the lexicon of nouns
 * @param naming names what phrases mean
 */
public record Vocabulary(Words words, Nouns nouns, Naming naming) {

  /** Checks that nothing is missing. */
  public Vocabulary {
    Objects.requireNonNull(words, "words");
    Objects.requireNonNull(nouns, "nouns");
    Objects.requireNonNull(naming, "naming");
  }
}
