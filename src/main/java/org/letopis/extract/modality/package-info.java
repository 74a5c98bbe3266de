/**
 * What makes a clause no claim, or a claim of another modality: negation, hedges, what governs it.
 */
package org.letopis.extract.modality;
