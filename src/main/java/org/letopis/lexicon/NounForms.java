package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.letopis.lexicon.Reading.Case;

/**
 * The cases of a noun, from the ending of its nominative alone.
 *
 * <p>The accusative is that of things, not of persons: the names are of places and bodies. Where an
 * ending leaves several paradigms open (Gnjilane is a neuter singular or a feminine plural), the
 * forms of all of them are given: what nobody writes is never found.
 */
final class NounForms {

  private static final Pattern ACRONYM = Pattern.compile("[\\p{Lu}\\d]{2,}");
  private static final Pattern ADJECTIVAL = Pattern.compile(".*(sk|šk|čk|ćk|žk)[ao]");
  private static final Pattern FLEETING = Pattern.compile(".*[aeiou].*[^aeiou]a[crk]");

  private NounForms() {}

  /** The forms of a noun; a consonant at its end is taken for a masculine's. */
  static CaseForms of(String word) {
    if (ACRONYM.matcher(word).matches()) {
      return acronym(word);
    }
    String stem = word.substring(0, word.length() - 1);
    return switch (word.charAt(word.length() - 1)) {
      case 'a' -> endingInA(word, stem);
      case 'o' -> endingInO(word, stem);
      case 'e' -> endingInE(word, stem);
      case 'i' -> endingInI(word, stem);
      case 'u' -> foreign(word, "");
      default -> masculine(word);
    };
  }

  /** A feminine that ends in a consonant: Peć, Peći. */
  static CaseForms feminineConsonant(String word) {
    return nominative(word)
        .add(Case.ACCUSATIVE, word)
        .add(Case.GENITIVE, word + "i")
        .addDative(word, "i")
        .add(Case.INSTRUMENTAL, word, "i", "ju", "u");
  }

  /** A foreign name to whose nominative the endings are put: Ejde, Ejdea; Berti, Bertija. */
  static CaseForms foreign(String word, String glide) {
    return nominative(word)
        .add(Case.GENITIVE, word + glide + "a")
        .addDative(word + glide, "u")
        .add(Case.INSTRUMENTAL, word + glide, "om", "em");
  }

  private static CaseForms nominative(String word) {
    return new CaseForms().add(Case.NOMINATIVE, word);
  }

  private static CaseForms acronym(String word) {
    CaseForms forms = CaseForms.fixed(word);
    forms.addAll(foreign(word + "-", ""));
    String spoken = word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    return word.length() > 2 && !ACRONYM.matcher(spoken).matches()
        ? forms.addAll(of(spoken))
        : forms;
  }

  private static CaseForms masculine(String word) {
    CaseForms forms = nominative(word).add(Case.ACCUSATIVE, word);
    for (String stem : obliqueStems(word)) {
      forms
          .add(Case.GENITIVE, stem + "a")
          .addDative(stem, "u")
          .add(Case.INSTRUMENTAL, stem, "om", "em");
    }
    return forms;
  }

  /** Uroševac, Uroševc-; Ibar, Ibr- and Ibar-; Gradac, Grac-. */
  static List<String> obliqueStems(String word) {
    List<String> stems = new ArrayList<>();
    if (!word.endsWith("ac") || word.length() < 4) {
      stems.add(word);
    }
    if (FLEETING.matcher(word).matches() || word.matches("\\p{L}{2,3}a[cr]")) {
      String before = word.substring(0, word.length() - 2);
      stems.add(before + word.charAt(word.length() - 1));
      if (word.endsWith("ac") && before.matches(".*[dt]")) {
        stems.add(before.substring(0, before.length() - 1) + "c");
      }
    }
    return stems;
  }

  private static CaseForms endingInA(String word, String stem) {
    CaseForms forms =
        nominative(word)
            .add(Case.GENITIVE, stem + "e")
            .addDative(stem, "i")
            .add(Case.ACCUSATIVE, stem + "u")
            .add(Case.INSTRUMENTAL, stem + "om");
    String softened = softened(stem);
    if (!softened.equals(stem)) {
      forms.addDative(softened, "i");
    }
    return ADJECTIVAL.matcher(word).matches() ? forms.addDative(stem, "oj") : forms;
  }

  /** k, g, h before i: Reka, Reci; Požega, Požezi. */
  private static String softened(String stem) {
    String start = stem.substring(0, Math.max(0, stem.length() - 1));
    return switch (stem.isEmpty() ? ' ' : stem.charAt(stem.length() - 1)) {
      case 'k' -> start + "c";
      case 'g' -> start + "z";
      case 'h' -> start + "s";
      default -> stem;
    };
  }

  private static CaseForms endingInO(String word, String stem) {
    CaseForms forms = nominative(word).add(Case.ACCUSATIVE, word);
    forms.add(Case.GENITIVE, stem + "a").addDative(stem, "u").add(Case.INSTRUMENTAL, stem + "om");
    forms.addAll(foreign(word, ""));
    return ADJECTIVAL.matcher(word).matches()
        ? forms.add(Case.GENITIVE, stem + "og").addDative(stem, "om")
        : forms;
  }

  private static CaseForms endingInE(String word, String stem) {
    CaseForms singular =
        nominative(word)
            .add(Case.ACCUSATIVE, word)
            .add(Case.GENITIVE, stem + "a")
            .addDative(stem, "u")
            .add(Case.INSTRUMENTAL, stem, "om", "em");
    CaseForms plural =
        new CaseForms()
            .add(Case.GENITIVE, genitivePlural(stem))
            .addDative(stem, "ima", "ama")
            .add(Case.INSTRUMENTAL, stem, "ima", "ama");
    return singular.addAll(plural).addAll(foreign(word, ""));
  }

  private static CaseForms endingInI(String word, String stem) {
    CaseForms plural =
        nominative(word)
            .add(Case.GENITIVE, stem + "a")
            .add(Case.GENITIVE, genitivePlural(stem))
            .addDative(stem, "ima")
            .add(Case.ACCUSATIVE, stem + "e")
            .add(Case.INSTRUMENTAL, stem + "ima");
    return plural.addAll(foreign(word, "j"));
  }

  /** Drajkovce, Drajkovaca. */
  private static String genitivePlural(String stem) {
    return stem.matches(".*[^aeiou]c") ? stem.substring(0, stem.length() - 1) + "aca" : stem + "a";
  }
}
