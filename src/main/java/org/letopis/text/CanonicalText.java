package org.letopis.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

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
    return written(letters(original));
  }

  private static CanonicalText written(List<Letter> letters) {
    return new Writer(WrittenScript.of(letters)).write(letters);
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

  /** One written character: what it is in composed form, and where it stands in the original. */
  record Letter(int codePoint, int start, int end) {
    boolean isLetter() {
      return Character.isLetter(codePoint);
    }
  }

  private static List<Letter> letters(String original) {
    List<Letter> letters = new ArrayList<>(original.length());
    int offset = 0;
    for (int i = 0; i < original.length(); offset++) {
      int point = original.codePointAt(i);
      i += Character.charCount(point);
      if (Character.getType(point) == Character.FORMAT) {
        continue;
      }
      int from = offset;
      int clusterEnd = i;
      while (clusterEnd < original.length() && isMark(original.codePointAt(clusterEnd))) {
        clusterEnd += Character.charCount(original.codePointAt(clusterEnd));
        offset++;
      }
      if (clusterEnd == i) {
        letters.add(new Letter(point, from, from + 1));
        continue;
      }
      String cluster = original.substring(i - Character.charCount(point), clusterEnd);
      int end = offset + 1;
      Normalizer.normalize(cluster, Normalizer.Form.NFC)
          .codePoints()
          .forEach(composed -> letters.add(new Letter(composed, from, end)));
      i = clusterEnd;
    }
    return letters;
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  /** Writes the letters, a word at a time, because a word decides which script it is in. */
  private static final class Writer {
    private final WrittenScript scripts;
    private final StringBuilder out = new StringBuilder();
    private final List<Letter> sources = new ArrayList<>();

    Writer(WrittenScript scripts) {
      this.scripts = scripts;
    }

    CanonicalText write(List<Letter> letters) {
      for (int i = 0; i < letters.size(); ) {
        int end = WrittenScript.wordEnd(letters, i);
        if (end == i) {
          append(blank(letters.get(i).codePoint()), letters.get(i));
          i++;
        } else {
          word(letters.subList(i, end), scripts.ofWord(letters, i, end));
          i = end;
        }
      }
      int[] starts = sources.stream().mapToInt(Letter::start).toArray();
      int[] ends = sources.stream().mapToInt(Letter::end).toArray();
      return new CanonicalText(out.toString(), starts, ends);
    }

    private void word(List<Letter> word, Script script) {
      for (int i = 0; i < word.size(); i++) {
        Letter letter = word.get(i);
        boolean capitals =
            i + 1 < word.size()
                ? Character.isUpperCase(word.get(i + 1).codePoint())
                : i > 0 && Character.isUpperCase(word.get(i - 1).codePoint());
        append(Script.latin(script.twin(letter.codePoint()), capitals), letter);
      }
    }

    private void append(String written, Letter source) {
      out.append(written);
      for (int i = 0; i < written.length(); i++) {
        sources.add(source);
      }
    }

    private static String blank(int point) {
      boolean space = Character.getType(point) == Character.SPACE_SEPARATOR || point == '\t';
      return space ? " " : Character.toString(point);
    }
  }
}
