/**
 * A process that answers one query at a time from a view of a release, by Fuseki on a loopback port
 * that only its parent knows the key of. What a query does to it, it does to nothing else: the
 * parent ends it and starts another.
 */
package org.letopis.serve.worker;
