package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The nouns that say what a person is: offices, ranks, professions, titles, kinship; and the words
 * that stand before them (former, acting, late).
 */
public final class PersonNouns {

  private final LemmaPhrases<Set<String>> classes = new LemmaPhrases<>();
  private final Set<String> lemmas = new HashSet<>();

  /**
   * Reads the lexicon.
   *
   * @param language the folder of the language, {@code mappings/sr}
   * @throws java.io.UncheckedIOException where it cannot be read
   */
  public static PersonNouns load(Path language) {
    PersonNouns nouns = new PersonNouns();
    for (Table.Row row : Table.read(language.resolve("offices.tsv")).rows()) {
      nouns.classes.add(row.cell(0), Set.copyOf(row.list(1)));
      nouns.lemmas.add(row.cell(0));
    }
    return nouns;
  }

  /** Whether the lexicon has the lemma: premijer, where the form is one of "premijera" too. */
  public boolean knows(String lemma) {
    return lemmas.contains(lemma);
  }

  /** The longest phrase of the lexicon that begins at the token, and its classes. */
  public Optional<LemmaPhrases.Match<Set<String>>> at(Words words, int i, int limit) {
    return classes.at(words, i, limit);
  }
}
