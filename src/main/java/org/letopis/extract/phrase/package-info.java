/** Noun phrases, clauses and names of one sentence, from words and their readings. */
package org.letopis.extract.phrase;
