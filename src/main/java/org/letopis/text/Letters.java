package org.letopis.text;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * The written characters of a text in composed form, each with where it stands in the original.
 * Arrays, for a text has millions.
 */
final class Letters {

  private int[] points;
  private int[] starts;
  private int[] ends;
  private int size;

  private Letters(int expected) {
    points = new int[expected];
    starts = new int[expected];
    ends = new int[expected];
  }

  /** Those of a text, without the characters that have no width. */
  static Letters of(String original) {
    Letters letters = new Letters(original.length());
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
        letters.add(point, from, from + 1);
        continue;
      }
      String cluster = original.substring(i - Character.charCount(point), clusterEnd);
      int end = offset + 1;
      Normalizer.normalize(cluster, Normalizer.Form.NFC)
          .codePoints()
          .forEach(composed -> letters.add(composed, from, end));
      i = clusterEnd;
    }
    return letters;
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private void add(int point, int start, int end) {
    if (size == points.length) {
      int more = Math.max(16, size * 2);
      points = Arrays.copyOf(points, more);
      starts = Arrays.copyOf(starts, more);
      ends = Arrays.copyOf(ends, more);
    }
    points[size] = point;
    starts[size] = start;
    ends[size] = end;
    size++;
  }

  int size() {
    return size;
  }

  int codePoint(int i) {
    return points[i];
  }

  boolean isLetter(int i) {
    return Character.isLetter(points[i]);
  }

  boolean isUpperCase(int i) {
    return Character.isUpperCase(points[i]);
  }

  /** Code point offset in the original of the character. */
  int start(int i) {
    return starts[i];
  }

  /** Code point offset in the original after it. */
  int end(int i) {
    return ends[i];
  }
}
