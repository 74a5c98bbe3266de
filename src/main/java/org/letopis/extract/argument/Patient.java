package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.phrase.Nominal;

/**
 * One who is affected.
 *
 * @param nominal the noun phrase
 * @param attached the local phrases behind it, before the next item of the list
 */
public record Patient(Nominal nominal, List<Nominal> attached) {}
