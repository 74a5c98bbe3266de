package org.letopis.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;

/** Links the claims of one document, in text order. */
final class DocumentLinker {

  private final LinkTables tables;
  private final Decisions decisions;
  private final DocumentClaims document;
  private final Resolver resolver;
  private final EventLinker events;

  DocumentLinker(
      NameIndex gazetteer,
      LinkTables tables,
      Map<String, Entity> groupsByName,
      Decisions decisions,
      DocumentClaims document) {
    this.tables = tables;
    this.decisions = decisions;
    this.document = document;
    this.resolver =
        new Resolver(
            gazetteer,
            new UnknownNames(
                gazetteer, groupsByName, document.document().name(), persons(document)));
    this.events = new EventLinker(tables.events(), document.entry(), document.claims());
  }

  private static Set<String> persons(DocumentClaims document) {
    return document.claims().stream()
        .flatMap(claim -> claim.persons().stream())
        .map(person -> FoldedName.fold(person.label()))
        .collect(Collectors.toSet());
  }

  List<LinkedClaim> claims() {
    Set<String> apart =
        tables.events().stream()
            .flatMap(event -> event.kindsApart().stream())
            .collect(Collectors.toSet());
    List<LinkedClaim> claims =
        OwnEvent.given(document.claims().stream().map(this::linked).toList(), apart);
    claims.stream().flatMap(claim -> claim.event().stream()).forEach(decisions::keep);
    return claims;
  }

  private LinkedClaim linked(Claim claim) {
    List<Entity> places = all(claim.places(), Slot.PLACE, List.of());
    Optional<DeclaredEvent> event = events.event(claim, places);
    return new LinkedClaim(
        claim,
        event.map(DeclaredEvent::entity),
        EventLinker.scope(claim, event, places),
        claim.groups().stream().map(this::group).toList(),
        all(claim.persons(), Slot.PERSON, List.of()),
        all(claim.sites(), Slot.SITE, places.isEmpty() ? whereItStands(claim) : places),
        places,
        all(claim.agents(), Slot.ACTOR, List.of()),
        all(claim.attributedTo(), Slot.ACTOR, List.of()),
        all(claim.organizations(), Slot.ORGANIZATION, List.of()));
  }

  /**
   * The places of a site whose claim names none, where another claim of the same words does: two
   * claims that share the mention of a site speak of one site.
   */
  private List<Entity> whereItStands(Claim claim) {
    Set<String> sites = folded(claim.sites());
    return document.claims().stream()
        .filter(other -> !other.places().isEmpty() && shareWords(claim, other))
        .filter(other -> folded(other.sites()).stream().anyMatch(sites::contains))
        .findFirst()
        .map(
            other ->
                other.places().stream()
                    .map(place -> resolver.resolve(place, Slot.PLACE, List.of()).entity())
                    .toList())
        .orElse(List.of());
  }

  private static Set<String> folded(List<Mentioned> names) {
    return names.stream().map(n -> FoldedName.fold(n.label())).collect(Collectors.toSet());
  }

  private static boolean shareWords(Claim one, Claim other) {
    return one.evidence().start() < other.evidence().end()
        && other.evidence().start() < one.evidence().end();
  }

  /** A group is what its name says: the claims format already names it in one way only. */
  private Entity group(String name) {
    Entity group =
        Optional.ofNullable(tables.groups().get(name))
            .orElseGet(
                () ->
                    new Entity(
                        FoldedName.key(name),
                        EntityType.GROUP,
                        Map.of("en", name),
                        Optional.empty()));
    decisions.keep(group);
    return group;
  }

  private List<Entity> all(List<Mentioned> names, Slot slot, List<Entity> places) {
    List<Entity> entities = new ArrayList<>();
    for (Mentioned name : names) {
      Resolution resolution = resolver.resolve(name, slot, places);
      decisions.add(document.document().name(), name.label(), resolution);
      entities.add(resolution.entity());
    }
    return entities;
  }
}
