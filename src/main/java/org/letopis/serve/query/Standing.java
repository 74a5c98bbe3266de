package org.letopis.serve.query;

/** What is known of who asks, or of what is asked: it decides which process answers. */
enum Standing {
  /** The client, or anybody with the same query, got an answer a while ago. */
  KNOWN,

  /** Nothing is known of either. Its process should be one that nobody else relies on. */
  NEW,

  /** A query of the client, or the same query, was ended by a limit or ended its process. */
  HARMFUL
}
