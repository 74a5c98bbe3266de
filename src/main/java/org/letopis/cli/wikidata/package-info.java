/**
 * To and from Wikidata: candidates for links, asked of a reconciliation service, and statements for
 * an editor to review. Nothing is linked and nothing is uploaded here.
 */
package org.letopis.cli.wikidata;
