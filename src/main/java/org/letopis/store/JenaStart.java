package org.letopis.store;

import org.apache.jena.sys.JenaSystem;

/**
 * Jena's own start. One thread has to have done it to its end before another uses any of Jena: two
 * that begin at the same moment may wait for each other's classes for ever, or the second is told
 * that Jena has started when it has only begun, and finds readers missing. A program whose threads
 * begin with Jena at the same time has each of them wait here first.
 */
public final class JenaStart {

  private JenaStart() {}

  /** Its initialisation is done once, and every other thread waits for it. */
  private static final class Once {
    static {
      JenaSystem.init();
    }

    private Once() {}

    static void initialise() {
      // the class is, by being asked
    }
  }

  /** Starts Jena where nobody has, and returns when it has started. */
  public static void await() {
    Once.initialise();
  }
}
