package org.letopis.cli;

/** A number with what it counts: "1 claim", "2 claims". */
final class Counted {

  private Counted() {}

  /**
   * @param noun in the singular; its plural ends in s
   */
  static String of(long n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
