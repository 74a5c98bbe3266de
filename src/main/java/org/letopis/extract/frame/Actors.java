package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Authorities;
import org.letopis.extract.speech.Speakers;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds who acts: the subjects of a verb, one for each item of their list. */
final class Actors {

  private static final Set<Sort> ACTING =
      EnumSet.of(Sort.PEOPLE, Sort.PERSON, Sort.ORGANIZATION, Sort.PLACE);

  /** Units of things that act as bodies do: a country, an embassy. */
  private static final Set<String> BODIES = Set.of("country", "diplomaticMission");

  private Actors() {}

  static List<Nominal> of(Context context, Phrases phrases, Rule.Act rule, int verb) {
    Words words = context.words();
    Clause clause = phrases.clauseOf(verb);
    List<Nominal> own = among(context, phrases, clause, rule, verb, Case.NOMINATIVE);
    boolean never =
        clause.nominals().stream()
            .anyMatch(n -> n.may(Case.NOMINATIVE) && words.hasLemma(n.head(), rule.never()));
    if (!own.isEmpty() || never) {
      return own;
    }
    if (clause.index() == 0) {
      return List.of();
    }
    Clause before = phrases.clauses().get(clause.index() - 1);
    return clause.type() == Clause.Type.SUBORDINATE
        ? among(context, phrases, before, rule, verb, Case.DATIVE)
        : carried(context, phrases, rule, clause, verb);
  }

  /** The subject of the main clause before, where a second verb is joined to it. */
  private static List<Nominal> carried(
      Context context, Phrases phrases, Rule.Act rule, Clause clause, int verb) {
    for (int c = clause.index() - 1; c >= 0 && clause.type() == Clause.Type.MAIN; c--) {
      Clause earlier = phrases.clauses().get(c);
      List<Nominal> found =
          earlier.type() == Clause.Type.MAIN
              ? among(context, phrases, earlier, rule, verb, Case.NOMINATIVE)
              : List.of();
      if (!found.isEmpty()) {
        return List.of(found.getFirst());
      }
    }
    return List.of();
  }

  private static List<Nominal> among(
      Context context, Phrases phrases, Clause clause, Rule.Act rule, int verb, Case wanted) {
    Words words = phrases.words();
    List<Nominal> found = new ArrayList<>();
    for (Nominal nominal : clause.nominals()) {
      if (!isActor(context, words, nominal, rule, wanted)) {
        continue;
      }
      Optional<Nominal> title = found.isEmpty() ? Optional.empty() : Optional.of(found.getLast());
      if (title.filter(t -> apposed(words, t, nominal)).isPresent()) {
        found.set(found.size() - 1, nominal);
      } else {
        found.add(nominal);
      }
    }
    return found.stream().filter(n -> acts(phrases, n, verb)).toList();
  }

  private static boolean isActor(
      Context context, Words words, Nominal nominal, Rule.Act rule, Case wanted) {
    boolean named =
        nominal.sort() == Sort.OTHER
            && (words.token(nominal.head()).isCapitalised()
                || Authorities.personIn(nominal).isPresent()
                || nominal.complements().stream().anyMatch(Speakers::isAuthority)
                // "američki ambasador osudio je": an office without a name.
                || wanted == Case.NOMINATIVE && context.speakers().isOffice(words, nominal));
    boolean country = nominal.unit().filter(BODIES::contains).isPresent();
    return !nominal.isPrepositional()
        && nominal.may(wanted)
        && nominal.quantity().isEmpty()
        && (ACTING.contains(nominal.sort()) || named || country)
        && !words.hasLemma(nominal.head(), rule.never())
        && !isTitled(words, nominal, rule.never())
        && !words.hasLemma(nominal.head(), rule.nouns());
  }

  /** "sudija Petar Lukić osudio je": a person with a title that does not act so. */
  private static boolean isTitled(Words words, Nominal person, Set<String> titles) {
    return person.sort() == Sort.PERSON
        && (words.hasLemma(person.core(), titles)
            || person.core() > 0 && words.hasLemma(person.core() - 1, titles));
  }

  /** "episkop raški A", "ministar, general A": the name behind a title is the actor. */
  private static boolean apposed(Words words, Nominal title, Nominal name) {
    if (title.sort() == Sort.ORGANIZATION || !words.token(name.head()).isCapitalised()) {
      return false;
    }
    for (int i = title.to(); i < name.from(); i++) {
      boolean adjective =
          words.token(i).isWord()
              && !words.is(i, PartOfSpeech.CONJUNCTION)
              && !Verbs.isPredicate(words, i)
              && !Verbs.isClitic(words, i);
      boolean comma = words.form(i).equals(",") && name.sort() == Sort.PERSON;
      if (!adjective && !comma) {
        return false;
      }
    }
    return name.sort() == Sort.PERSON || name.sort() == Sort.OTHER;
  }

  /** What is left of a phrase that only looks like a subject: it does not agree with the verb. */
  private static boolean acts(Phrases phrases, Nominal nominal, int verb) {
    return nominal.sort() != Sort.PLACE || Agreement.allows(phrases, nominal, verb);
  }
}
