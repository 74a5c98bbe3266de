package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.NameContext.PersonNoun;
import org.letopis.extract.phrase.PersonMention.Candidate;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/**
 * Weighs what a name's words can mean against each other: given name and surname agree in gender
 * and case, and both with the title, office or preposition before them.
 */
final class NameChoice {

  private static final int DIRECT_TITLE = 6;
  private static final int FURTHER_OFFICE = 4;
  private static final int KNOWN_SURNAME = 4;
  private static final int KNOWN_GIVEN = 3;
  private static final int TITLE_GENDER = 3;
  private static final int OTHER_GENDER = 2;
  private static final int NOMINATIVE = 2;
  private static final int AGREEING_VERB = 2;
  private static final int OTHER_VERB = 4;
  private static final int USUAL_ENDING = 1;
  private static final int OF_KIN = 12;
  private static final int SAME_LANGUAGE = 2;
  private static final String HOME = "sr";

  private final List<PersonNoun> nouns;
  private final Optional<Set<Case>> governed;
  private final Optional<Gender> said;
  private final Optional<Attribute> attribute;

  /**
   * An adjective right before a name that tells its case: "poginulog".
   *
   * @param cases in which it can stand, the nominative not among them
   * @param genders that it can have
   */
  record Attribute(Set<Case> cases, Set<Gender> genders) {

    boolean fits(Set<Case> name, Gender gender) {
      return genders.contains(gender) && name.stream().anyMatch(cases::contains);
    }
  }

  /**
   * @param nouns the nouns of persons before the name, the nearest first
   * @param governed the cases that a preposition right before it allows
   * @param said the gender of the only participles beside it: of its verb, if it is the subject
   * @param attribute the adjective right before it, where it tells the name's case
   */
  NameChoice(
      List<PersonNoun> nouns,
      Optional<Set<Case>> governed,
      Optional<Gender> said,
      Optional<Attribute> attribute) {
    this.said = said;
    this.attribute = attribute;
    this.nouns = nouns;
    this.governed = governed;
  }

  /** What given name and surname can mean together. */
  List<Candidate> pairs(List<NameForm> given, List<NameForm> surnames, String middle) {
    List<Candidate> found = new ArrayList<>();
    int guess = given.stream().anyMatch(NameForm::known) ? -KNOWN_GIVEN : 0;
    boolean ofKin = given.stream().anyMatch(g -> g.known() && isOnlyOf(g) && isBehindBearer(g));
    for (NameForm first : given) {
      for (NameForm last : surnames) {
        Set<Case> both = EnumSet.noneOf(Case.class);
        both.addAll(first.cases());
        both.retainAll(last.cases());
        both.remove(Case.VOCATIVE);
        if (first.gender() == last.gender() && !both.isEmpty()) {
          String surname = (middle + " " + last.nominative()).strip();
          int known =
              (first.known() ? KNOWN_GIVEN : guess) + surname(first, last) + language(first, last);
          int usual = isUnusual(last, both) || isUnusual(first, both) ? 0 : USUAL_ENDING;
          found.add(
              candidate(
                  first.nominative(),
                  surname,
                  first.gender(),
                  both,
                  known
                      + usual
                      + attribute(first, both)
                      - (ofKin && !isOnlyOf(first) && isDoubtful(first, last) ? OF_KIN : 0),
                  !last.known()));
        }
      }
    }
    return found;
  }

  /** "otac Ane Jović", "sin sudije Vere Kos", "advokat Ane Jović": he is theirs. */
  private boolean isBehindBearer(NameForm genitive) {
    return nouns.stream().anyMatch(n -> n.is("kinship"))
        || nouns.stream()
            .limit(1)
            .filter(n -> n.direct() && n.is("profession"))
            .anyMatch(n -> n.gender().filter(g -> g != genitive.gender()).isPresent());
  }

  private static boolean isOnlyOf(NameForm form) {
    return form.may(Case.GENITIVE) && !form.may(Case.NOMINATIVE);
  }

  /** "otac Ane Jović", "kći Petra Lukića": a nominative that nobody bears. */
  private static boolean isDoubtful(NameForm given, NameForm surname) {
    return !given.known() || surname.nominative().endsWith("ića");
  }

  /** An ending proves little of a form put back by it, where the given name is of elsewhere. */
  private static int surname(NameForm given, NameForm surname) {
    if (!surname.known()) {
      return 0;
    }
    boolean elsewhere =
        !given.languages().isEmpty()
            && given.languages().stream().noneMatch(surname.languages()::contains)
            && !surname.may(Case.NOMINATIVE)
            && isOneOf(surname.nominative(), 1, "eo");
    return elsewhere ? 0 : KNOWN_SURNAME;
  }

  /** Given name and surname are usual in one language: Marko Jović rather than Mark Jović. */
  private static int language(NameForm given, NameForm surname) {
    boolean same = given.languages().stream().anyMatch(surname.languages()::contains);
    boolean home =
        given.languages().contains(HOME)
            && (surname.languages().isEmpty() || surname.languages().contains(HOME));
    return (same ? SAME_LANGUAGE : 0) + (home ? 1 : 0);
  }

  /** What a single name can mean. */
  List<Candidate> single(List<NameForm> forms, boolean asSurname) {
    List<Candidate> found = new ArrayList<>();
    for (NameForm form : forms) {
      Set<Case> cases = EnumSet.noneOf(Case.class);
      cases.addAll(form.cases());
      cases.remove(Case.VOCATIVE);
      if (!cases.isEmpty()) {
        int known = form.known() ? KNOWN_GIVEN : 0;
        int usual = isUnusual(form, cases) ? 0 : USUAL_ENDING;
        found.add(
            candidate(
                asSurname ? "" : form.nominative(),
                asSurname ? form.nominative() : "",
                form.gender(),
                cases,
                known + usual + attribute(form, cases),
                false));
      }
    }
    return found;
  }

  /** "majka poginulog Sretena": of Sreten, though there is a Sretena as well. */
  private int attribute(NameForm form, Set<Case> cases) {
    if (attribute.isEmpty()) {
      return 0;
    }
    boolean fits = attribute.get().fits(cases, form.gender());
    return fits ? form.known() ? DIRECT_TITLE : 0 : -DIRECT_TITLE;
  }

  /** An unknown name that is a form of one in -o or -e, or a nominative in -e, -u or -om. */
  private static boolean isUnusual(NameForm form, Set<Case> cases) {
    if (form.known()) {
      return false;
    }
    boolean oblique = !cases.contains(Case.NOMINATIVE);
    return oblique
        ? endsUnusually(form.nominative())
            || form.gender() == Gender.MASCULINE && form.nominative().endsWith("a")
        : endsAsOblique(form.nominative())
            || form.gender() == Gender.FEMININE && form.nominative().endsWith("a");
  }

  /** -e, -o, -u, -ij, -ic, or two consonants that close no name. */
  private static boolean endsUnusually(String name) {
    return isOneOf(name, 1, "eou")
        || name.endsWith("ij")
        || name.endsWith("ic")
        || name.length() > 1 && !isOneOf(name, 2, "aeiourlnmj") && !isOneOf(name, 1, "aeioutdn");
  }

  private static boolean endsAsOblique(String name) {
    return isOneOf(name, 1, "eu")
        || isOneOf(name, 2, "oe") && name.endsWith("m")
        || isOneOf(name, 2, "o") && isOneOf(name, 1, "gj");
  }

  /** Whether the letter that stands so far from the end is one of those. */
  private static boolean isOneOf(String name, int fromEnd, String letters) {
    return name.length() >= fromEnd && letters.indexOf(name.charAt(name.length() - fromEnd)) >= 0;
  }

  private Candidate candidate(
      String given, String surname, Gender gender, Set<Case> cases, int plain, boolean isGuess) {
    int score = plain;
    Set<Case> left = EnumSet.copyOf(cases);
    if (governed.isPresent()) {
      score += keep(left, governed.get()) ? DIRECT_TITLE : -DIRECT_TITLE;
    }
    for (int k = 0; k < nouns.size(); k++) {
      PersonNoun noun = nouns.get(k);
      if (k > 0 && noun.is("kinship") && nouns.getFirst().direct()) {
        // "ćerka lekara Petra Zeca": the name is the doctor's.
        break;
      }
      if (!noun.cases().isEmpty() && keep(left, noun.cases())) {
        boolean other = noun.gender().filter(g -> g != gender).isPresent();
        // Who stands right behind "brat" or "advokat" can be whose brother or lawyer he is.
        boolean close = k == 0 && noun.direct() && !noun.is("kinship") && !noun.is("profession");
        score += other ? OTHER_GENDER : close ? DIRECT_TITLE : FURTHER_OFFICE;
        score += noun.gender().isPresent() && !other ? TITLE_GENDER : 0;
        break;
      }
    }
    if (left.contains(Case.NOMINATIVE)) {
      // Milana Skoka is rather the genitive of Milan Skok, Dina Kostua surely that of Din Kostu.
      boolean doubtful =
          isGuess
              && (gender == Gender.FEMININE && surname.endsWith("a")
                  || isOneOf(surname, 2, "euo") && surname.endsWith("a"));
      score +=
          (doubtful ? 0 : NOMINATIVE)
              + said.map(g -> g == gender ? AGREEING_VERB : -OTHER_VERB).orElse(0);
    }
    return new Candidate(given, surname, gender, left, score);
  }

  private static boolean keep(Set<Case> cases, Set<Case> wanted) {
    Set<Case> both = EnumSet.copyOf(cases);
    both.retainAll(wanted);
    if (both.isEmpty()) {
      return false;
    }
    cases.retainAll(both);
    return true;
  }
}
