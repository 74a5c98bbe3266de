package org.letopis.link;

import java.util.Locale;

/**
 * What a person decided about the data, in one line of {@code mappings/corrections.tsv}.
 *
 * @param date day of the decision, {@code YYYY-MM-DD}
 * @param by who decided
 * @param action what is done
 * @param what a claim's id, an entity ({@code person/ana-anic}), a document's file name, or a name
 * @param detail the entity that it is joined with, the document in which it is split off, or the
 *     slots that are mended, as JSON; else empty
 * @param reason why, in words
 */
public record Correction(
    String date, String by, Action action, String what, String detail, String reason) {

  public Correction {
    if (!date.matches("\\d{4}-\\d{2}-\\d{2}") || by.isBlank() || what.isBlank()) {
      throw new IllegalArgumentException(
          "a correction needs a day (YYYY-MM-DD), who decided and what about: \"%s\" \"%s\" \"%s\""
              .formatted(date, by, what));
    }
    if (reason.isBlank()) {
      throw new IllegalArgumentException("the correction of \"" + what + "\" gives no reason");
    }
    if (action.needsDetail() == detail.isBlank()) {
      throw new IllegalArgumentException(
          "%s \"%s\": the column detail %s"
              .formatted(
                  action.word(), what, detail.isBlank() ? "is empty; fill it" : "must be empty"));
    }
  }

  /** What a correction does. */
  public enum Action {
    /** Two entities are one. */
    JOIN,
    /** The entity of one document is another than that of the others. */
    SPLIT,
    /** A claim is not what the document says: it leaves the answers. */
    RETRACT,
    /** Some slots of a claim are other than the program found. */
    MEND,
    /** A document leaves the data on request. */
    WITHDRAW_DOCUMENT,
    /** All claims that name a person leave the data on request. */
    WITHDRAW_PERSON;

    boolean needsDetail() {
      return this == JOIN || this == SPLIT || this == MEND;
    }

    /** As the table writes it: {@code withdraw-person}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Action of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  /** Who, when and why, for a reader. */
  public String words() {
    return "%s by %s on %s: %s".formatted(action.word(), by, date, reason);
  }
}
