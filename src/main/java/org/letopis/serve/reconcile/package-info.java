/**
 * What claims are about, found by names: the W3C Reconciliation Service API 0.2 over a release,
 * which OpenRefine and others speak. A graph and JSON go in, JSON comes out; nothing here knows of
 * requests.
 */
package org.letopis.serve.reconcile;
