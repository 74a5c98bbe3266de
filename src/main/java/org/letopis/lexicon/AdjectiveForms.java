package org.letopis.lexicon;

import org.letopis.lexicon.Reading.Case;

/** The cases of an adjective inside a name, from the ending of its nominative alone. */
final class AdjectiveForms {

  private AdjectiveForms() {}

  /** The forms of an adjective, singular and plural where its ending can be either. */
  static CaseForms of(String word) {
    String stem = word.substring(0, word.length() - 1);
    CaseForms nominative = new CaseForms().add(Case.NOMINATIVE, word);
    return switch (word.charAt(word.length() - 1)) {
      case 'a' ->
          nominative
              .add(Case.GENITIVE, stem + "e")
              .addDative(stem, "oj")
              .add(Case.ACCUSATIVE, stem + "u")
              .add(Case.INSTRUMENTAL, stem + "om");
      case 'i' ->
          nominative
              .add(Case.GENITIVE, stem, "og", "oga", "eg", "ega", "ih")
              .addDative(stem, "om", "ome", "em", "emu", "im", "ima")
              .add(Case.ACCUSATIVE, stem, "i", "og", "eg", "e")
              .add(Case.INSTRUMENTAL, stem, "im", "ima");
      case 'o', 'e' ->
          nominative
              .add(Case.GENITIVE, stem, "og", "oga", "eg", "a", "ih")
              .addDative(stem, "om", "ome", "em", "u", "im", "ima")
              .add(Case.ACCUSATIVE, word)
              .add(Case.INSTRUMENTAL, stem, "im", "ima");
      default ->
          nominative
              .add(Case.GENITIVE, word, "a", "og")
              .addDative(word, "u", "om")
              .add(Case.ACCUSATIVE, word, "", "a", "og")
              .add(Case.INSTRUMENTAL, word + "im");
    };
  }
}
