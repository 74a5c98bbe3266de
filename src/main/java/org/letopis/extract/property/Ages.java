package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads how old persons are. */
final class Ages {

  private static final int OLDEST = 120;

  /** Younger, "godina" alone is rather one of a school. */
  private static final int YOUNGEST = 10;

  /** So many tokens behind the name at most stands the year of a life. */
  private static final int REACH = 8;

  private final PropertyWords lexicon;
  private final AgeWords numbers;
  private final Phrases phrases;
  private final Persons persons;
  private final Words words;
  private final int limit;

  Ages(PropertyWords lexicon, Phrases phrases, Persons persons) {
    this.persons = persons;
    this.lexicon = lexicon;
    this.numbers = lexicon.ages();
    this.phrases = phrases;
    this.words = phrases.words();
    this.limit = phrases.sentence().to();
  }

  List<Property> ages(Nominal person) {
    return bracket(person, 1, OLDEST)
        .or(() -> compound(person))
        .or(() -> compoundBehind(person))
        .or(() -> relative(person))
        .or(() -> explained(person))
        .or(() -> inYear(person))
        .map(List::of)
        .orElseGet(() -> old(person));
  }

  /** "Jana Jović (36)", "(1968)", "(36, iz Niša)", "(rođen 1968)". */
  Optional<Property> bracket(Nominal person, int low, int high) {
    int i = bracketOf(person);
    if (i + 2 >= limit || !words.form(i).equals("(")) {
      return Optional.empty();
    }
    int at = i + 1;
    while (at < limit && (lexicon.is(words, at, "born") || words.form(at).equals("."))) {
      at++;
    }
    boolean number =
        at + 1 < limit
            && words.form(at).matches("\\d{1,4}")
            && (words.form(at + 1).matches("[),.–-]") || lexicon.is(words, at + 1, "year"));
    int value = number ? Integer.parseInt(words.form(at)) : 0;
    return number && value >= low && value <= high
        ? Optional.of(property(person, closing(at), value))
        : Optional.empty();
  }

  /** Behind the name, or inside it: "Uroš (1984) Jović". */
  private int bracketOf(Nominal person) {
    for (int k = person.core(); k < person.to(); k++) {
      if (words.form(k).equals("(")) {
        return k;
      }
    }
    return person.to();
  }

  private int closing(int i) {
    int k = i;
    while (k < limit - 1 && !words.form(k).equals(")")) {
      k++;
    }
    return k + 1;
  }

  /** "53-godišnji Marko Jović", "pedesetogodišnji učitelj Marko Jović". */
  private Optional<Property> compound(Nominal person) {
    int from = Persons.nameFrom(person);
    for (int k = from - 1; k >= Math.max(phrases.sentence().from(), from - 4); k--) {
      OptionalInt years = numbers.compound(words.lower(k));
      if (years.isPresent()) {
        return Optional.of(Property.of(person, k, person.to(), Integer.toString(years.getAsInt())));
      }
      if (!words.token(k).isWord() || !words.isNoun(k) && !words.isAdjective(k)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** "Marko Jović, pedesetogodišnji učitelj", "Marko Jović, pedesetogodišnjak iz Niša". */
  private Optional<Property> compoundBehind(Nominal person) {
    int i = Persons.end(words, person, limit);
    if (i + 1 >= limit || !words.form(i).equals(",") || persons.list(person).size() > 1) {
      return Optional.empty();
    }
    OptionalInt years = numbers.compound(words.lower(i + 1));
    boolean agrees =
        words.any(i + 1, r -> r.grammatical().filter(person::may).isPresent())
            && (words.isNoun(i + 1) || i + 2 < limit && words.isNoun(i + 2));
    int to = words.isNoun(i + 1) ? i + 2 : i + 3;
    return years.isPresent() && agrees
        ? Optional.of(Property.of(person, person.core(), to, Integer.toString(years.getAsInt())))
        : Optional.empty();
  }

  /** ", star 53 godine", ", stari 71 i 68 godina", ", od devet godina", ", 53 godine,". */
  private List<Property> old(Nominal person) {
    List<Nominal> list = persons.list(person);
    int i = Persons.end(words, list.getLast(), limit);
    if (i + 2 >= limit || !words.form(i).equals(",")) {
      return List.of();
    }
    boolean star = lexicon.is(words, i + 1, "old");
    boolean said = star || words.lower(i + 1).equals("od");
    List<AgeWords.Years> years = years(said ? i + 2 : i + 1);
    if (years.isEmpty()) {
      return List.of();
    }
    int to = years.getLast().to();
    boolean unit = to < limit && lexicon.is(words, to, "year");
    boolean bare = !said && to < limit && words.form(to).equals(",") && years.size() == 1;
    if (!star && !unit && !bare || years.stream().anyMatch(y -> y.value() > OLDEST)) {
      return List.of();
    }
    int at = list.indexOf(person) - (list.size() - years.size());
    if (years.size() > 1 && list.size() != years.size() || at < 0) {
      return List.of();
    }
    int value = years.size() == 1 ? years.getFirst().value() : years.get(at).value();
    int from = years.size() == 1 ? person.core() : list.getFirst().core();
    return List.of(Property.of(person, from, unit ? to + 1 : to, Integer.toString(value)));
  }

  /** "71 i 68", "devet, deset i dvanaest". */
  private List<AgeWords.Years> years(int from) {
    List<AgeWords.Years> found = new ArrayList<>();
    Optional<AgeWords.Years> next = numbers.number(words, from, limit);
    while (next.isPresent()) {
      found.add(next.get());
      int to = next.get().to();
      boolean more =
          to + 1 < limit && (words.form(to).equals(",") || lexicon.isForm(words, to, "joint"));
      next = more ? numbers.number(words, to + 1, limit) : Optional.empty();
    }
    return found;
  }

  /** ", čoveka od osamdeset godina", ", starac od 81 godine". */
  private Optional<Property> explained(Nominal person) {
    int i = Persons.end(words, person, limit);
    boolean comma = i + 2 < limit && words.form(i).equals(",") && persons.list(person).size() == 1;
    Optional<Nominal> noun =
        comma
            ? phrases
                .nominalOver(i + 1)
                .filter(n -> n.from() == i + 1 && n.sort() == Nominal.Sort.PEOPLE)
                .filter(n -> !n.isPrepositional() && n.quantity().isEmpty())
                .filter(n -> n.cases().stream().anyMatch(person::may))
            : Optional.empty();
    int of = noun.map(n -> words.lower(n.head() + 1).equals("od") ? n.head() + 1 : -1).orElse(-1);
    Optional<AgeWords.Years> years =
        of < 0 ? Optional.empty() : numbers.number(words, of + 1, limit);
    return years
        .filter(y -> y.value() <= OLDEST && lexicon.is(words, y.to(), "year"))
        .map(y -> property(person, y.to() + 1, y.value()));
  }

  /**
   * "Imao je 68 godina", "bilo joj je 56 godina", where nobody is named.
   *
   * @param at index of the first word that says so
   */
  Optional<AgeWords.Years> untold(int at) {
    for (int k = at + 1; k < Math.min(limit, at + 6); k++) {
      Optional<AgeWords.Years> years = numbers.number(words, k, limit);
      if (years.isPresent()) {
        return years.filter(
            y -> y.value() <= OLDEST && y.to() < limit && lexicon.is(words, y.to(), "year"));
      }
      if (!Verbs.isClitic(words, k) && !words.is(k, PartOfSpeech.ADVERB)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** "umro je Marko Jović u 34. godini": of the clause's only person, where the year is no date. */
  private Optional<Property> inYear(Nominal person) {
    boolean only = persons.all().size() == 1 && person.may(Case.NOMINATIVE);
    for (int k = person.to(); only && k + 2 < Math.min(limit, person.to() + REACH); k++) {
      if (!words.lower(k).equals("u") || words.timeOver(k + 1).isPresent()) {
        continue;
      }
      int at = words.isAdjective(k + 1) && !words.form(k + 1).matches("\\d+") ? k + 2 : k + 1;
      boolean number = words.form(at).matches("\\d{1,3}[.]?");
      int year = number && words.form(at + 1).equals(".") ? at + 2 : at + 1;
      if (number
          && year < limit
          && lexicon.is(words, year, "year")
          && words.any(year, Ages::isOneLocative)) {
        int value = Integer.parseInt(words.form(at).replace(".", ""));
        // "u 12. godini studija": of something else than a life.
        boolean lived =
            year + 1 < limit && words.isNoun(year + 1)
                ? lexicon.is(words, year + 1, "life")
                : value >= YOUNGEST;
        return lived && value <= OLDEST
            ? Optional.of(property(person, year + 1, value))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isOneLocative(Reading reading) {
    return reading.is(Case.LOCATIVE)
        && reading.number().filter(n -> n == Number.SINGULAR).isPresent();
  }

  /** ", kojoj je bilo 73 godine", ", koji je imao 73 godine", "imala je 73 godine". */
  private Optional<Property> relative(Nominal person) {
    int i = Persons.end(words, person, limit);
    boolean relative = i + 1 < limit && words.form(i).equals(",") && Relatives.is(words, i + 1);
    // "Najstarija žrtva, Mara Kos, imala je 83 godine".
    boolean closed = i + 1 < limit && words.form(i).equals(",") && lexicon.is(words, i + 1, "have");
    int first = closed ? i + 1 : i;
    boolean verb =
        first < limit && (lexicon.is(words, first, "have") || Verbs.isClitic(words, first));
    boolean whose = relative && words.any(i + 1, r -> r.is(Case.DATIVE));
    if (!relative && !(verb && person.may(Case.NOMINATIVE))) {
      return Optional.empty();
    }
    boolean had = false;
    for (int k = relative ? i + 2 : first; k < Math.min(limit, i + 8); k++) {
      had |= lexicon.is(words, k, "have") || whose && Verbs.isAuxiliary(words, k);
      Optional<AgeWords.Years> years = numbers.number(words, k, limit);
      if (years.isPresent()) {
        int to = years.get().to();
        boolean unit = to < limit && lexicon.is(words, to, "year");
        return had && unit && years.get().value() <= OLDEST
            ? Optional.of(property(person, to + 1, years.get().value()))
            : Optional.empty();
      }
      if (!words.token(k).isWord()) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  static Property property(Nominal person, int to, int value) {
    return Property.of(person, person.core(), to, Integer.toString(value));
  }
}
