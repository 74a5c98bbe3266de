/**
 * What everything is about: the claim, its evidence, its slots. Records only; imports nothing of
 * ours.
 */
package org.letopis.claim;
