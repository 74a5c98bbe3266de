package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/**
 * Puts names into their cases, and unknown names back into the nominative, by their endings.
 *
 * <p>A name is inflected word by word, all words in the same case: Kosovska Mitrovica, Kosovskoj
 * Mitrovici. What follows a raised dot (·) stays as it is: {@code Savet · bezbednosti}.
 */
public final class Paradigms {

  /** Stands in a name before the words that do not change. */
  static final String FIXED = " · ";

  private static final Pattern ADJECTIVE = Pattern.compile(".*[sščć]ki");

  private final Dictionary dictionary;

  /**
   * Paradigms that ask a dictionary for what endings do not tell: which names in a consonant are
   * feminine.
   */
  public Paradigms(Dictionary dictionary) {
    this.dictionary = dictionary;
  }

  /**
   * The forms of a name.
   *
   * @param name its nominative, canonical Latin, its parts (words and signs) parted by blanks
   * @return the cases that each form can be in, by form
   */
  public Map<String, Set<Case>> forms(String name) {
    int dot = name.indexOf(FIXED);
    CaseForms all = inflected((dot < 0 ? name : name.substring(0, dot)).split(" "));
    if (dot >= 0) {
      all = all.followedBy(CaseForms.fixed(name.substring(dot + FIXED.length())));
    }
    Map<String, Set<Case>> forms = new TreeMap<>();
    for (Case each : Case.values()) {
      all.of(each)
          .forEach(
              form -> forms.computeIfAbsent(form, key -> EnumSet.noneOf(Case.class)).add(each));
    }
    return forms;
  }

  private CaseForms inflected(String[] words) {
    List<CaseForms> parts = new ArrayList<>();
    for (int i = 0; i < words.length; i++) {
      boolean head = i + 1 == words.length || words[i + 1].equals("i");
      parts.add(head ? noun(words[i]) : beforeNoun(words[i]));
    }
    return parts.stream().reduce(CaseForms::followedBy).orElseThrow();
  }

  private CaseForms noun(String word) {
    if (isFixed(word)) {
      return CaseForms.fixed(word);
    }
    CaseForms forms = NounForms.of(word);
    if (isFeminineConsonant(word)) {
      forms.addAll(NounForms.feminineConsonant(word));
    }
    return ADJECTIVE.matcher(word).matches() ? forms.addAll(AdjectiveForms.of(word)) : forms;
  }

  /** An adjective; or a noun (Bogorodica Ljeviška); or unchanged (u Zubin Potoku). */
  private CaseForms beforeNoun(String word) {
    if (isFixed(word) || word.equals("i")) {
      return CaseForms.fixed(word);
    }
    CaseForms forms = AdjectiveForms.of(word).addAll(noun(word));
    // Zubin Potok, Laplje Selo, Đeneral Janković.
    boolean oftenUnchanged = !endsInVowel(word) || word.endsWith("e");
    return oftenUnchanged ? forms.addAll(CaseForms.fixed(word)) : forms;
  }

  private static boolean endsInVowel(String word) {
    return "aeiou".indexOf(word.charAt(word.length() - 1)) >= 0;
  }

  private static boolean isFixed(String word) {
    return word.length() < 2 || !Character.isLetter(word.charAt(0)) || word.equals("Sv");
  }

  private boolean isFeminineConsonant(String word) {
    List<Gender> genders =
        dictionary.readings(word).stream()
            .filter(reading -> reading.is(Case.NOMINATIVE))
            .filter(reading -> reading.lemma().equalsIgnoreCase(word))
            .flatMap(reading -> reading.gender().stream())
            .distinct()
            .toList();
    return !endsInVowel(word) && genders.equals(List.of(Gender.FEMININE));
  }

  /**
   * The readings that an unknown name can have, by its ending; the likeliest first.
   *
   * @param form one word, canonical Latin, with a capital
   */
  public List<Reading> guesses(String form) {
    return NameGuess.readings(form);
  }

  /**
   * The nominatives that an unknown name can have when it stands in one of {@code cases}; the
   * likeliest first. Never empty: a form that fits none is its own nominative.
   *
   * @param form one word, canonical Latin, with a capital
   * @param cases the cases in which the context allows it
   */
  public List<String> nominativesOf(String form, Set<Case> cases) {
    List<String> lemmas =
        guesses(form).stream()
            .filter(reading -> reading.partOfSpeech() == Reading.PartOfSpeech.PROPER_NOUN)
            .filter(reading -> reading.grammatical().stream().anyMatch(cases::contains))
            .map(Reading::lemma)
            .distinct()
            .toList();
    return lemmas.isEmpty() ? List.of(form) : lemmas;
  }

  /** The same in whatever case it may stand. */
  public List<String> nominativesOf(String form) {
    return nominativesOf(form, EnumSet.copyOf(Arrays.asList(Case.values())));
  }
}
