/**
 * Holds together what claims of several documents are about: entities, with identity decisions, and
 * the declared events. Comes in: each document's claims; goes out: the same claims with entities,
 * for instance the "Ana Jović" of two documents as one person, by a decision that says why.
 */
package org.letopis.link;
