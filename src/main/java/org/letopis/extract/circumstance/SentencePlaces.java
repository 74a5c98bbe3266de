package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Finds where a clause was that names no place, as the rest of its sentence says it. */
final class SentencePlaces {

  /** What stands between a place and all that a sentence says of it. */
  private static final Set<String> ANNOUNCING = Set.of(":");

  private SentencePlaces() {}

  /**
   * The places that the sentence names for a clause that names none: those of the clause that says
   * when or of the event that it happened in, else those that the sentence opens with.
   */
  static List<Mentioned> around(Phrases phrases, Clause clause, Set<Meaning> meanings) {
    List<Mentioned> ofEvent = ofEvent(phrases, clause, meanings);
    if (!ofEvent.isEmpty()) {
      return ofEvent;
    }
    List<Clause> explaining = Surroundings.explaining(phrases, clause);
    for (Clause other : explaining) {
      List<Mentioned> found = new ArrayList<>(hit(other));
      found.addAll(
          other.index() < clause.index() && Surroundings.opensWhen(phrases, clause)
              ? before(phrases, clause, other.nominals(), meanings)
              : Localities.places(phrases, other.nominals(), meanings));
      if (!found.isEmpty()) {
        return found;
      }
    }
    if (clause.index() > 0 && Surroundings.opensWhen(phrases, clause)) {
      return before(
          phrases, clause, phrases.clauses().get(clause.index() - 1).nominals(), meanings);
    }
    List<Mentioned> found =
        clause.type() == Clause.Type.MAIN && clause.index() > 0
            ? Localities.places(phrases, Surroundings.opening(phrases), meanings)
            : List.of();
    return found.isEmpty() ? announced(phrases) : found;
  }

  /** "zbog nereda u Kruščiću, u kojima": what stands between the event and its relative clause. */
  private static List<Mentioned> ofEvent(Phrases phrases, Clause clause, Set<Meaning> meanings) {
    return clause
        .antecedent()
        .filter(a -> clause.type() == Clause.Type.RELATIVE)
        .flatMap(a -> Surroundings.eventOf(phrases, a))
        .map(e -> Localities.places(phrases, phrases.between(e.from(), clause.from()), meanings))
        .orElse(List.of());
  }

  /** "Kraljevo: oštećeno je 900 zgrada", "Vitina – Povređeno 28 osoba": the place of all of it. */
  private static List<Mentioned> announced(Phrases phrases) {
    return phrases.nominals().stream()
        .findFirst()
        .filter(
            n ->
                n.from() == phrases.sentence().from()
                    && Localities.isPlace(n)
                    && !n.isPrepositional())
        .filter(n -> n.to() < phrases.sentence().to())
        .filter(n -> ANNOUNCING.contains(phrases.words().form(n.to())))
        .map(Nominal::named)
        .orElse(List.of());
  }

  /** "iz Velike Hoče kod Orahovca, gde je": the village, not what it is near to. */
  private static List<Mentioned> before(
      Phrases phrases, Clause clause, List<Nominal> all, Set<Meaning> meanings) {
    List<Nominal> nominals = all.stream().filter(n -> !isBehindOrigin(phrases, n)).toList();
    List<Mentioned> inside = Localities.named(phrases, nominals, meanings);
    List<Mentioned> found = inside.isEmpty() ? beforeWhere(phrases, clause, nominals) : inside;
    return found.isEmpty() ? Localities.places(phrases, nominals, meanings) : found;
  }

  /** "vraćali su se iz crkve u Lugu kada je": where they came from. */
  private static boolean isBehindOrigin(Phrases phrases, Nominal place) {
    return place.isPrepositional()
        && phrases.nominals().stream()
            .filter(n -> n.to() == place.from() && n.sort() != Sort.PLACE)
            .flatMap(n -> n.preposition().stream())
            .anyMatch(p -> p.means(Meaning.FROM));
  }

  /** "iz Niša, gde je", "pogođen je grad Kraljevo sa okolinom, gde je": what stands before. */
  private static List<Mentioned> beforeWhere(Phrases phrases, Clause clause, List<Nominal> before) {
    List<Mentioned> from =
        Localities.places(
            phrases, before.stream().flatMap(Nominal::all).toList(), Set.of(Meaning.FROM));
    boolean where = clause.opener().filter(o -> isWhere(phrases.words(), o)).isPresent();
    return from.isEmpty() && where
        ? before.stream()
            .filter(n -> Localities.isPlace(n) && (!n.isPrepositional() || leadsTo(clause, n)))
            .reduce((first, second) -> second)
            .map(n -> Localities.placesIn(phrases, n))
            .orElse(List.of())
        : from;
  }

  /** "krenuli su ka Lugu, gde su": where those came who set out for it. */
  private static boolean leadsTo(Clause clause, Nominal place) {
    return place.to() >= clause.from() - 1
        && place.preposition().filter(p -> p.means(Meaning.TO) || p.means(Meaning.IN)).isPresent();
  }

  private static boolean isWhere(Words words, int i) {
    return words.does(i, Use.WHERE);
  }

  /** "u poplavama koje su pogodile Ljig": what an event hit is where it was. */
  private static List<Mentioned> hit(Clause clause) {
    boolean event =
        clause.type() == Clause.Type.RELATIVE
            || clause.nominals().stream()
                .anyMatch(
                    n -> n.sort() == Sort.EVENT && !n.isPrepositional() && n.may(Case.NOMINATIVE));
    return !event
        ? List.of()
        : clause.nominals().stream()
            .filter(n -> n.sort() == Sort.PLACE && !n.isPrepositional())
            .filter(n -> n.may(Case.ACCUSATIVE))
            .flatMap(n -> n.named().stream())
            .toList();
  }
}
