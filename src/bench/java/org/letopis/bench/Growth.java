package org.letopis.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.letopis.text.Document;

/**
 * How long one text takes as it grows: {@code SHAPE BYTES...}, each size in one pass after a short
 * warm-up; the smaller sizes come first and warm up the larger ones. A line gives milliseconds and
 * megabytes a second of processor time of the front end and of everything, and the ratio of both.
 */
final class Growth {

  private static final long WARM_UP_MILLIS = 5_000;

  private Growth() {}

  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(System.getProperty("letopis.home", "."));
    Texts texts = Texts.load(home);
    Conversion conversion = Conversion.load(home);
    warmUp(texts, conversion);
    Shape shape = Shape.valueOf(arguments[0]);
    System.out.println(
        "shape\tbytes\tclaims\tfront end ms\tanalyse ms\tall ms\tMB/s\tall/front end");
    for (int i = 1; i < arguments.length; i++) {
      int bytes = Integer.parseInt(arguments[i]);
      Document document = Conversion.document(texts.text(bytes, bytes, shape));
      double frontEnd = millis(() -> conversion.frontEnd(document));
      double analysis = millis(() -> conversion.analyse(document));
      int[] claims = new int[1];
      double all = millis(() -> claims[0] = conversion.convert(document).claims().size());
      System.out.printf(
          Locale.ROOT,
          "%s\t%d\t%d\t%.1f\t%.1f\t%.1f\t%.3f\t%.1f%n",
          shape,
          bytes,
          claims[0],
          frontEnd,
          analysis,
          all,
          bytes / all / 1000,
          all / frontEnd);
    }
  }

  private static void warmUp(Texts texts, Conversion conversion) {
    long end = System.nanoTime() + WARM_UP_MILLIS * 1_000_000;
    for (int i = 0; System.nanoTime() < end; i++) {
      Document document = Conversion.document(texts.text(-i, 5_000, Shape.TEXT));
      conversion.frontEnd(document);
      conversion.convert(document);
    }
  }

  private static double millis(Runnable work) {
    long start = Cpu.nanos();
    work.run();
    return (Cpu.nanos() - start) / 1e6;
  }
}
