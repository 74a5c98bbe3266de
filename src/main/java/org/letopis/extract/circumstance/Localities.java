package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Finds where, as the phrases of a clause or of its sentence say it. */
final class Localities {

  private Localities() {}

  /** The places that phrases name: those in which something is, or, where there are none, near. */
  static List<Mentioned> places(Phrases phrases, List<Nominal> nominals, Set<Meaning> meanings) {
    List<Mentioned> inside = named(phrases, nominals, meanings);
    if (!inside.isEmpty() || !meanings.contains(Meaning.IN)) {
      return inside;
    }
    List<Mentioned> near = named(phrases, withVillages(phrases, nominals), Set.of(Meaning.NEAR));
    // "između Vrbanića i Doboja": the two between which it was.
    return near.isEmpty() ? named(phrases, nominals, Set.of(Meaning.AMONG)) : near;
  }

  /** "Vrbica kod Stoca": the village stands for what it is near to. */
  private static List<Nominal> withVillages(Phrases phrases, List<Nominal> nominals) {
    return nominals.stream()
        .filter(
            n ->
                n.preposition().filter(p -> p.means(Meaning.NEAR)).isEmpty()
                    || phrases
                        .nominalOver(n.from() - 1)
                        .filter(v -> v.to() == n.from() && v.sort() == Sort.PLACE)
                        .isEmpty())
        .toList();
  }

  static List<Mentioned> named(Phrases phrases, List<Nominal> nominals, Set<Meaning> meanings) {
    List<Mentioned> found = new ArrayList<>();
    Nominal last = null;
    for (Nominal nominal : nominals) {
      boolean governed =
          nominal.preposition().filter(p -> meanings.contains(p.meaning())).isPresent();
      boolean listed =
          last != null
              && nominal.preposition().isEmpty()
              && isPlace(nominal)
              && (Links.between(phrases, last.to(), nominal.from())
                  || acrossNames(phrases, last, nominal));
      if (governed
          && (isOfSource(phrases, nominal)
              || isSpanned(phrases, nominal)
              || isNearRegion(phrases.words(), nominal))) {
        continue;
      }
      if (governed || listed) {
        List<Mentioned> here = placesIn(phrases, nominal);
        found.addAll(here);
        last = here.isEmpty() ? null : nominal;
      } else if (nominal.preposition().filter(p -> !p.means(Meaning.NEAR)).isPresent()) {
        last = null;
      } else if (last != null && nominal.isPrepositional()) {
        last = nominal;
      }
    }
    if (last != null) {
      found.addAll(behind(phrases, last));
    }
    return found;
  }

  /** "koji su se dogodili u A, B i C poginulo je": the list that another clause goes on with. */
  private static List<Mentioned> behind(Phrases phrases, Nominal place) {
    List<Mentioned> found = new ArrayList<>();
    Nominal last = place;
    int own = phrases.clauseOf(place.head()).index();
    for (Nominal next : phrases.nominals()) {
      int end = last.to();
      boolean listed =
          next.from() > end
              && next.from() <= end + 2
              && next.sort() == Sort.PLACE
              && !next.isPrepositional()
              && !next.may(Case.NOMINATIVE)
              && last.cases().stream().anyMatch(next::may)
              && phrases.clauseOf(next.head()).index() != own
              && Links.between(phrases, end, next.from());
      if (listed) {
        found.addAll(next.named());
        last = next;
      }
    }
    return found;
  }

  /** "u Obiliću, K. Mitrovici i Prizrenu": a name of the list that could not be read. */
  private static boolean acrossNames(Phrases phrases, Nominal last, Nominal next) {
    Words words = phrases.words();
    boolean joint = false;
    for (int i = last.to(); i < next.from(); i++) {
      String form = words.form(i);
      boolean initial = form.equals(".") && words.form(i - 1).length() == 1;
      boolean name = words.token(i).isWord() && words.token(i).isCapitalised();
      boolean link = form.equals(",") || form.equals("i");
      if (!link && !name && !initial) {
        return false;
      }
      joint |= link;
    }
    return joint && last.cases().stream().anyMatch(next::may);
  }

  /** "po izveštaju Banske uprave u Nišu": where those sit whom the text cites. */
  private static boolean isOfSource(Phrases phrases, Nominal place) {
    int at = place.from();
    // "Prema Institutu za istoriju u Nišu": what the institute is for belongs to its name.
    int end =
        phrases.nominals().stream()
            .filter(n -> n.to() == at && n.isPrepositional())
            .filter(n -> n.preposition().get().words().equals("za"))
            .mapToInt(Nominal::from)
            .findFirst()
            .orElse(at);
    return phrases.nominals().stream()
        .filter(n -> n.to() == end)
        .filter(n -> n.all().anyMatch(Localities::isBody))
        .flatMap(n -> n.preposition().stream())
        .anyMatch(
            p -> p.means(Meaning.SOURCE) || phrases.words().functions().has(p.words(), Use.CITING));
  }

  /** A body, or a hospital, by which those who work there are meant. */
  private static boolean isBody(Nominal nominal) {
    return nominal.sort() == Sort.ORGANIZATION
        || nominal.sort() == Sort.THING
            && nominal.unit().filter("healthFacility"::equals).isPresent();
  }

  /**
   * "vlada u Prištini obnovila je": the town where a body sits, and not where what it does happens.
   * Forces are told of where they are, and so are missions in a country.
   */
  static boolean isSeat(Phrases phrases, Nominal place) {
    return place.preposition().filter(p -> p.means(Meaning.IN)).isPresent()
        && phrases.words().token(place.core()).isCapitalised()
        && !isRegion(phrases.words(), place)
        && phrases.nominals().stream()
            .filter(n -> n.to() == place.from())
            .flatMap(n -> Stream.concat(Stream.of(n), n.complements().stream()))
            .anyMatch(n -> n.sort() == Sort.ORGANIZATION && n.allGroups().isEmpty());
  }

  /** "most preko Ibra": what a thing leads over. */
  private static boolean isSpanned(Phrases phrases, Nominal place) {
    return place
            .preposition()
            .filter(p -> phrases.words().functions().has(p.words(), Use.SPANNING))
            .isPresent()
        && phrases.nominals().stream()
            .filter(n -> n.to() == place.from())
            .anyMatch(n -> n.sort() == Sort.THING || n.sort() == Sort.SITE);
  }

  /** "nadomak Srbije", "u blizini Kosova": by being near a whole region nothing has its place. */
  private static boolean isNearRegion(Words words, Nominal nominal) {
    return nominal.preposition().filter(p -> p.means(Meaning.NEAR)).isPresent()
        && isRegion(words, nominal);
  }

  private static boolean isRegion(Words words, Nominal nominal) {
    return IntStream.range(nominal.core(), nominal.to())
        .mapToObj(words::nameOver)
        .flatMap(Optional::stream)
        .anyMatch(n -> n.candidates().stream().allMatch(c -> c.type() == EntityType.REGION));
  }

  static boolean isPlace(Nominal nominal) {
    return nominal.sort() == Sort.PLACE
        || nominal.complements().stream().anyMatch(c -> c.sort() == Sort.PLACE)
            && nominal.sort() == Sort.SETTLEMENT;
  }

  /** The places that one phrase names: itself, its genitives, its adjective. */
  static List<Mentioned> placesIn(Phrases phrases, Nominal nominal) {
    if (nominal.sort() == Sort.PLACE) {
      return nominal.named();
    }
    if (nominal.sort() == Sort.EVENT
        || nominal.sort() == Sort.ORGANIZATION
        || nominal.sort() == Sort.PERSON) {
      return List.of();
    }
    List<Mentioned> ends = Routes.ends(phrases.words(), nominal);
    if (!ends.isEmpty()) {
      return ends;
    }
    List<Mentioned> found = new ArrayList<>();
    nominal.complements().stream()
        .filter(c -> c.sort() == Sort.PLACE)
        .forEach(c -> found.addAll(c.named()));
    return found;
  }

  /** The sites that phrases name as where it happened: in them or, where there are none, near. */
  static List<Mentioned> sites(List<Nominal> nominals) {
    List<Mentioned> inside = sites(nominals, Meaning.IN);
    return inside.isEmpty() ? sites(nominals, Meaning.NEAR) : inside;
  }

  private static List<Mentioned> sites(List<Nominal> nominals, Meaning meaning) {
    return nominals.stream()
        .filter(n -> n.sort() == Sort.SITE && !Routes.is(n))
        .filter(n -> n.preposition().filter(p -> p.means(meaning)).isPresent())
        .flatMap(n -> n.named().stream())
        .toList();
  }
}
