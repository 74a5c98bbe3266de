/**
 * What stands between the open internet and the processes that answer queries: who may ask how
 * much, who is next, when a query has had enough, and what the client is told.
 *
 * <p>Queries run in processes of their own, one at a time in each, and not on threads of the
 * server. A thread of a Java process can be ended only by its own consent, and SPARQL has too many
 * places that never ask: a backtracking REGEX, a CONCAT that doubles, a sort, the closure of a
 * path, a wildcard in the text index, and whatever the next version of the engine brings. Each
 * would need a check of its own, and memory that is used up is used up for everybody. A process
 * ends when it is told to by the system, its memory is its own, and what it did to either is gone
 * with it. The price is some 100 MB and a start of a few seconds for each, which a spare process
 * hides.
 */
package org.letopis.serve.query;
