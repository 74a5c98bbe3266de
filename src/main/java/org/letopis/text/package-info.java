/**
 * Reads bytes into documents, and documents into canonical Latin text, sentences and tokens, with
 * offsets in code points of the original.
 *
 * <p>Comes in: bytes. Goes out: a {@link org.letopis.text.Document}, or a finding that says why
 * not. From {@code "жртве УНМИK-а."} (with a Latin K): the tokens {@code žrtve} (0-5), {@code
 * UNMIK-a} (6-13), {@code .} (13-14).
 */
package org.letopis.text;
