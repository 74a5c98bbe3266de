package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import org.letopis.text.Token;

/** Whether words are written with the capitals that a name wants. */
final class Capitals {

  private Capitals() {}

  /**
   * The first word of the name that has a capital must have one in the text, an acronym of two or
   * three letters all of them; what follows is free (Laplje selo).
   */
  static boolean fit(String nominative, List<Token> written) {
    String[] words = nominative.split(" ");
    List<String> forms = words(written);
    for (int i = 0; i < words.length && i < forms.size(); i++) {
      if (Character.isUpperCase(words[i].codePointAt(0))) {
        String form = forms.get(i);
        return Character.isUpperCase(form.codePointAt(0)) || form.equalsIgnoreCase("sv")
            ? !isShortAcronym(words[i]) || upperCase(form) > 1
            : false;
      }
    }
    return true;
  }

  private static boolean isShortAcronym(String word) {
    return word.length() <= 3 && upperCase(word) > 1;
  }

  private static long upperCase(String word) {
    return word.codePoints().filter(Character::isUpperCase).count();
  }

  /** The words alone: no quotation marks, no stop after Sv. */
  private static List<String> words(List<Token> tokens) {
    List<String> words = new ArrayList<>();
    for (Token token : tokens) {
      if (!token.is(".") && !NameIndex.isQuote(token)) {
        words.add(token.form());
      }
    }
    return words;
  }
}
