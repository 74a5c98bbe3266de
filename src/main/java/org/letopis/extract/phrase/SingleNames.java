package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.NameContext.PersonNoun;
import org.letopis.extract.phrase.PersonMention.Candidate;
import org.letopis.lexicon.Reading.Case;
import org.letopis.text.Sentence;

/**
 * Persons of whom one name stands: a surname or given name that only one person of the document
 * bears, and a name behind a title (patrijarh Pavle, general Jović).
 */
final class SingleNames {

  private final Words words;
  private final PersonLexicon lexicon;
  private final NameWords names;
  private final NameContext context;
  private final NameBearers bearers;
  private final Map<String, Set<Candidate>> bySurname = new HashMap<>();
  private final Map<String, Set<Candidate>> byGiven = new HashMap<>();
  private final BitSet taken = new BitSet();
  private final SharedBearers bearing;

  SingleNames(
      Words words,
      PersonLexicon lexicon,
      NameWords names,
      NameContext context,
      NameBearers bearers,
      List<PersonMention> full) {
    this.words = words;
    this.lexicon = lexicon;
    this.names = names;
    this.context = context;
    this.bearers = bearers;
    this.bearing = new SharedBearers(words, context, full);
    for (PersonMention mention : full) {
      taken.set(mention.from(), mention.to());
      mention
          .best()
          .filter(c -> !c.surname().isEmpty())
          .map(c -> new Candidate(c.given(), c.surname(), c.gender(), Set.of(), 0))
          .ifPresent(
              c -> {
                bySurname.computeIfAbsent(c.surname(), k -> new HashSet<>()).add(c);
                byGiven.computeIfAbsent(c.given(), k -> new HashSet<>()).add(c);
              });
    }
  }

  List<PersonMention> find() {
    List<PersonMention> found = new ArrayList<>();
    for (Sentence sentence : words.document().sentences()) {
      for (int i = sentence.from(); i < sentence.to(); i++) {
        if (isFree(i, sentence)) {
          at(i, sentence).ifPresent(found::add);
        }
      }
    }
    return found;
  }

  /** A capitalised word alone: no part of a longer name, known or unknown. */
  private boolean isFree(int i, Sentence sentence) {
    boolean alone =
        !taken.get(i)
            && names.isSurname(i, sentence.to())
            && names.isUnnamed(i)
            && !isCapitalInside(i - 1, sentence)
            && !(names.isCapital(i + 1, sentence.to()) && !taken.get(i + 1));
    return alone && !bearers.isNameOfSomethingElse(i, i + 1, false);
  }

  private boolean isCapitalInside(int i, Sentence sentence) {
    return i > sentence.from()
        && names.isCapital(i, sentence.to())
        && lexicon.nouns().at(words, i, i + 1).isEmpty();
  }

  private Optional<PersonMention> at(int i, Sentence sentence) {
    List<PersonNoun> before = context.before(i, sentence.from());
    NameChoice choice =
        new NameChoice(
            before,
            context.prepositionBefore(i).map(Preposition::cases),
            context.said(i, i + 1, sentence.from(), sentence.to()),
            context.attributeBefore(i));
    boolean first = i == sentence.from();
    Optional<PersonMention> titled =
        before.isEmpty() || isOfAnother(i, before.getFirst())
            ? Optional.empty()
            : titled(i, before.getFirst(), choice);
    // "njena kćerka Ana": another Ana than the one before, as far as the text says.
    boolean relative = titled.isPresent() && before.getFirst().is("kinship");
    return relative ? titled : known(i, choice, first, sentence).or(() -> titled);
  }

  /** "otac poginulog Sretena": the adjective is the name's and not the noun's. */
  private boolean isOfAnother(int i, PersonNoun noun) {
    return context
        .attributeBefore(i)
        .filter(
            a ->
                Collections.disjoint(a.cases(), noun.cases())
                    || noun.gender().filter(g -> !a.genders().contains(g)).isPresent())
        .isPresent();
  }

  /** The one person of the document who bears the name. */
  private Optional<PersonMention> known(
      int i, NameChoice choice, boolean first, Sentence sentence) {
    if (first && !names.isUnknown(i) && !names.endsAsSurname(i, i + 1)) {
      return Optional.empty();
    }
    List<Candidate> asSurname =
        choice.single(lexicon.surnames().of(names.written(i)), true).stream()
            .flatMap(c -> bearers(bySurname, c.surname(), c))
            .toList();
    if (!asSurname.isEmpty() && bearing.isOfOther(i, sentence, asSurname)) {
      return Optional.empty();
    }
    List<Candidate> found =
        asSurname.isEmpty()
            ? choice.single(lexicon.given().withGuesses(names.written(i)), false).stream()
                .filter(c -> names.isUnknown(i) || !lexicon.given().isWord(names.written(i)))
                .flatMap(c -> bearers(byGiven, c.given(), c))
                .toList()
            : asSurname;
    boolean one = found.stream().map(Candidate::name).distinct().count() == 1;
    return one ? Optional.of(new PersonMention(i, i + 1, found)) : Optional.empty();
  }

  private static java.util.stream.Stream<Candidate> bearers(
      Map<String, Set<Candidate>> by, String name, Candidate form) {
    // Of two it is neither, and so no more are asked for.
    return by.getOrDefault(name, Set.of()).stream()
        .filter(b -> b.gender() == form.gender())
        .limit(2)
        .map(b -> new Candidate(b.given(), b.surname(), b.gender(), form.cases(), form.score()));
  }

  /** "patrijarh Pavle", "Episkop podrimski Jefrem", "general Jović", "sin Marko". */
  private Optional<PersonMention> titled(int i, PersonNoun noun, NameChoice choice) {
    boolean agrees = noun.direct() && !noun.is("saint");
    // "supruga Stana": with a capital beside such a noun it is no common word.
    boolean given =
        lexicon.given().knows(names.written(i))
            && (noun.is("kinship") || !lexicon.given().isWord(names.written(i)));
    boolean cleric = noun.is("title") && !noun.is("kinship");
    if (!agrees || !given && !names.isUnknown(i)) {
      return Optional.empty();
    }
    List<Candidate> found;
    if (given && (cleric || noun.is("kinship"))) {
      found = choice.single(lexicon.given().of(names.written(i)), false);
    } else if (names.endsAsSurname(i, i + 1)
        && (noun.is("office") || noun.is("rank") || noun.is("title"))) {
      found =
          choice.single(
              lexicon.surnames().of(names.written(i)).stream().filter(NameForm::known).toList(),
              true);
    } else if (cleric && !noun.is("profession")) {
      found = choice.single(lexicon.given().withGuesses(names.written(i)), false);
    } else {
      return Optional.empty();
    }
    List<Candidate> fitting =
        found.stream()
            .filter(c -> c.cases().stream().anyMatch(noun.cases()::contains))
            .filter(c -> !noun.is("kinship") || isWife(noun, found, c))
            .toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(new PersonMention(i, i + 1, fitting));
  }

  /** "njegova supruga Stana" is rather she than the genitive of a man's name. */
  private static boolean isWife(PersonNoun noun, List<Candidate> all, Candidate candidate) {
    boolean nominative =
        noun.cases().contains(Case.NOMINATIVE)
            && all.stream().anyMatch(c -> c.cases().contains(Case.NOMINATIVE));
    return !nominative || candidate.cases().contains(Case.NOMINATIVE);
  }
}
