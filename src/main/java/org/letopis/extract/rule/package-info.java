/** The kinds and rules of {@code mappings/kinds}, as records. */
package org.letopis.extract.rule;
