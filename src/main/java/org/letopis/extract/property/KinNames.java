package org.letopis.extract.property;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * The full names of those whom a text calls by kinship and given name alone: in "Radosav Dašić i
 * njegov sin Dejan" the son has the surname of his father, another one would have been told.
 *
 * @param byGivenName what each given name stands for; a name that could stand for two is left out
 */
public record KinNames(Map<String, String> byGivenName) {

  /** Surnames that differ for men and women. */
  private static final String GENDERED = ".*[sčšc]k[ia]";

  /** Whose kin somebody is. */
  private static final Set<String> OF_THIRD = Set.of("njegov", "njen", "njezin", "njihov");

  private static final Set<String> JOINTS = Set.of("i", "sa", "s", "te");

  public KinNames {
    byGivenName = Map.copyOf(byGivenName);
  }

  static KinNames of(PersonNouns nouns, List<Phrases> sentences) {
    Map<String, Set<String>> found = new HashMap<>();
    for (Phrases phrases : sentences) {
      Optional<Nominal> named = Optional.empty();
      for (Nominal person : new Persons(phrases).all()) {
        String label = person.named().getFirst().label();
        if (label.contains(" ")) {
          named = Optional.of(person);
          continue;
        }
        boolean kin = isKin(nouns, phrases, person);
        Optional<String> whole =
            named
                .filter(n -> kin)
                .map(n -> surname(n.named().getFirst().label()))
                .filter(surname -> !surname.matches(GENDERED))
                .map(surname -> label + " " + surname);
        found.computeIfAbsent(label, l -> new HashSet<>()).add(whole.orElse(label));
      }
    }
    Map<String, String> only = new HashMap<>();
    found.forEach(
        (given, names) -> {
          names.remove(given);
          if (names.size() == 1) {
            only.put(given, names.iterator().next());
          }
        });
    return new KinNames(only);
  }

  /** "njegov sin Dejan", "sa kćerkom Mijom", with nobody else in between. */
  private static boolean isKin(PersonNouns nouns, Phrases phrases, Nominal person) {
    Words words = phrases.words();
    int noun = Persons.nameFrom(person) - 1;
    boolean kinship =
        noun > phrases.sentence().from()
            && nouns
                .at(words, noun, noun + 1)
                .filter(m -> m.value().contains("kinship"))
                .isPresent();
    return kinship
        && (words.hasLemma(noun - 1, OF_THIRD) || JOINTS.contains(words.lower(noun - 1)));
  }

  private static String surname(String label) {
    return label.substring(label.lastIndexOf(' ') + 1);
  }

  /** The person with the full name, where the document tells it. */
  public Mentioned whole(Mentioned person) {
    return Optional.ofNullable(byGivenName.get(person.label()))
        .map(Mentioned::named)
        .orElse(person);
  }
}
