package org.letopis.text;

import java.util.Arrays;

/**
 * A text in canonical Latin, with a map back to the code points of the original.
 *
 * <p>Cyrillic becomes Latin, letters of one script that stand in a word of the other are taken for
 * the letters that they look like, composed forms replace decomposed ones (NFC), the digraph
 * letters U+01C4 to U+01CC become two, white space inside a line becomes a blank, and characters
 * without a width (soft hyphen, byte order mark) fall away. Nothing else changes: signs, digits and
 * line ends stay.
 */
public final class CanonicalText {

  private final String text;
  private final int[] starts;
  private final int[] ends;

  private CanonicalText(String text, int[] starts, int[] ends) {
    this.text = text;
    this.starts = starts;
    this.ends = ends;
  }

  /** The canonical form of {@code original}. */
  public static CanonicalText of(String original) {
    return new Writer(Letters.of(original)).write();
  }

  /** The canonical form of a word or name that stands for itself. */
  public static String canonical(String word) {
    return of(word).text();
  }

  /** The text in canonical Latin. */
  public String text() {
    return text;
  }

  /** Code point offset in the original of the character that stands at {@code index} here. */
  public int start(int index) {
    return starts[index];
  }

  /** Code point offset in the original after the character that stands at {@code index} here. */
  public int end(int index) {
    return ends[index];
  }

  /** Writes the letters, a word at a time, because a word decides which script it is in. */
  private static final class Writer {
    private final Letters letters;
    private final WrittenScript scripts;
    private final StringBuilder out;
    private int[] starts;
    private int[] ends;

    Writer(Letters letters) {
      this.letters = letters;
      scripts = WrittenScript.of(letters);
      // A digraph takes two places; most texts have few.
      int expected = letters.size() + letters.size() / 16 + 8;
      out = new StringBuilder(expected);
      starts = new int[expected];
      ends = new int[expected];
    }

    CanonicalText write() {
      for (int i = 0; i < letters.size(); ) {
        int end = WrittenScript.wordEnd(letters, i);
        if (end == i) {
          append(blank(letters.codePoint(i)), i);
          i++;
        } else {
          word(i, end, scripts.ofWord(letters, i, end));
          i = end;
        }
      }
      return new CanonicalText(
          out.toString(), Arrays.copyOf(starts, out.length()), Arrays.copyOf(ends, out.length()));
    }

    private void word(int from, int to, Script script) {
      for (int i = from; i < to; i++) {
        int letter = script.twin(letters.codePoint(i));
        char single = Script.single(letter);
        if (single != 0 && out.length() < starts.length) {
          starts[out.length()] = letters.start(i);
          ends[out.length()] = letters.end(i);
          out.append(single);
          continue;
        }
        int neighbour = i + 1 < to ? i + 1 : i - 1;
        boolean capitals = neighbour >= from && letters.isUpperCase(neighbour);
        append(Script.latin(letter, capitals), i);
      }
    }

    private void append(String written, int source) {
      int at = out.length();
      out.append(written);
      if (out.length() > starts.length) {
        starts = Arrays.copyOf(starts, out.length() * 2);
        ends = Arrays.copyOf(ends, out.length() * 2);
      }
      for (; at < out.length(); at++) {
        starts[at] = letters.start(source);
        ends[at] = letters.end(source);
      }
    }

    private static String blank(int point) {
      boolean space = Character.getType(point) == Character.SPACE_SEPARATOR || point == '\t';
      return space ? " " : Script.string(point);
    }
  }
}
