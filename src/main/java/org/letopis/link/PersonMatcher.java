package org.letopis.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.link.Resolution.Basis;

/**
 * Decides which persons of different documents are one although their given names differ, and which
 * are two although they bear one name.
 *
 * <p>One: the same surname, a given name that is a form of the other's, and a death in one event at
 * places that are not apart, unless years of birth lie too far apart, a document names both, or
 * several would fit. Two: years of birth lie a generation apart, or the deaths are of different
 * events or years of birth and at places that are apart. A surname alone never joins.
 */
final class PersonMatcher {

  /** An age told by one text and a year of birth told by another seldom agree to the year. */
  private static final int SAME_AGE = 3;

  private static final int GENERATION = 15;

  private final NameVariants variants;
  private final PlaceTree places;

  PersonMatcher(NameVariants variants, PlaceTree places) {
    this.variants = variants;
    this.places = places;
  }

  Renames renames(List<LinkedClaim> claims) {
    SortedMap<String, List<Person>> bySurname = new TreeMap<>();
    Persons.of(claims).stream()
        .filter(Person::isFull)
        .forEach(p -> bySurname.computeIfAbsent(p.surname(), s -> new ArrayList<>()).add(p));
    Renames renames = new Renames();
    for (List<Person> family : bySurname.values()) {
      namesakes(family, renames);
      variants(family, renames);
    }
    return renames;
  }

  private void namesakes(List<Person> family, Renames renames) {
    for (int i = 0; i < family.size(); i++) {
      Person person = family.get(i);
      boolean another =
          family.subList(0, i).stream()
              .anyMatch(
                  earlier ->
                      earlier.entity().equals(person.entity()) && isAnother(earlier, person));
      if (another) {
        renames.put(
            person.entity(),
            person.document(),
            new Resolution(
                UnknownNames.inDocument(person.entity().type(), person.name(), person.document()),
                Basis.NAMESAKE,
                "another document tells of somebody else of that name: ages, events or places are"
                    + " apart"));
      }
    }
  }

  private boolean isAnother(Person one, Person other) {
    if (yearsApart(one, other) > GENERATION) {
      return true;
    }
    boolean apart = deathsApart(one, other);
    return apart && (yearsApart(one, other) > SAME_AGE || !sameEvent(one, other));
  }

  private void variants(List<Person> family, Renames renames) {
    for (Person person : family) {
      List<Person> fitting = family.stream().filter(full -> fits(person, full, family)).toList();
      long names = fitting.stream().map(Person::entity).distinct().count();
      if (names == 1 && !renames.has(person.entity(), person.document())) {
        Person full = fitting.getFirst();
        renames.put(
            person.entity(),
            person.document(),
            new Resolution(full.entity(), Basis.NAME_VARIANT, why(person, full)));
      }
    }
  }

  /** Whether the first, under a short form, is held to be the second, under the full name. */
  private boolean fits(Person person, Person full, List<Person> family) {
    return !person.document().equals(full.document())
        && variants.isShort(person.given(), full.given())
        && yearsApart(person, full) <= SAME_AGE
        && sameEvent(person, full)
        && samePlace(person, full)
        && family.stream().noneMatch(p -> namesBoth(p, person, full, family));
  }

  private static boolean namesBoth(Person p, Person person, Person full, List<Person> family) {
    return p.entity().equals(person.entity())
        && family.stream()
            .anyMatch(q -> q.document().equals(p.document()) && q.entity().equals(full.entity()));
  }

  private static int yearsApart(Person one, Person other) {
    return one.born().isPresent() && other.born().isPresent()
        ? Math.abs(one.born().getAsInt() - other.born().getAsInt())
        : 0;
  }

  private static boolean sameEvent(Person one, Person other) {
    return one.deaths().stream()
        .anyMatch(
            death ->
                death.event().isPresent()
                    && other.deaths().stream().anyMatch(d -> d.event().equals(death.event())));
  }

  private boolean deathsApart(Person one, Person other) {
    List<Entity> where = where(one);
    List<Entity> elsewhere = where(other);
    return !where.isEmpty()
        && !elsewhere.isEmpty()
        && where.stream().allMatch(a -> elsewhere.stream().allMatch(b -> places.apart(a, b)));
  }

  private boolean samePlace(Person one, Person other) {
    return where(one).stream().anyMatch(a -> where(other).stream().anyMatch(b -> meet(a, b)));
  }

  private boolean meet(Entity one, Entity other) {
    return one.equals(other) || places.mayMeet(one, other);
  }

  private static List<Entity> where(Person person) {
    return person.deaths().stream().flatMap(death -> death.scope().places().stream()).toList();
  }

  private static String why(Person person, Person full) {
    String born =
        person.born().isPresent() && full.born().isPresent() ? "; years of birth agree" : "";
    Optional<String> place =
        where(full).stream().map(p -> p.labels().getOrDefault("sr-Latn", p.key())).findFirst();
    return "\"%s\" is a form of \"%s\" (%s), with the same surname, dead in the same event at the same place (%s)%s"
        .formatted(first(person), first(full), full.document(), place.orElse(""), born);
  }

  private static String first(Person person) {
    return person.name().substring(0, person.name().indexOf(' '));
  }
}
