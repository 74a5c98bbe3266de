package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/** What the form of a place's name that nothing knows tells of its case and its nominative. */
final class PlaceForms {

  /** Consonants that do not close a Serbian name: vn, čk, jc. */
  private static final Pattern ENDS_IN_NO_NAME =
      Pattern.compile(".*(?:[vgdtbčkšž][nk]|[jv]c|[^aeiou]j|[oe]v|..inj)");

  /** Lipnicu, Orahovicu: of a name in -ica. */
  private static final Pattern INTO = Pattern.compile(".{2,}[^aeiou]icu");

  /** Brezničku, Moravskoj: the stem and the ending of an adjective made of a name. */
  private static final Pattern ADJECTIVE =
      Pattern.compile("(\\p{Lu}.{2,}[sčšćž]k)(?:a|e|u|o|i|oj|om|og|oga|im|ih)");

  /** Njegoševoj, Kosovskoj. */
  private static final Pattern STREET = Pattern.compile(".{3,}(?:[oe]v|[sšč]k)oj");

  private static final Pattern NO_LOCATIVE = Pattern.compile(".{3,}[^aiu]");

  private static final int SHORTEST_PLURAL = 6;

  private static final Predicate<Gender> IS_NEUTER = g -> g == Gender.NEUTER;

  private static final String SOFT = "cčćđšžj";

  private PlaceForms() {}

  /** "u Njegoševoj 17", "u Kosovskoj": the adjective of a street whose noun is left out. */
  static boolean isStreet(Words words, int i) {
    boolean more = i + 1 < words.size() && words.token(i + 1).isCapitalised();
    return !more && STREET.matcher(words.form(i)).matches();
  }

  /** Whether the form, behind a preposition of place or direction, says where to: "u Lipnicu". */
  static boolean isOnlyInto(Words words, int i) {
    String form = words.form(i);
    boolean last = i + 1 >= words.size() || !words.token(i + 1).isCapitalised();
    return INTO.matcher(form).matches()
        || last
            && words.readings(i).stream().noneMatch(r -> r.is(Case.LOCATIVE))
            && NO_LOCATIVE.matcher(form).matches();
  }

  /** Whether a word that the dictionary lacks has the form of an adjective made of a name. */
  static boolean isAdjectival(Words words, int i) {
    return words.readings(i).isEmpty() && ADJECTIVE.matcher(words.form(i)).matches();
  }

  /** The nominative singular of such an adjective. */
  static Optional<String> adjective(Words words, int i, Gender gender) {
    Matcher matcher = ADJECTIVE.matcher(words.form(i));
    String ending =
        switch (gender) {
          case FEMININE -> "a";
          case NEUTER -> "o";
          default -> "i";
        };
    return matcher.matches() ? Optional.of(matcher.group(1) + ending) : Optional.empty();
  }

  /** The nominative of a name in the plural: Dubravama of Dubrave, Brdima of Brda. */
  static Optional<String> plural(Words words, int i) {
    String form = words.form(i);
    if (form.length() < SHORTEST_PLURAL) {
      return Optional.empty();
    }
    String stem = form.substring(0, form.length() - "ama".length());
    if (form.endsWith("ama")) {
      return Optional.of(stem + "e");
    }
    boolean neuter =
        words.readings(i).stream()
            .anyMatch(r -> r.is(Case.LOCATIVE) && r.gender().filter(IS_NEUTER).isPresent());
    return form.endsWith("ima") ? Optional.of(stem + (neuter ? "a" : "i")) : Optional.empty();
  }

  /** The gender of a name by its nominative plural. */
  static Gender genderOfPlural(String plural) {
    return switch (plural.charAt(plural.length() - 1)) {
      case 'e' -> Gender.FEMININE;
      case 'a' -> Gender.NEUTER;
      default -> Gender.MASCULINE;
    };
  }

  /** Of several possible nominatives the one that the document itself uses. */
  static String chosen(Words words, List<String> nominatives) {
    for (String nominative : nominatives) {
      for (int i = 0; i < words.size(); i++) {
        if (words.form(i).equals(nominative)) {
          return nominative;
        }
      }
    }
    return likeliest(nominatives);
  }

  /** Livnu is of Livno, Jajcu of Jajce: no name ends in such consonants. */
  private static String likeliest(List<String> nominatives) {
    String first = nominatives.getFirst();
    if (!ENDS_IN_NO_NAME.matcher(first).matches()) {
      return first;
    }
    String ending = SOFT.indexOf(first.charAt(first.length() - 1)) >= 0 ? "e" : "o";
    return nominatives.contains(first + ending) ? first + ending : first;
  }
}
