package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.PersonMention.Candidate;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/** Reads persons of whom letters stand: "S. M.", "A. Petrović", "svedok B." */
final class Initials {

  private final NameScene scene;

  Initials(NameScene scene) {
    this.scene = scene;
  }

  /** "S. M.", "A. Petrović", and a single letter behind a title: "svedok B." */
  Optional<PersonMention> at(int i) {
    if (!scene.names().isInitial(i, scene.limit())) {
      return Optional.empty();
    }
    int to = i + 2;
    if (scene.names().isInitial(to, scene.limit())) {
      boolean said = !scene.before(i).isEmpty() || isBesidePerson(i, to + 2);
      return said ? Optional.of(letters(i, to + 2)) : Optional.empty();
    }
    if (scene.isSurname(to) && scene.endsAsSurname(to)) {
      List<Candidate> found = new ArrayList<>();
      scene
          .choice(i, to + 1)
          .single(scene.surnameForms(to), true)
          .forEach(
              c ->
                  found.add(
                      new Candidate(
                          scene.words().form(i) + ".",
                          c.surname(),
                          c.gender(),
                          c.cases(),
                          c.score())));
      return Optional.of(new PersonMention(i, to + 1, found));
    }
    boolean titled = scene.before(i).stream().anyMatch(n -> n.direct() && n.to() == i);
    return titled ? Optional.of(letters(i, to)) : Optional.empty();
  }

  /** "Ivan K.": a given name that is no everyday word, and the first letter of the surname. */
  Optional<PersonMention> behindGiven(int i) {
    int to = i + 3;
    boolean person =
        scene.isGiven(i)
            && !scene.lexicon().given().isWord(scene.names().written(i))
            && scene.names().isInitial(i + 1, scene.limit());
    if (!person) {
      return Optional.empty();
    }
    String letter = scene.words().form(i + 1) + ".";
    List<Candidate> found =
        scene.choice(i, to).single(scene.givenForms(i), false).stream()
            .map(c -> new Candidate(c.given(), letter, c.gender(), c.cases(), c.score()))
            .toList();
    List<Candidate> fitting = isOfNoun(i) ? inObliqueCase(found) : found;
    return fitting.isEmpty() ? Optional.empty() : Optional.of(new PersonMention(i, to, fitting));
  }

  /** "pokušaj ubistva Dejana S.": right behind a noun that says no person's calling. */
  private boolean isOfNoun(int i) {
    int before = i - 1;
    return before >= scene.start()
        && scene.words().token(before).isWord()
        && !scene.words().token(before).isCapitalised()
        && scene.words().isNoun(before)
        && scene.before(i).isEmpty();
  }

  /** Those that can stand in another case than the nominative; all, where none can. */
  private static List<Candidate> inObliqueCase(List<Candidate> found) {
    List<Candidate> oblique =
        found.stream().filter(c -> c.cases().stream().anyMatch(k -> k != Case.NOMINATIVE)).toList();
    return oblique.isEmpty() ? found : oblique;
  }

  /** A bracket with a number, or a comma or clause end, beside the letters. */
  private boolean isBesidePerson(int from, int to) {
    boolean minor = from > scene.start() && scene.words().isAdjective(from - 1);
    return minor || scene.isBracketedNumber(to);
  }

  private PersonMention letters(int from, int to) {
    StringBuilder name = new StringBuilder();
    for (int k = from; k < to; k += 2) {
      name.append(name.isEmpty() ? "" : " ").append(scene.words().form(k)).append('.');
    }
    return new PersonMention(
        from,
        to,
        List.of(
            new Candidate(
                name.toString(),
                "",
                Gender.MASCULINE,
                java.util.EnumSet.complementOf(java.util.EnumSet.of(Case.VOCATIVE)),
                0)));
  }
}
