/**
 * Measures claims against claims made by hand, and checks that quotes still stand. Comes in: claims
 * as JSON Lines and the gold in the same form; goes out: the scorer's lines, for instance {@code
 * facts P 0.912 R 0.874 F1 0.893 (gold 1730)}.
 */
package org.letopis.evaluate;
