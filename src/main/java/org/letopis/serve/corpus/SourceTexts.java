package org.letopis.serve.corpus;

import java.util.Optional;

/** Where the documents of a corpus are read. */
@FunctionalInterface
public interface SourceTexts {

  /** A corpus that keeps none. */
  SourceTexts NONE = fileName -> Optional.empty();

  /** The document of that file name; empty where it is not kept. */
  Optional<SourceText> of(String fileName);
}
