package org.letopis.serve.html;

/** A part of a list is asked for that lies beyond its end. */
public final class NoSuchPageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int asked;
  private final int last;

  /**
   * Says which part there is not.
   *
   * @param asked its number
   * @param last the number of the last one
   */
  public NoSuchPageException(int asked, int last) {
    super("there is no page " + asked + ", the last is " + last);
    this.asked = asked;
    this.last = last;
  }

  /** The same in the reader's language, as a sentence. */
  public String said(Words words) {
    return words.say("page.beyond", asked, last);
  }
}
