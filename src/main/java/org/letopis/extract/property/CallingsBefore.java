package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds what a person is called before the name: offices with their bodies, ranks, kinship. */
final class CallingsBefore {

  /** No office is longer than that before its name. */
  private static final int REACH = 16;

  private static final int LONGEST_PHRASE = 4;

  private final PersonNouns nouns;
  private final Persons persons;
  private final Words words;
  private final CallingGrammar grammar;
  private final int start;
  private final int limit;

  CallingsBefore(PersonNouns nouns, Phrases phrases, Persons persons) {
    this.nouns = nouns;
    this.persons = persons;
    this.words = phrases.words();
    this.grammar = new CallingGrammar(nouns, phrases, persons);
    this.start = phrases.sentence().from();
    this.limit = phrases.sentence().to();
  }

  /** The callings before the name, the nearest first. */
  List<Calling> of(Nominal person) {
    List<Calling> found = new ArrayList<>();
    int end = pastTitles(Persons.nameFrom(person));
    boolean comma = false;
    while (end > start) {
      int to = end;
      if (words.form(end - 1).equals(",") && !comma) {
        comma = true;
        to = end - 1;
      }
      List<Calling> stretch = stretch(to, person);
      boolean unsure =
          to < end
              && found.isEmpty()
              && !standsAlone(person)
              && !(!stretch.isEmpty() && isOfSeveral(stretch.getFirst()));
      if (stretch.isEmpty() || unsure || to < end && isOfThoseBefore(stretch.getLast())) {
        return found;
      }
      found.addAll(stretch);
      end = stretch.getLast().from();
      boolean joined = end > start && words.lower(end - 1).equals("i");
      if (joined && isPluralAfter(person)) {
        return found;
      }
      comma = joined || comma;
      end = joined ? end - 1 : end;
      if (!joined && !(end > start && words.form(end - 1).equals(","))) {
        return found;
      }
    }
    return found;
  }

  /** "otac i sin, Marko i Petar Jović". */
  private static boolean isOfSeveral(Calling calling) {
    return calling.is("kinship") && calling.nounEnd() - calling.noun() > 2;
  }

  /** "Ana i Petar Jović, majka i sin, Marko Ilić": it says who those before are. */
  private boolean isOfThoseBefore(Calling calling) {
    int comma = calling.from() - 1;
    return isOfSeveral(calling)
        && comma > start
        && words.form(comma).equals(",")
        && (persons.cover(comma - 1) || words.form(comma - 1).equals(")"));
  }

  /** Behind "portparol UNMIK-a, Marko Jović" a comma, a verb or the end comes, and no next item. */
  private boolean standsAlone(Nominal person) {
    int i = Persons.end(words, person, limit);
    return i >= limit || !words.lower(i).equals("i");
  }

  /** "predsednik i premijer X sastali su se": two people, of whom one is named. */
  private boolean isPluralAfter(Nominal person) {
    for (int i = person.to(); i < limit; i++) {
      if (words.form(i).matches("[,;:.(]")) {
        return false;
      }
      if (Verbs.isPredicate(words, i)) {
        return words.any(
            i,
            r ->
                r.partOfSpeech() == PartOfSpeech.VERB
                    && r.number().filter(n -> n == Number.PLURAL).isPresent());
      }
    }
    return false;
  }

  /** Past "dr", "prof.", "g.": titles that stand in no case. */
  private int pastTitles(int from) {
    int i = from;
    while (i > start) {
      int word = words.form(i - 1).equals(".") ? i - 2 : i - 1;
      boolean title =
          word >= start
              && nouns
                  .at(words, word, word + 1)
                  .filter(m -> m.value().equals(Set.of("title")))
                  .isPresent();
      if (!title) {
        return i;
      }
      i = word;
    }
    return i;
  }

  /** The callings that end at the token, without a comma between them. */
  private List<Calling> stretch(int to, Nominal person) {
    List<Calling> found = new ArrayList<>();
    int end = to;
    for (int k = to - 1; k >= start && k >= to - REACH && !isBorder(k); k--) {
      boolean joint = words.lower(k).equals("i");
      if (joint && !found.isEmpty() && found.getLast().from() == k + 1) {
        return found;
      }
      int at = longest(k, end);
      int until = end;
      Optional<Calling> calling =
          nouns
              .at(words, at, end)
              .filter(m -> !m.value().contains("former"))
              .filter(m -> grammar.agrees(at, m, person))
              .filter(m -> !isOfAnother(at, m, person, !found.isEmpty()))
              .map(m -> grammar.calling(at, m, until));
      if (calling.isEmpty()) {
        continue;
      }
      boolean nested =
          !found.isEmpty()
              && calling.get().nounEnd() <= found.getLast().from()
              && isNested(found.getLast());
      if (nested) {
        found.removeLast();
        calling =
            Optional.of(
                grammar.calling(at, nouns.at(words, at, to).orElseThrow(), lastEnd(found, to)));
      }
      found.add(calling.get());
      end = calling.get().from();
      k = end;
    }
    return found;
  }

  /**
   * "supruge Marka Kosa", "majke pevača Marka Kosa": whose kin they are, and not who he is;
   * "trojice radnika Marka Kosa" are several.
   *
   * @param called whether a nearer noun says who the person is
   */
  private boolean isOfAnother(
      int noun, LemmaPhrases.Match<Set<String>> match, Nominal person, boolean called) {
    boolean several =
        persons.list(person).size() < 2
            && noun > start
            && words.quantityOver(noun - 1).filter(q -> q.count().low().orElse(1) > 1).isPresent();
    boolean kin =
        match.value().contains("kinship")
            && !person.may(Case.NOMINATIVE)
            && (called || !grammar.isOfOneGender(noun, person));
    return several || kin;
  }

  /** Where the longest phrase begins that ends with the one at the token: "otac i sin". */
  private int longest(int k, int end) {
    int noun = k;
    int to = nouns.at(words, k, end).map(LemmaPhrases.Match::to).orElse(-1);
    for (int from = k - 1; from >= Math.max(start, k - LONGEST_PHRASE) && to > 0; from--) {
      int last = to;
      if (nouns.at(words, from, end).filter(m -> m.to() == last).isPresent()) {
        noun = from;
      }
    }
    return noun;
  }

  private static int lastEnd(List<Calling> found, int to) {
    return found.isEmpty() ? to : found.getLast().from();
  }

  /** An office in the genitive can be the complement of the one before it. */
  private boolean isNested(Calling inner) {
    return inner.is("office")
        && !inner.nominative()
        && words
            .cases(inner.noun(), r -> r.partOfSpeech() == PartOfSpeech.NOUN)
            .contains(Case.GENITIVE);
  }

  private boolean isBorder(int k) {
    String form = words.form(k);
    boolean dash =
        form.equals("-") && (words.form(k - 1).equals("-") || words.form(k + 1).equals("-"));
    boolean sign = dash || !words.token(k).isWord() && !form.matches("[()\\d/-]+|\\.");
    return sign
        || Verbs.isPredicate(words, k) && !words.isNoun(k)
        || Relatives.is(words, k)
        || Relatives.isSubordinator(words, k)
        || persons.cover(k);
  }
}
