/**
 * Whose word it is: verbs and phrases of attribution, who speaks, and how far their word reaches.
 */
package org.letopis.extract.speech;
