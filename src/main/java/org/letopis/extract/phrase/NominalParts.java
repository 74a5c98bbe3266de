package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;

/** Makes the noun phrases whose head is a name or a time. */
final class NominalParts {

  private NominalParts() {}

  static Nominal time(Mention.Time time) {
    return of(
        time.from(),
        time.to(),
        Sort.TIME,
        EnumSet.allOf(Case.class),
        List.of(),
        List.of(),
        List.of());
  }

  static Nominal person(int from, PersonNames.Person person, List<Integer> adjectives) {
    return of(
        from,
        person.to(),
        Sort.PERSON,
        person.cases(),
        List.of(),
        person.name().map(Mentioned::named).map(List::of).orElse(List.of()),
        adjectives);
  }

  static Nominal site(int from, SiteNames.Site site, List<Integer> adjectives) {
    Nominal plain =
        of(from, site.to(), Sort.SITE, site.cases(), List.of(), List.of(site.named()), adjectives);
    return plain.withHead(site.from(), Sort.SITE).withUnit(Optional.of(site.unit()));
  }

  static Nominal place(int from, PlaceNames.Place place, List<Integer> adjectives) {
    return of(
        from,
        place.to(),
        Sort.PLACE,
        place.cases(),
        List.of(),
        List.of(Mentioned.named(place.name())),
        adjectives);
  }

  static Nominal named(
      int from, Mention.Name name, List<Integer> adjectives, Words words, Nouns nouns) {
    GazetteerEntry first = name.candidates().getFirst();
    Sort sort =
        first.type().isPlace()
            ? Sort.PLACE
            : switch (first.type()) {
              case SITE -> Sort.SITE;
              case ORGANIZATION -> Sort.ORGANIZATION;
              case EVENT -> Sort.EVENT;
              case PERSON -> Sort.PERSON;
              default -> Sort.OTHER;
            };
    Optional<NounSense> sense =
        nouns
            .at(words, name.from(), name.to())
            .filter(m -> m.to() == name.to())
            .map(LemmaPhrases.Match::value);
    List<String> groups = new ArrayList<>();
    adjectives.forEach(a -> nouns.groupOfAdjective(words, a).ifPresent(groups::add));
    sense.flatMap(NounSense::group).ifPresent(groups::add);
    Optional<NounSense> force =
        sort == Sort.ORGANIZATION ? sense.or(() -> nouns.force(first.label())) : Optional.empty();
    force.flatMap(NounSense::group).filter(g -> !groups.contains(g)).ifPresent(groups::add);
    return of(from, name.to(), sort, name.cases(), groups, List.of(mentioned(name)), adjectives)
        .withUnit(force.flatMap(NounSense::unit));
  }

  /** The entity that a name means; without its key where several bear the name. */
  static Mentioned mentioned(Mention.Name name) {
    GazetteerEntry first = name.candidates().getFirst();
    List<GazetteerEntry> settlements =
        name.candidates().stream().filter(c -> c.type() == EntityType.SETTLEMENT).toList();
    boolean others =
        name.candidates().stream()
            .anyMatch(
                c -> c.type() != EntityType.SETTLEMENT && c.type() != EntityType.MUNICIPALITY);
    if (settlements.size() == 1 && !others) {
      // A bare name is the town or the village; the municipality is called so ("opština Klina").
      return Mentioned.known(settlements.getFirst().label(), settlements.getFirst().key());
    }
    return name.candidates().size() == 1
        ? Mentioned.known(first.label(), first.key())
        : Mentioned.named(name.label());
  }

  private static Nominal of(
      int from,
      int to,
      Sort sort,
      java.util.Set<Case> cases,
      List<String> groups,
      List<Mentioned> named,
      List<Integer> adjectives) {
    return Nominal.plain(from, to, to - 1, sort, cases)
        .withNames(groups, named)
        .withAdjectives(adjectives);
  }
}
