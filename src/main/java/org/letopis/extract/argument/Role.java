package org.letopis.extract.argument;

/** What a noun phrase is to the active verb of its clause. */
public enum Role {
  /** Who does it. */
  SUBJECT,
  /** To whom or what it is done. */
  OBJECT,
  /** One of the two: neither the forms nor the order of words tell which. */
  UNKNOWN,
  /** Neither. */
  NONE
}
