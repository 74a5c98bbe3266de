/**
 * What words mean: all dictionary readings of a token, gazetteer names before dictionary, numbers
 * and quantities as intervals, dates.
 *
 * <p>Comes in: a document. Goes out: an {@link org.letopis.lexicon.AnalysedDocument}. From {@code
 * "U Kuscu je zapaljeno preko 800 kuća."}: tokens with their readings ({@code zapaljeno}: zapaliti,
 * passive participle), one sentence, the name Kusce (which may be Gornje or Donje Kusce, here in
 * the dative or locative), the quantity [801, open).
 */
package org.letopis.lexicon;
