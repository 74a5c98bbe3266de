package org.letopis.evaluate;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One-to-one assignment of the greatest weight: the Hungarian method with potentials, O(rows²
 * columns). Ties are broken by the order of the columns, so the same weights give the same pairs.
 */
final class Assignment {

  private final double[][] weights;
  private final int rows;
  private final int columns;

  private Assignment(double[][] weights, int rows, int columns) {
    this.weights = weights;
    this.rows = rows;
    this.columns = columns;
  }

  /**
   * The pairs, row to column.
   *
   * @param weights by row and column; 0 where the two must not be paired
   */
  static SortedMap<Integer, Integer> of(double[][] weights, int rows, int columns) {
    SortedMap<Integer, Integer> pairs = new TreeMap<>();
    boolean flipped = rows > columns;
    double[][] w = flipped ? transposed(weights, rows, columns) : weights;
    int[] rowOf = new Assignment(w, Math.min(rows, columns), Math.max(rows, columns)).solve();
    for (int column = 1; column < rowOf.length; column++) {
      int row = rowOf[column];
      if (row > 0 && w[row - 1][column - 1] > 0) {
        pairs.put(flipped ? column - 1 : row - 1, flipped ? row - 1 : column - 1);
      }
    }
    return pairs;
  }

  private static double[][] transposed(double[][] weights, int rows, int columns) {
    double[][] result = new double[columns][rows];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        result[column][row] = weights[row][column];
      }
    }
    return result;
  }

  /** The row, from 1, of each column, from 1; 0 where a column stays alone. */
  private int[] solve() {
    double[] ofRow = new double[rows + 1];
    double[] ofColumn = new double[columns + 1];
    int[] match = new int[columns + 1];
    int[] way = new int[columns + 1];
    for (int row = 1; row <= rows; row++) {
      match[0] = row;
      int last = augment(ofRow, ofColumn, match, way);
      while (last != 0) {
        match[last] = match[way[last]];
        last = way[last];
      }
    }
    return match;
  }

  /** Grows alternating paths until a free column is reached; that column. */
  private int augment(double[] ofRow, double[] ofColumn, int[] match, int[] way) {
    double[] least = new double[columns + 1];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    boolean[] used = new boolean[columns + 1];
    int current = 0;
    do {
      used[current] = true;
      int row = match[current];
      double delta = Double.POSITIVE_INFINITY;
      int next = 0;
      for (int column = 1; column <= columns; column++) {
        if (used[column]) {
          continue;
        }
        double slack = -weights[row - 1][column - 1] - ofRow[row] - ofColumn[column];
        if (slack < least[column]) {
          least[column] = slack;
          way[column] = current;
        }
        if (least[column] < delta) {
          delta = least[column];
          next = column;
        }
      }
      for (int column = 0; column <= columns; column++) {
        if (used[column]) {
          ofRow[match[column]] += delta;
          ofColumn[column] -= delta;
        } else {
          least[column] -= delta;
        }
      }
      current = next;
    } while (match[current] != 0);
    return current;
  }
}
