package org.letopis.link;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.Claim;

/**
 * A claim and the entities that its names are held to mean; each list is parallel to the claim's.
 *
 * @param id the claim's stable id, computed once: comparing asks for it often
 * @param claim the claim as read
 * @param event the event that it is held to be about; empty where that is not certain
 * @param scope which part of the event it is about
 * @param groups what {@code claim.groups()} means, and so on
 */
public record LinkedClaim(
    String id,
    Claim claim,
    Optional<Entity> event,
    Scope scope,
    List<Entity> groups,
    List<Entity> persons,
    List<Entity> sites,
    List<Entity> places,
    List<Entity> agents,
    List<Entity> attributedTo,
    List<Entity> organizations) {

  /** Copies the lists. */
  public LinkedClaim {
    groups = List.copyOf(groups);
    persons = List.copyOf(persons);
    sites = List.copyOf(sites);
    places = List.copyOf(places);
    agents = List.copyOf(agents);
    attributedTo = List.copyOf(attributedTo);
    organizations = List.copyOf(organizations);
  }

  /** A claim under its own id. */
  public LinkedClaim(
      Claim claim,
      Optional<Entity> event,
      Scope scope,
      List<Entity> groups,
      List<Entity> persons,
      List<Entity> sites,
      List<Entity> places,
      List<Entity> agents,
      List<Entity> attributedTo,
      List<Entity> organizations) {
    this(
        claim.id(),
        claim,
        event,
        scope,
        groups,
        persons,
        sites,
        places,
        agents,
        attributedTo,
        organizations);
  }
}
