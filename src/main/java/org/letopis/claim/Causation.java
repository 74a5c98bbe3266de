package org.letopis.claim;

/**
 * What a document says brought what about, in the text's own words.
 *
 * @param cause what came first
 * @param effect what it led to
 */
public record Causation(String cause, String effect) {}
