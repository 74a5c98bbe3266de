package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * Where a number stands between the left and the right edge of a chart.
 *
 * @param low the number at the left
 * @param high the number at the right
 * @param logarithmic whether equal distances are equal ratios
 */
record Scale(double low, double high, boolean logarithmic) {

  /** From here on small figures would all lie at the left edge of an even scale. */
  private static final int RATIO = 100;

  private static final double LEFT = 3;
  private static final double WIDTH = 88;

  /** The scale on which all these numbers, none below zero, can be told apart. */
  static Scale of(LongStream numbers) {
    var all = numbers.filter(n -> n >= 0).summaryStatistics();
    double most = Math.max(1, all.getCount() == 0 ? 1 : all.getMax());
    double least = all.getCount() == 0 ? 0 : all.getMin();
    if (least >= 1 && most / least > RATIO) {
      return new Scale(
          Math.pow(10, Math.floor(Math.log10(least))),
          Math.pow(10, Math.ceil(Math.log10(most))),
          true);
    }
    double step = step(most);
    return new Scale(0, Math.ceil(most / step) * step, false);
  }

  /** A round distance (1, 2 or 5 times a power of ten), of which some four make the whole. */
  private static double step(double most) {
    double rough = Math.max(1, most / 4);
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double digit = rough / power;
    return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
  }

  /** The numbers at which the chart has a line. */
  List<Long> ticks() {
    List<Long> ticks = new ArrayList<>();
    if (logarithmic) {
      for (double tick = low; tick <= high; tick *= 10) {
        ticks.add(Math.round(tick));
      }
    } else {
      double step = step(high);
      for (double tick = 0; tick <= high; tick += step) {
        ticks.add(Math.round(tick));
      }
    }
    return ticks;
  }

  /** The place of a number, in percent of the width. */
  double at(double number) {
    double part =
        logarithmic
            ? Math.log(Math.max(number, low) / low) / Math.log(high / low)
            : (number - low) / (high - low);
    return LEFT + WIDTH * Math.clamp(part, 0, 1);
  }

  /** The same as an attribute of SVG has it. */
  static String percent(double place) {
    return String.format(Locale.ROOT, "%.2f%%", place);
  }
}
