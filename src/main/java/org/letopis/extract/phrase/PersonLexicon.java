package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the language's folder knows of persons' names.
 *
 * @param given given names
 * @param surnames how surnames end and are declined
 * @param nouns what persons are called by: offices, titles, kinship
 * @param bearers nouns behind which a person's name is the name of something else
 * @param particles small words inside surnames: van, de
 * @param tellers words that, behind a name and a comma, are said of persons only: star, rođen
 */
record PersonLexicon(
    GivenNames given,
    Surnames surnames,
    PersonNouns nouns,
    LemmaPhrases<String> bearers,
    Set<String> particles,
    Set<String> tellers) {

  static PersonLexicon load(Path language) {
    LemmaPhrases<String> bearers = new LemmaPhrases<>();
    Table.read(language.resolve("name-bearers.tsv"))
        .rows()
        .forEach(row -> bearers.add(row.cell(0), row.cell(1)));
    Table small = Table.read(language.resolve("name-particles.tsv"));
    return new PersonLexicon(
        GivenNames.load(language),
        Surnames.load(language),
        PersonNouns.load(language),
        bearers,
        words(small, "particle"),
        words(small, "told"));
  }

  private static Set<String> words(Table table, String use) {
    return table.rows().stream()
        .filter(row -> row.cell(1).equals(use))
        .map(row -> row.cell(0))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether the token is said of persons only, behind a name and a comma. */
  boolean told(Words words, int i) {
    return words.hasLemma(i, tellers);
  }
}
