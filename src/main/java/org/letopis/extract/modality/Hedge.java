package org.letopis.extract.modality;

/**
 * What words say of an event.
 *
 * @param effect on the event that they govern
 * @param prevented whether they say that the event did not happen; negated they say nothing
 */
record Hedge(String effect, boolean prevented) {}
