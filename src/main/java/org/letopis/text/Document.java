package org.letopis.text;

/**
 * A document as it was read: nothing removed, nothing normalised.
 *
 * @param name its file name ({@code stdin.txt} for standard input)
 * @param text its whole text, a byte order mark and carriage returns included
 * @param sha256 SHA-256 of its bytes, in hex
 */
public record Document(String name, String text, String sha256) {

  public Document {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a document without a name");
    }
  }
}
