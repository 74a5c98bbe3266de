package org.letopis.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.letopis.text.Document;

/**
 * Documents a second of processor time: {@code BYTES SECONDS}. Rounds of the front end and of
 * everything take turns, so that both meet the same machine; each line is one round.
 */
final class Rate {

  private static final int DOCUMENTS = 100;

  private Rate() {}

  public static void main(String[] arguments) throws IOException {
    int bytes = Integer.parseInt(arguments[0]);
    long seconds = Long.parseLong(arguments[1]);
    Path home = Path.of(System.getProperty("letopis.home", "."));
    Texts texts = Texts.load(home);
    Conversion conversion = Conversion.load(home);
    List<Document> documents =
        LongStream.range(0, DOCUMENTS)
            .mapToObj(seed -> Conversion.document(texts.text(seed, bytes, Shape.TEXT)))
            .toList();
    System.out.println("front end/s\tanalyse/s\tall/s\tclaims/s\tall/front end");
    long end = System.nanoTime() + seconds * 1_000_000_000;
    while (System.nanoTime() < end) {
      long start = Cpu.nanos();
      documents.forEach(conversion::frontEnd);
      double frontEnd = rate(start);
      start = Cpu.nanos();
      documents.forEach(conversion::analyse);
      double analysis = rate(start);
      start = Cpu.nanos();
      int claims = documents.stream().mapToInt(d -> conversion.convert(d).claims().size()).sum();
      double all = rate(start);
      System.out.printf(
          Locale.ROOT,
          "%.0f\t%.0f\t%.0f\t%.0f\t%.3f%n",
          frontEnd,
          analysis,
          all,
          claims * all / DOCUMENTS,
          all / frontEnd);
    }
  }

  /** Documents a second of processor time since {@code start}. */
  private static double rate(long start) {
    return DOCUMENTS * 1e9 / (Cpu.nanos() - start);
  }
}
