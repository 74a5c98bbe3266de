/**
 * What the graph says as pages for people to read: HTML without scripts, in English and in Serbian
 * of both scripts. Statements go in, text comes out; nothing here knows of requests.
 */
package org.letopis.serve.page;
