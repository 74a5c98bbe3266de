package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/**
 * The declension of personal names, driven by their endings. Persons are animate: a man's
 * accusative is his genitive, which the paradigms of places do not know.
 */
final class NameForms {

  private static final String VOWELS = "aeiou";
  private static final int SHORTEST = 2;

  private NameForms() {}

  /** The forms of a name and the cases of each. */
  static Map<String, Set<Case>> of(String name, Gender gender) {
    Map<String, Set<Case>> forms = new LinkedHashMap<>();
    put(forms, name, Case.NOMINATIVE);
    char last = name.charAt(name.length() - 1);
    if (last == 'a') {
      declineInA(forms, name.substring(0, name.length() - 1));
    } else if (gender == Gender.FEMININE) {
      EnumSet.allOf(Case.class).forEach(c -> put(forms, name, c));
    } else {
      declineMasculine(forms, name);
    }
    return forms;
  }

  /** Džonski, Džonskog: a surname that is declined as an adjective. */
  static Map<String, Set<Case>> adjective(String name) {
    Map<String, Set<Case>> forms = new LinkedHashMap<>();
    put(forms, name, Case.NOMINATIVE);
    String stem = name.replaceFirst("ij?$", "");
    for (String ending : List.of("og", "oga")) {
      put(forms, stem + ending, Case.GENITIVE);
      put(forms, stem + ending, Case.ACCUSATIVE);
    }
    for (String ending : List.of("om", "ome", "omu")) {
      put(forms, stem + ending, Case.DATIVE);
      put(forms, stem + ending, Case.LOCATIVE);
    }
    put(forms, stem + "im", Case.INSTRUMENTAL);
    return forms;
  }

  /** The surname of a woman in -a; those in -ska, -ova and -eva can be declined as adjectives. */
  static Map<String, Set<Case>> woman(String name) {
    Map<String, Set<Case>> forms = of(name, Gender.FEMININE);
    String stem = name.substring(0, name.length() - 1);
    put(forms, stem + "oj", Case.DATIVE);
    put(forms, stem + "oj", Case.LOCATIVE);
    return forms;
  }

  /** The nominatives that a form can belong to; whoever asks checks them by their declension. */
  static Set<String> candidates(String form) {
    Set<String> names = new LinkedHashSet<>(List.of(form));
    for (String ending :
        List.of("a", "u", "om", "em", "e", "ja", "ju", "jem", "jom", "ta", "tu", "tom")) {
      stem(form, ending)
          .ifPresent(
              stem -> {
                names.add(stem);
                withFleeting(stem).ifPresent(names::add);
              });
    }
    for (String ending : List.of("e", "i", "u", "om", "oj")) {
      stem(form, ending)
          .ifPresent(
              stem -> {
                names.add(stem + "a");
                hardened(stem).ifPresent(hard -> names.add(hard + "a"));
              });
    }
    for (String ending : List.of("a", "u", "om", "em")) {
      stem(form, ending)
          .filter(stem -> VOWELS.indexOf(stem.charAt(stem.length() - 1)) < 0)
          .ifPresent(stem -> names.addAll(List.of(stem + "o", stem + "e")));
    }
    for (String ending : List.of("og", "oga", "om", "ome", "omu", "im")) {
      stem(form, ending).ifPresent(stem -> names.addAll(List.of(stem + "i", stem + "ij")));
    }
    return names;
  }

  private static java.util.Optional<String> stem(String form, String ending) {
    boolean ends = form.endsWith(ending) && form.length() - ending.length() >= SHORTEST;
    return ends
        ? java.util.Optional.of(form.substring(0, form.length() - ending.length()))
        : java.util.Optional.empty();
  }

  /** Tomc-, Tomac; Petr-, Petar. */
  private static java.util.Optional<String> withFleeting(String stem) {
    int last = stem.length() - 1;
    boolean fits =
        last > 1
            && "cr".indexOf(stem.charAt(last)) >= 0
            && VOWELS.indexOf(stem.charAt(last - 1)) < 0;
    return fits
        ? java.util.Optional.of(stem.substring(0, last) + "a" + stem.charAt(last))
        : java.util.Optional.empty();
  }

  /** Branci, Branka: c, z, s before i. */
  private static java.util.Optional<String> hardened(String stem) {
    int at = "czs".indexOf(stem.charAt(stem.length() - 1));
    return at < 0
        ? java.util.Optional.empty()
        : java.util.Optional.of(stem.substring(0, stem.length() - 1) + "kgh".charAt(at));
  }

  private static void declineInA(Map<String, Set<Case>> forms, String stem) {
    put(forms, stem + "e", Case.GENITIVE);
    put(forms, stem + "i", Case.DATIVE);
    put(forms, stem + "i", Case.LOCATIVE);
    put(forms, stem + "u", Case.ACCUSATIVE);
    put(forms, stem + "om", Case.INSTRUMENTAL);
    put(forms, stem + "o", Case.VOCATIVE);
    int at = stem.isEmpty() ? -1 : "kgh".indexOf(stem.charAt(stem.length() - 1));
    if (at >= 0) {
      String softened = stem.substring(0, stem.length() - 1) + "czs".charAt(at);
      put(forms, softened + "i", Case.DATIVE);
      put(forms, softened + "i", Case.LOCATIVE);
    }
  }

  private static void declineMasculine(Map<String, Set<Case>> forms, String name) {
    for (String stem : masculineStems(name)) {
      put(forms, stem + "a", Case.GENITIVE);
      put(forms, stem + "a", Case.ACCUSATIVE);
      put(forms, stem + "u", Case.DATIVE);
      put(forms, stem + "u", Case.LOCATIVE);
      put(forms, stem + "om", Case.INSTRUMENTAL);
      put(forms, stem + "em", Case.INSTRUMENTAL);
    }
    if (VOWELS.indexOf(name.charAt(name.length() - 1)) < 0) {
      put(forms, name + "e", Case.VOCATIVE);
    }
  }

  private static List<String> masculineStems(String name) {
    char last = name.charAt(name.length() - 1);
    String stem = name.substring(0, name.length() - 1);
    List<String> stems = new ArrayList<>();
    switch (last) {
      case 'o' -> stems.addAll(List.of(stem, name));
      case 'e' -> stems.addAll(List.of(stem, name, name + "t"));
      case 'i' -> stems.add(name + "j");
      case 'u' -> stems.add(name);
      default -> {
        boolean fleeting =
            name.length() > 3
                && "cr".indexOf(last) >= 0
                && name.charAt(name.length() - 2) == 'a'
                && VOWELS.indexOf(name.charAt(name.length() - 3)) < 0;
        if (!fleeting || last != 'c') {
          stems.add(name);
        }
        if (fleeting) {
          stems.add(name.substring(0, name.length() - 2) + last);
        }
      }
    }
    return stems;
  }

  private static void put(Map<String, Set<Case>> forms, String form, Case grammatical) {
    forms.computeIfAbsent(form, f -> EnumSet.noneOf(Case.class)).add(grammatical);
  }
}
