package org.letopis.cli;

/** What the program tells the shell. */
final class ExitCode {

  /** Done. */
  static final int DONE = 0;

  /** Done, with findings that lost something. */
  static final int LOST = 1;

  /** Used wrongly. */
  static final int USAGE = 2;

  /** Could not run. */
  static final int FAILED = 3;

  private ExitCode() {}
}
