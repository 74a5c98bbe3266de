package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** What stands before a name and tells what it is: a title, an office, a preposition, a street. */
final class NameContext {

  /** How far before a name the noun of its office can stand: "direktorka bolnice u X Ana Jović". */
  static final int REACH = 9;

  /** No abbreviated title is longer. */
  private static final int SHORT = 5;

  /** How far from a name the participle of its verb can stand. */
  private static final int BESIDE = 4;

  /**
   * A noun that says what a person is.
   *
   * @param from index of its first token
   * @param to index after its last token
   * @param classes what it is: office, rank, profession, title, saint, kinship
   * @param cases the cases in which it can stand
   * @param gender of the person, where the noun tells it
   * @param direct whether the name follows at once, or after an adjective
   */
  record PersonNoun(
      int from,
      int to,
      Set<String> classes,
      Set<Case> cases,
      Optional<Gender> gender,
      boolean direct) {
    boolean is(String wanted) {
      return classes.contains(wanted);
    }
  }

  private final Words words;
  private final PersonLexicon lexicon;
  private final Prepositions prepositions;

  /** What was found before each token; null where it was not asked yet. */
  private final List<PersonNoun>[] nounsBefore;

  @SuppressWarnings({"unchecked", "rawtypes"})
  NameContext(Words words, PersonLexicon lexicon, Prepositions prepositions) {
    this.words = words;
    this.lexicon = lexicon;
    this.prepositions = prepositions;
    nounsBefore = new List[words.size()];
  }

  /**
   * The nouns of persons before the token, the nearest first, in the same phrase.
   *
   * @param start index of the first token of its sentence
   */
  List<PersonNoun> before(int i, int start) {
    if (nounsBefore[i] == null) {
      nounsBefore[i] = find(i, start);
    }
    return nounsBefore[i];
  }

  private List<PersonNoun> find(int i, int start) {
    List<PersonNoun> found = new ArrayList<>();
    for (int k = i - 1; k >= start && k >= i - REACH; k--) {
      boolean apposition = k == i - 1 && words.form(k).equals(",");
      if (words.form(k).equals(".") && k > start && isTitleAbbreviation(k - 1) || apposition) {
        continue;
      }
      if (!words.token(k).isWord() || endsPhrase(k)) {
        break;
      }
      int at = k;
      lexicon
          .nouns()
          .at(words, k, i)
          .filter(m -> !m.value().contains("former"))
          .filter(m -> found.isEmpty() || m.to() <= found.getLast().from())
          .ifPresent(m -> found.add(personNoun(at, m, i)));
    }
    return List.copyOf(found);
  }

  private PersonNoun personNoun(int from, LemmaPhrases.Match<Set<String>> match, int name) {
    int head = headOf(from, match.to());
    Set<Case> cases = EnumSet.noneOf(Case.class);
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (Reading reading : words.readings(head)) {
      if (reading.partOfSpeech() == PartOfSpeech.NOUN) {
        reading.grammatical().ifPresent(cases::add);
        reading.gender().ifPresent(genders::add);
      }
    }
    prepositionBefore(from).ifPresent(p -> keep(cases, p.cases()));
    boolean adjective =
        name - match.to() == 1 && words.isAdjective(match.to()) && !isCapital(match.to());
    boolean abbreviated = name - match.to() == 1 && words.form(match.to()).equals(".");
    return new PersonNoun(
        from,
        match.to(),
        match.value(),
        cases,
        genders.size() == 1 ? genders.stream().findFirst() : Optional.empty(),
        match.to() == name || adjective || abbreviated);
  }

  /** The first noun of a phrase is its head: "ministar unutrašnjih poslova". */
  private int headOf(int from, int to) {
    for (int k = from; k < to; k++) {
      if (words.is(k, PartOfSpeech.NOUN)) {
        return k;
      }
    }
    return to - 1;
  }

  private static void keep(Set<Case> cases, Set<Case> governed) {
    Set<Case> both = EnumSet.copyOf(governed);
    both.retainAll(cases);
    if (!both.isEmpty()) {
      cases.retainAll(both);
    }
  }

  /** The gender of the participles right beside the name, where all have the same. */
  Optional<Gender> said(int from, int to, int start, int limit) {
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (int k = from - 1; k >= Math.max(start, from - BESIDE) && !isEdge(k); k--) {
      participle(k).ifPresent(genders::add);
    }
    for (int k = to; k < Math.min(limit, to + BESIDE) && !isEdge(k); k++) {
      participle(k).ifPresent(genders::add);
    }
    return genders.size() == 1 ? genders.stream().findFirst() : Optional.empty();
  }

  /** The gender of the participle whose auxiliary stands right behind the name, its subject. */
  Optional<Gender> predicated(int to, int limit) {
    if (to >= limit || !Verbs.isAuxiliary(words, to)) {
      return Optional.empty();
    }
    for (int k = to + 1; k < limit && !isEdge(k); k++) {
      Optional<Gender> gender = participle(k);
      if (gender.isPresent()) {
        return gender;
      }
    }
    return Optional.empty();
  }

  /** Whether a noun of kinship stands between two tokens. */
  boolean hasKin(int from, int to) {
    return IntStream.range(from, to)
        .anyMatch(
            k ->
                lexicon
                    .nouns()
                    .at(words, k, to)
                    .filter(m -> m.value().contains("kinship"))
                    .isPresent());
  }

  private boolean isEdge(int k) {
    return !words.token(k).isWord() || Relatives.is(words, k) || Relatives.isSubordinator(words, k);
  }

  private Optional<Gender> participle(int k) {
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (Reading reading : words.readings(k)) {
      boolean said =
          reading
              .verbForm()
              .filter(
                  v ->
                      v == Reading.VerbForm.ACTIVE_PARTICIPLE
                          || v == Reading.VerbForm.PASSIVE_PARTICIPLE)
              .isPresent();
      boolean one = reading.number().filter(n -> n == Reading.Number.SINGULAR).isPresent();
      boolean subject = reading.grammatical().map(c -> c == Case.NOMINATIVE).orElse(true);
      if (said && one && subject) {
        reading.gender().ifPresent(genders::add);
      }
    }
    return genders.size() == 1 ? genders.stream().findFirst() : Optional.empty();
  }

  /** The preposition that ends right before the token. */
  Optional<Preposition> prepositionBefore(int i) {
    for (int from = Math.max(0, i - 2); from < i; from++) {
      Optional<Preposition> found = prepositions.at(words, from, i).filter(p -> p.to() == i);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** "poginulog": an adjective right before the token that stands in no nominative. */
  Optional<NameChoice.Attribute> attributeBefore(int i) {
    if (i == 0 || !words.token(i - 1).isWord() || isCapital(i - 1) || words.isNoun(i - 1)) {
      return Optional.empty();
    }
    Set<Case> cases = EnumSet.noneOf(Case.class);
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (Reading reading : words.readings(i - 1)) {
      if (reading.partOfSpeech() == PartOfSpeech.ADJECTIVE) {
        reading.grammatical().ifPresent(cases::add);
        reading.gender().ifPresent(genders::add);
      }
    }
    return cases.isEmpty() || genders.isEmpty() || cases.contains(Case.NOMINATIVE)
        ? Optional.empty()
        : Optional.of(new NameChoice.Attribute(cases, genders));
  }

  /** dr, prof, g: a title that is written with a full stop. */
  boolean isTitleAbbreviation(int k) {
    return lexicon.nouns().at(words, k, k + 1).isPresent() && words.form(k).length() <= SHORT;
  }

  private boolean isCapital(int i) {
    return words.token(i).isCapitalised();
  }

  /** A verb ends the phrase in which a noun of office can stand before its name. */
  private boolean endsPhrase(int k) {
    return Verbs.isPredicate(words, k)
        || Relatives.is(words, k)
        || Relatives.isSubordinator(words, k);
  }
}
