package org.letopis.link;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which entity a name of a document means after all, where documents are seen together. */
final class Renames {

  private final SortedMap<String, Resolution> byUse = new TreeMap<>();

  private static String use(Entity entity, String document) {
    return entity.type() + "\u001f" + entity.key() + "\u001f" + document;
  }

  void put(Entity entity, String document, Resolution resolution) {
    byUse.put(use(entity, document), resolution);
  }

  boolean has(Entity entity, String document) {
    return byUse.containsKey(use(entity, document));
  }

  boolean isEmpty() {
    return byUse.isEmpty();
  }

  Optional<Resolution> of(Entity entity, String document) {
    return Optional.ofNullable(byUse.get(use(entity, document)));
  }

  LinkedClaim apply(LinkedClaim claim) {
    String document = claim.claim().evidence().document();
    return new LinkedClaim(
        claim.claim(),
        claim.event(),
        new Scope(claim.scope().time(), apply(claim.scope().places(), document)),
        claim.groups(),
        apply(claim.persons(), document),
        apply(claim.sites(), document),
        apply(claim.places(), document),
        apply(claim.agents(), document),
        apply(claim.attributedTo(), document),
        apply(claim.organizations(), document));
  }

  private List<Entity> apply(List<Entity> entities, String document) {
    return entities.stream()
        .map(entity -> of(entity, document).map(Resolution::entity).orElse(entity))
        .toList();
  }
}
