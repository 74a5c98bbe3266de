package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;

/** Small words of clauses and what they do: {@code mappings/sr/clause-words.tsv}. */
final class ClauseWords {

  private final Map<String, Set<String>> uses = new HashMap<>();

  static ClauseWords load(Path language) {
    ClauseWords loaded = new ClauseWords();
    for (Table.Row row : Table.read(language.resolve("clause-words.tsv")).rows()) {
      loaded.uses.put(row.cell(0), Set.copyOf(row.list(1)));
    }
    return loaded;
  }

  /** Whether the token is a word of that use: apart, asks, conditional, to-be, whenever. */
  boolean is(Words words, int i, String use) {
    return uses.getOrDefault(words.lower(i), Set.of()).contains(use);
  }
}
