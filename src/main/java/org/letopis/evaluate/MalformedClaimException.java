package org.letopis.evaluate;

import java.io.IOException;

/** A line of a claims file is no claim; the message names file and line and what to mend. */
public final class MalformedClaimException extends IOException {

  MalformedClaimException(String where, String what) {
    super(where + ": " + what);
  }
}
