package org.letopis.link;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.Attribute;
import org.letopis.claim.EntityType;

/** Collects what each document says of each person. */
final class Persons {

  private static final Set<String> DEATHS = Set.of("Killing", "Death");
  private static final int YEAR_DIGITS = 4;

  private Persons() {}

  /** One for each person and document, in a fixed order. */
  static List<Person> of(List<LinkedClaim> claims) {
    SortedMap<String, List<LinkedClaim>> byUse = new TreeMap<>();
    for (LinkedClaim claim : claims) {
      claim.persons().stream()
          .filter(person -> person.type() == EntityType.PERSON)
          .forEach(
              person ->
                  byUse
                      .computeIfAbsent(
                          claim.claim().evidence().document() + "\u001f" + person.key(),
                          key -> new ArrayList<>())
                      .add(claim));
    }
    List<Person> persons = new ArrayList<>();
    byUse.forEach((use, of) -> persons.add(person(use.substring(use.indexOf('\u001f') + 1), of)));
    return persons;
  }

  private static Person person(String key, List<LinkedClaim> claims) {
    LinkedClaim first = claims.getFirst();
    int at = index(first, key);
    List<LinkedClaim> deaths =
        claims.stream().filter(claim -> DEATHS.contains(claim.claim().kind())).toList();
    return new Person(
        first.persons().get(at),
        first.claim().evidence().document(),
        first.claim().persons().get(at).label(),
        deaths,
        born(claims, deaths));
  }

  private static int index(LinkedClaim claim, String key) {
    for (int i = 0; i < claim.persons().size(); i++) {
      if (claim.persons().get(i).key().equals(key)) {
        return i;
      }
    }
    throw new IllegalArgumentException(claim.claim().id() + " does not name \"" + key + "\"");
  }

  private static OptionalInt born(List<LinkedClaim> claims, List<LinkedClaim> deaths) {
    OptionalInt birth = number(claims, "birth year");
    OptionalInt age = number(claims, "age");
    OptionalInt death =
        deaths.stream()
            .flatMap(claim -> claim.claim().time().stream())
            .flatMap(time -> time.start().stream())
            .mapToInt(start -> Integer.parseInt(start.substring(0, YEAR_DIGITS)))
            .findFirst();
    return birth.isEmpty() && age.isPresent() && death.isPresent()
        ? OptionalInt.of(death.getAsInt() - age.getAsInt())
        : birth;
  }

  private static OptionalInt number(List<LinkedClaim> claims, String attribute) {
    return claims.stream()
        .filter(claim -> claim.persons().size() == 1)
        .flatMap(claim -> claim.claim().attribute().stream())
        .filter(a -> a.name().equals(attribute) && a.value().matches("\\d{1,4}"))
        .map(Attribute::value)
        .mapToInt(Integer::parseInt)
        .findFirst();
  }
}
