package org.letopis.extract.phrase;

import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;

/** The nominative of an adjective that the dictionary does not inflect. */
final class AdjectiveEndings {

  private AdjectiveEndings() {}

  /** The form with its case ending changed for that of the nominative, of the long declension. */
  static String nominative(String form, Gender gender, Number number) {
    String stem = form.replaceFirst("(ima|oga|ega|ome|og|eg|om|em|oj|im|ih|a|e|i|o|u)$", "");
    boolean soft = stem.matches(".*(j|lj|nj|š|č|ć|ž|đ)");
    return stem
        + switch (number) {
          case SINGULAR ->
              switch (gender) {
                case MASCULINE -> "i";
                case FEMININE -> "a";
                case NEUTER -> soft ? "e" : "o";
              };
          case PLURAL ->
              switch (gender) {
                case MASCULINE -> "i";
                case FEMININE -> "e";
                case NEUTER -> "a";
              };
        };
  }
}
