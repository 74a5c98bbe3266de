/** What an operator sees of a running server: metrics, logs, and clients that read too slowly. */
package org.letopis.serve.watch;
