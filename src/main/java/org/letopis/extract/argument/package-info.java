/**
 * Which words of a sentence tell a kind, and which phrases fill the slots that the grammar gives
 * them.
 *
 * <p>In: the phrases and clauses of a sentence, the words of a rule. Out: triggers with their
 * patients.
 */
package org.letopis.extract.argument;
