package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.NameContext.PersonNoun;
import org.letopis.lexicon.Reading.Gender;

/**
 * A sentence in which persons' names are looked for.
 *
 * @param words the document's words
 * @param lexicon what is known of names
 * @param names how names are written
 * @param context what stands around them
 * @param bearers which names are of streets and schools
 * @param start index of the sentence's first token
 * @param limit index after its last
 */
record NameScene(
    Words words,
    PersonLexicon lexicon,
    NameWords names,
    NameContext context,
    NameBearers bearers,
    int start,
    int limit) {

  boolean isGiven(int i) {
    return names.isGiven(i, start, limit);
  }

  boolean isSurname(int i) {
    return names.isSurname(i, limit);
  }

  boolean endsAsSurname(int i) {
    return names.endsAsSurname(i, limit);
  }

  /** The nouns of persons before the token, the nearest first. */
  List<PersonNoun> before(int i) {
    return context.before(i, start);
  }

  /** Weighs what the name from {@code i} to {@code to} can mean. */
  NameChoice choice(int i, int to) {
    return choice(i, context.said(i, to, start, limit));
  }

  NameChoice choice(int i, Optional<Gender> said) {
    return new NameChoice(
        before(i),
        context.prepositionBefore(i).map(Preposition::cases),
        said,
        context.attributeBefore(i));
  }

  List<NameForm> givenForms(int i) {
    return lexicon.given().withGuesses(names.written(i));
  }

  List<NameForm> surnameForms(int i) {
    return lexicon.surnames().of(names.written(i));
  }

  /** A bracket with a number: an age, a year. */
  boolean isBracketedNumber(int i) {
    return i + 1 < limit && words.form(i).equals("(") && words.token(i + 1).isNumber();
  }
}
