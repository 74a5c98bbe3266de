package org.letopis.serve.reconcile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How alike two folded names are, from 0 to 1. */
final class Likeness {

  private Likeness() {}

  /** By their letters, or by their words where these are the same in another order or number. */
  static double of(String one, String other) {
    return Math.max(letters(one, other), words(one, other));
  }

  /** One less the share of letters to be changed, put in, taken out or swapped with the next. */
  static double letters(String one, String other) {
    int longer = Math.max(one.length(), other.length());
    return longer == 0 ? 1 : 1.0 - (double) distance(one, other) / longer;
  }

  /** The share of words that both have, each word as like as its likest. */
  private static double words(String one, String other) {
    List<String> left = new ArrayList<>(Arrays.asList(one.split(" ")));
    List<String> right = new ArrayList<>(Arrays.asList(other.split(" ")));
    int all = left.size() + right.size();
    if (all == 2) {
      return 0; // one word each: their letters say it all
    }
    double shared = 0;
    for (String word : left) {
      String likest = null;
      double best = 0.8;
      for (String candidate : right) {
        double likeness = letters(word, candidate);
        if (likeness > best) {
          best = likeness;
          likest = candidate;
        }
      }
      if (likest != null) {
        right.remove(likest);
        shared += 2 * best;
      }
    }
    return shared / all;
  }

  /** Optimal string alignment distance. */
  private static int distance(String one, String other) {
    int[][] cost = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        cost[i][j] =
            i == 0 || j == 0
                ? i + j
                : Math.min(
                    Math.min(cost[i - 1][j], cost[i][j - 1]) + 1,
                    cost[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1));
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        if (swapped) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[one.length()][other.length()];
  }
}
