package org.letopis.link;

import org.letopis.claim.EntityType;

/**
 * Our own inference that a name in a document means an entity; never a fact of the text.
 *
 * @param entity key of the entity
 * @param type its type
 * @param nameForm the name as the claims of the document use it
 * @param document the document's file name
 * @param score how sure we are, from 0 to 1
 * @param method how it was decided: {@code gazetteer}, {@code same-name} and so on
 * @param evidence why, in words
 */
public record IdentityDecision(
    String entity,
    EntityType type,
    String nameForm,
    String document,
    double score,
    String method,
    String evidence) {}
