package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.PersonMention.Candidate;

/** Reads given name and surname, in either order. */
final class FullNames {

  private final NameScene scene;

  FullNames(NameScene scene) {
    this.scene = scene;
  }

  /** "Marko Jović", "Džon V. Smit", "Jap de Hop Smit". */
  Optional<PersonMention> givenFirst(int i) {
    boolean placeBefore =
        !scene.names().isUnnamed(i) && scene.isGiven(i + 1) && scene.isSurname(i + 2);
    if (!scene.isGiven(i) || placeBefore) {
      return Optional.empty();
    }
    int next = i + 1;
    while (scene.isGiven(next) && (scene.isSurname(next + 1) && !scene.endsAsSurname(next))) {
      next++;
    }
    int middle = next;
    if (scene.names().isInitial(next, scene.limit())) {
      next += 2;
    }
    while (scene.names().isParticle(next, scene.limit())) {
      next++;
    }
    boolean everyday = scene.lexicon().given().isWord(scene.names().written(i));
    boolean strange =
        scene.isSurname(next) && scene.names().isUnknown(next) && scene.names().isUnnamed(next);
    // "Vlada Albanije": the noun with a place's name, however that ends.
    boolean ofPlace =
        scene.lexicon().given().mayBeWord(scene.names().written(i))
            && !scene.names().isUnnamed(next);
    if (!scene.isSurname(next) || ofPlace || everyday && !scene.endsAsSurname(next) && !strange) {
      return Optional.empty();
    }
    PersonMention longer = person(i, middle, next, surnameEnd(next));
    return Optional.of(longer.candidates().isEmpty() ? person(i, middle, next, next + 1) : longer);
  }

  /**
   * Index after the surname that begins at the token: two words where both can be surnames, and the
   * second no given name: "otac Tibora Čonke Laslo".
   */
  int surnameEnd(int from) {
    int to = from + 1;
    boolean two =
        scene.isSurname(to)
            && scene.names().isUnnamed(to)
            && scene.names().isUnknown(to)
            && !scene.isGiven(to)
            && (scene.endsAsSurname(to) && scene.endsAsSurname(from)
                || from > scene.start() && scene.names().isParticle(from - 1, scene.limit())
                || !scene.endsAsSurname(from));
    return two ? to + 1 : to;
  }

  /** The person whose given name, middle and surname stand at those tokens. */
  PersonMention person(int given, int middle, int surname, int to) {
    NameChoice choice = scene.choice(given, to);
    StringBuilder before = new StringBuilder();
    for (int k = given + 1; k < surname; k++) {
      String glue = scene.words().form(k).equals(".") ? "" : " ";
      before.append(glue).append(k < middle ? "" : scene.words().form(k));
    }
    List<Candidate> pairs =
        choice.pairs(scene.givenForms(given), surnames(surname, to), before.toString().strip());
    return new PersonMention(
        given, to, given + 1 < middle ? withSecondGiven(pairs, given, middle) : pairs);
  }

  /** "Jovan Marko Petrović": further given names in the same case. */
  private List<Candidate> withSecondGiven(List<Candidate> pairs, int given, int middle) {
    List<Candidate> found = new ArrayList<>();
    for (Candidate pair : pairs) {
      StringBuilder all = new StringBuilder(pair.given());
      for (int k = given + 1; k < middle; k++) {
        all.append(' ').append(inCase(scene.givenForms(k), pair, k));
      }
      found.add(
          new Candidate(all.toString(), pair.surname(), pair.gender(), pair.cases(), pair.score()));
    }
    return found;
  }

  private String inCase(List<NameForm> forms, Candidate pair, int k) {
    return forms.stream()
        .filter(
            f -> f.gender() == pair.gender() && f.cases().stream().anyMatch(pair.cases()::contains))
        .map(NameForm::nominative)
        .findFirst()
        .orElse(scene.names().written(k));
  }

  /** The surname that stands in tokens {@code from} to {@code to}; both words of a double one. */
  private List<NameForm> surnames(int from, int to) {
    List<NameForm> last = scene.surnameForms(to - 1);
    if (to - from == 1) {
      return last;
    }
    List<NameForm> found = new ArrayList<>();
    for (NameForm form : last) {
      String first =
          scene.surnameForms(from).stream()
              .filter(f -> f.gender() == form.gender())
              .filter(f -> f.cases().stream().anyMatch(form::may))
              .sorted((a, b) -> Boolean.compare(b.known(), a.known()))
              .map(NameForm::nominative)
              .findFirst()
              .orElse(scene.names().written(from));
      found.add(
          new NameForm(
              first + " " + form.nominative(),
              form.gender(),
              form.cases(),
              form.known(),
              form.languages()));
    }
    return found;
  }

  /** "Jović Marko". */
  Optional<PersonMention> surnameFirst(int i) {
    boolean order =
        scene.isSurname(i)
            && scene.isGiven(i + 1)
            && !scene.isGiven(i)
            && scene.names().isUnnamed(i)
            && (scene.names().isUnknown(i) && scene.endsAsSurname(i) || isAlsoWord(i))
            && !(scene.isSurname(i + 2) && scene.endsAsSurname(i + 2) && !scene.isGiven(i + 2));
    if (!order) {
      return Optional.empty();
    }
    List<Candidate> pairs =
        scene
            .choice(i, i + 2)
            .pairs(
                scene.lexicon().given().of(scene.names().written(i + 1)),
                scene.surnameForms(i),
                "");
    return pairs.isEmpty() ? Optional.empty() : Optional.of(new PersonMention(i, i + 2, pairs));
  }

  /** A surname that is a word as well, written with a capital inside a sentence: Kovačić. */
  private boolean isAlsoWord(int i) {
    return i > scene.start()
        && !scene.words().isAdjective(i)
        && scene.surnameForms(i).stream()
            .anyMatch(f -> f.known() && f.nominative().equals(scene.words().form(i)));
  }
}
