/**
 * Compares claims about the same thing: agreement, refinement, part and whole, contradiction. Comes
 * in: linked claims; goes out: comparisons, for instance that "954" and "more than a thousand"
 * injured of the same event cannot both hold. In doubt, nothing.
 */
package org.letopis.compare;
