package org.letopis.text;

/**
 * A sentence as a range of tokens.
 *
 * @param index its place among the document's sentences, from 0
 * @param paragraph the number of its paragraph, from 0
 * @param from index of its first token
 * @param to index after its last token
 */
public record Sentence(int index, int paragraph, int from, int to) {}
