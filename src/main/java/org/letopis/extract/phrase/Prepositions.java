package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.lexicon.Reading.Case;

/** The prepositions of a language: which cases they govern, what they say of their noun. */
final class Prepositions {

  private static final int LONGEST = 3;

  private record Entry(Set<Case> cases, Preposition.Meaning meaning) {}

  private final Map<String, Entry> entries = new HashMap<>();
  private final Set<String> firsts = new HashSet<>();

  static Prepositions load(Path language) {
    Prepositions loaded = new Prepositions();
    for (Table.Row row : Table.read(language.resolve("prepositions.tsv")).rows()) {
      Set<Case> cases = new TreeSet<>();
      row.list(1).forEach(c -> cases.add(Case.valueOf(c.toUpperCase(Locale.ROOT))));
      loaded.firsts.add(row.cell(0).split(" ")[0]);
      loaded.entries.put(
          row.cell(0),
          new Entry(cases, Preposition.Meaning.valueOf(row.cell(2).toUpperCase(Locale.ROOT))));
    }
    return loaded;
  }

  /** The longest preposition that begins at the token. */
  Optional<Preposition> at(Words words, int i, int limit) {
    if (!firsts.contains(words.lower(i))) {
      return Optional.empty();
    }
    for (int length = Math.min(LONGEST, limit - i); length > 0; length--) {
      StringBuilder key = new StringBuilder(words.lower(i));
      for (int k = 1; k < length; k++) {
        key.append(' ').append(words.lower(i + k));
      }
      Entry entry = entries.get(key.toString());
      if (entry != null) {
        return Optional.of(
            new Preposition(i, i + length, key.toString(), entry.cases(), entry.meaning()));
      }
    }
    return Optional.empty();
  }
}
