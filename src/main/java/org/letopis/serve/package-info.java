/** Fuseki over the current release: SPARQL, pages, dumps. */
package org.letopis.serve;
