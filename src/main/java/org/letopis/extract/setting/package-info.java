/**
 * Where things are that their own sentence does not locate: what a document is about, what the
 * entries of a chronicle are headed by, and where the last event was. In come the phrases of the
 * sentences and the places of the claims found in them, out comes the place that a sentence goes on
 * with: "U Lukovu je eksplodirala bomba. Povređena su dvojica." is all of Lukovo.
 */
package org.letopis.extract.setting;
