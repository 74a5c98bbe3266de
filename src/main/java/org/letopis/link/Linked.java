package org.letopis.link;

import java.util.List;

/**
 * All documents' claims held together.
 *
 * @param documents the documents, by name
 * @param claims their claims, by document and place in the text
 * @param entities every entity of the gazetteer that is mentioned, and every other that claims
 *     name, by type and key
 * @param identity which names we hold to mean which entities
 * @param places which place lies in which
 */
public record Linked(
    List<DocumentClaims> documents,
    List<LinkedClaim> claims,
    List<Entity> entities,
    List<IdentityDecision> identity,
    PlaceTree places) {

  public Linked {
    documents = List.copyOf(documents);
    claims = List.copyOf(claims);
    entities = List.copyOf(entities);
    identity = List.copyOf(identity);
  }
}
