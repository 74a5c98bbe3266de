package org.letopis.serve.html;

import java.util.Arrays;
import java.util.Optional;

/** By what readers choose among claims; the names are those of the parameters of an address. */
public enum Facet {
  /** The kind of what is claimed. */
  KIND("kind"),
  /** A place, with everything that lies within it. */
  PLACE("place"),
  /** A day on which it is claimed to have happened. */
  DAY("day"),
  /** The document that makes the claim. */
  SOURCE("source"),
  /** The group of people that it is about. */
  GROUP("group"),
  /** Whom the document cites. */
  AUTHORITY("authority");

  private final String parameter;

  Facet(String parameter) {
    this.parameter = parameter;
  }

  /** Its name in addresses. */
  public String parameter() {
    return parameter;
  }

  /** The key of its label in {@code words.tsv}. */
  public String key() {
    return "facet." + parameter;
  }

  /** The facet of that parameter. */
  public static Optional<Facet> of(String parameter) {
    return Arrays.stream(values()).filter(f -> f.parameter.equals(parameter)).findFirst();
  }
}
