/** Finds claims in one analysed document, by the kinds and rules of mappings/. */
package org.letopis.extract;
