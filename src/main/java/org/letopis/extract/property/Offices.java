package org.letopis.extract.property;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;

/** The lexicon of offices, and offices put into the nominative. */
public final class Offices {

  private final PersonNouns nouns;
  private final PropertyWords lexicon;

  private Offices(PersonNouns nouns, PropertyWords lexicon) {
    this.nouns = nouns;
    this.lexicon = lexicon;
  }

  /**
   * Reads offices.tsv.
   *
   * @param language the folder of a language's lexica
   * @param lexicon the words of properties
   */
  public static Offices load(Path language, PropertyWords lexicon) {
    return new Offices(PersonNouns.load(language), lexicon);
  }

  /** Finds the body that an office is of. */
  public Bodies bodies() {
    return new Bodies(nouns);
  }

  /** Finds what the persons of a sentence are called. */
  public Callings callings(Phrases phrases, Persons persons) {
    return new Callings(nouns, lexicon, phrases, persons);
  }

  /** Whether the head of a phrase is a noun of office: portparol, ministar policije. */
  public boolean isOffice(Words words, Nominal nominal) {
    for (int i = nominal.core(); i <= nominal.head(); i++) {
      boolean office =
          nouns
              .at(words, i, nominal.to())
              .filter(m -> m.to() > nominal.head() && m.value().contains("office"))
              .isPresent();
      if (office) {
        return true;
      }
    }
    return false;
  }

  /**
   * The office that is all that a line says, as over a signature: "Načelnik", "MINISTAR".
   *
   * @return the office in small letters; empty where the line says anything else
   */
  public Optional<String> signing(Words words, int from, int to) {
    return nouns
        .at(words, from, to)
        .filter(m -> m.value().contains("office"))
        .filter(m -> isOneNominative(words, m.to() - 1) || isOneNominative(words, from))
        .filter(m -> IntStream.range(from, to).noneMatch(i -> Verbs.isPredicate(words, i)))
        .map(
            m -> {
              int end = m.to();
              while (end < to && words.isAdjective(end) && !words.isNoun(end)) {
                end++;
              }
              return words.latin(from, end).toLowerCase(Locale.ROOT);
            });
  }

  private static boolean isOneNominative(Words words, int i) {
    return words.any(
        i,
        r ->
            r.is(org.letopis.lexicon.Reading.Case.NOMINATIVE)
                && r.number()
                    .filter(n -> n == org.letopis.lexicon.Reading.Number.SINGULAR)
                    .isPresent());
  }

  /** What the person is called, in the nominative, up to a token; without tadašnji, sadašnji. */
  public String role(Vocabulary vocabulary, Calling calling, Nominal person, int end) {
    Words words = vocabulary.words();
    int from = calling.from();
    while (from < calling.noun() && (isAtThatTime(words, from) || isAge(words, from))) {
      from++;
    }
    boolean asWritten =
        calling.nominative() && person.may(org.letopis.lexicon.Reading.Case.NOMINATIVE);
    if (asWritten) {
      return lowered(words, from, end);
    }
    int head = Bodies.firstNounEnd(words, calling) - 1;
    Nominal nominal =
        new Nominal(
            from,
            end,
            head,
            Sort.OTHER,
            Optional.empty(),
            person.cases(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            IntStream.range(from, head).boxed().toList(),
            List.of(),
            false);
    return vocabulary.naming().words(words, nominal, nouns::knows).strip();
  }

  private static String lowered(Words words, int from, int to) {
    String text = words.latin(from, to);
    boolean acronym =
        words.form(from).length() > 1 && Character.isUpperCase(words.form(from).charAt(1));
    return acronym ? text : Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }

  /** "53-godišnji": how old, not what. */
  private static boolean isAge(Words words, int i) {
    return words.lower(i).matches(".*godišnj(i|a|e|eg|em|oj|u|im)");
  }

  /** tadašnji, sadašnji: when, not what. */
  private boolean isAtThatTime(Words words, int i) {
    return nouns.at(words, i, i + 1).filter(m -> m.value().contains("then")).isPresent();
  }
}
