/**
 * What persons and sites are: ages, callings, offices, residence, kinship; centuries and status.
 */
package org.letopis.extract.property;
