/**
 * A release as readers' views use it: documents, claims and how they stand to each other, read from
 * the store in one place, once for each release.
 */
package org.letopis.serve.corpus;
