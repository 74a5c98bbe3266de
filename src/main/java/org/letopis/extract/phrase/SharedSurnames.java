package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.NameContext.PersonNoun;
import org.letopis.extract.phrase.PersonMention.Candidate;
import org.letopis.lexicon.Reading.Gender;

/**
 * Reads given names before one surname: "Veljko (1950) i Uroš (1980) Tomić", "Marko i Petar Jović".
 */
final class SharedSurnames {

  private final NameScene scene;

  SharedSurnames(NameScene scene) {
    this.scene = scene;
  }

  /** The persons from that token on; none where no surname is shared. */
  List<PersonMention> at(int i) {
    int next = afterBracket(i + 1);
    boolean goesOn =
        next + 1 < scene.limit()
            && (scene.words().lower(next).equals("i") || scene.words().form(next).equals(","));
    if (!goesOn) {
      return List.of();
    }
    List<PersonNoun> before = scene.before(i);
    boolean kin = !before.isEmpty() && before.getFirst().is("kinship");
    if (!scene.isGiven(i) && !(kin && scene.isSurname(i) && scene.names().isUnknown(i))) {
      return List.of();
    }
    List<Integer> givens = new ArrayList<>(List.of(i));
    int k = next;
    while (k + 1 < scene.limit()
        && (scene.words().lower(k).equals("i") || scene.words().form(k).equals(","))) {
      boolean last = scene.words().lower(k).equals("i");
      if (!scene.isGiven(k + 1)
          && !(kin && scene.isSurname(k + 1) && scene.names().isUnknown(k + 1))) {
        return List.of();
      }
      givens.add(k + 1);
      int after = afterBracket(k + 2);
      if (scene.isSurname(after)) {
        boolean fits = last && (scene.endsAsSurname(after) || kin || !scene.isGiven(after));
        return fits ? shared(givens, after) : List.of();
      }
      k = after;
    }
    return List.of();
  }

  private List<PersonMention> shared(List<Integer> givens, int surname) {
    int last = givens.getLast();
    NameChoice choice = scene.choice(givens.getFirst(), Optional.empty());
    List<NameForm> surnames = scene.surnameForms(surname);
    PersonMention whole =
        new PersonMention(last, surname + 1, choice.pairs(scene.givenForms(last), surnames, ""));
    Optional<Candidate> best = whole.best();
    List<PersonMention> persons = new ArrayList<>();
    for (int given : givens.subList(0, givens.size() - 1)) {
      List<Candidate> own = new ArrayList<>();
      for (NameForm form : scene.givenForms(given)) {
        best.ifPresent(b -> own.addAll(choice.pairs(List.of(form), borne(b, form), "")));
      }
      persons.add(new PersonMention(given, given + 1, own));
    }
    persons.add(whole);
    return persons;
  }

  /** The shared surname as the bearer of another given name has it, in the cases of the whole. */
  private static List<NameForm> borne(Candidate whole, NameForm given) {
    Gender gender = given.gender();
    return List.of(
        new NameForm(
            Surnames.borne(whole.surname(), gender), gender, whole.cases(), true, Set.of()));
  }

  private int afterBracket(int i) {
    boolean bracket =
        i + 2 < scene.limit()
            && scene.words().form(i).equals("(")
            && scene.words().token(i + 1).isNumber()
            && scene.words().form(i + 2).equals(")");
    return bracket ? i + 3 : i;
  }
}
