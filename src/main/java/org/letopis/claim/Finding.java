package org.letopis.claim;

import java.util.Optional;

/**
 * Something a run has to tell a person: a value, collected and reported, never thrown.
 *
 * @param severity whether something was lost
 * @param where file, and line or offsets where they are known: {@code 022-ohrid.txt:14 (1203-1219)}
 * @param what what was found, with the values in quotes
 * @param advice what to do about it
 * @param unread the places that it is about, where these are places of a text
 */
public record Finding(
    Severity severity, String where, String what, String advice, Optional<Unread> unread) {

  /** How much a finding matters. */
  public enum Severity {
    /** Worth knowing; nothing was lost, the exit code stays 0. */
    NOTICE,
    /** Something was lost (a document, a claim); the exit code becomes 1. */
    LOSS
  }

  /** A finding that loses nothing. */
  public static Finding notice(String where, String what, String advice) {
    return new Finding(Severity.NOTICE, where, what, advice, Optional.empty());
  }

  /** A finding that says what was lost. */
  public static Finding loss(String where, String what, String advice) {
    return new Finding(Severity.LOSS, where, what, advice, Optional.empty());
  }

  /** The same with the places of the text that it is about. */
  public Finding about(Unread places) {
    return new Finding(severity, where, what, advice, Optional.of(places));
  }

  /** The same, said of something else. */
  public Finding at(String other) {
    return new Finding(severity, other, what, advice, unread);
  }

  /** One line: where, what, what to do. */
  public String line() {
    return where + ": " + what + "; " + advice;
  }
}
