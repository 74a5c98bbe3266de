/**
 * Releases: a TDB2 store, its text index and its dumps, built beside and switched in one rename.
 */
package org.letopis.store;
