/**
 * When, where and by whom: the circumstances of a clause, also those that the sentence or the
 * document has told before.
 */
package org.letopis.extract.circumstance;
