package org.letopis.bench;

/** How the sentences of a generated text are put together. */
enum Shape {
  /** Paragraphs of a few sentences, an empty line between them. */
  TEXT,
  /** All sentences on one line. */
  LINE,
  /** One sentence without an end: what would be sentences are joined by commas. */
  SENTENCE
}
