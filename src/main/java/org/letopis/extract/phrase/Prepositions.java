package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/** The prepositions of a language: which cases they govern, what they say of their noun. */
final class Prepositions {

  private static final int LONGEST = 3;

  /** What is neither affected nor where, whatever other preposition stands behind. */
  private static final Set<Meaning> APART = EnumSet.of(Meaning.EXCEPT, Meaning.WITHOUT);

  private record Entry(Set<Case> cases, Meaning meaning) {}

  private final Map<String, Entry> entries = new HashMap<>();
  private final Set<String> firsts = new HashSet<>();

  static Prepositions load(Path language) {
    Prepositions loaded = new Prepositions();
    for (Table.Row row : Table.read(language.resolve("prepositions.tsv")).rows()) {
      Set<Case> cases = new TreeSet<>();
      row.list(1).forEach(c -> cases.add(Case.valueOf(c.toUpperCase(Locale.ROOT))));
      loaded.firsts.add(row.cell(0).split(" ")[0]);
      loaded.entries.put(
          row.cell(0), new Entry(cases, Meaning.valueOf(row.cell(2).toUpperCase(Locale.ROOT))));
    }
    return loaded;
  }

  /** The longest preposition that begins at the token; "osim u" is one that excepts a place. */
  Optional<Preposition> at(Words words, int i, int limit) {
    Optional<Preposition> first = single(words, i, limit);
    return first
        .filter(p -> APART.contains(p.meaning()) && p.to() < limit)
        .flatMap(p -> single(words, p.to(), limit).map(next -> joined(p, next)))
        .or(() -> first);
  }

  private static Preposition joined(Preposition apart, Preposition next) {
    return new Preposition(
        apart.from(), next.to(), apart.words() + " " + next.words(), next.cases(), apart.meaning());
  }

  private Optional<Preposition> single(Words words, int i, int limit) {
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
