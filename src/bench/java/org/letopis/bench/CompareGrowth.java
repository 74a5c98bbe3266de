package org.letopis.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.link.Linked;

/**
 * How long comparing takes as the claims grow: {@code DOCUMENTS-OF-AN-EVENT CLAIMS...}, the smaller
 * numbers first, the first of them twice: it warms up. The smallest is the reference of the same
 * run; a line gives processor time, what that is to the reference for each claim, how many
 * comparisons and origins were found, and the memory in use afterwards.
 */
final class CompareGrowth {

  private static final double MEGABYTE = 1024 * 1024;

  private CompareGrowth() {}

  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(System.getProperty("letopis.home", "."));
    ScopeTables tables = ScopeTables.read(home.resolve("mappings"));
    Texts texts = Texts.load(home);
    int documents = Integer.parseInt(arguments[0]);
    Comparer.compare(Related.claims(Integer.parseInt(arguments[1]), documents, texts), tables);
    System.out.println(
        "documents of an event\tclaims\tCPU s\ta claim, to the first\tcomparisons\torigins\tMB");
    double reference = 0;
    for (int i = 1; i < arguments.length; i++) {
      Linked linked = Related.claims(Integer.parseInt(arguments[i]), documents, texts);
      long start = Cpu.nanos();
      Compared compared = Comparer.compare(linked, tables);
      double seconds = (Cpu.nanos() - start) / 1e9;
      double ofOne = seconds / linked.claims().size();
      reference = i == 1 ? ofOne : reference;
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      System.out.printf(
          Locale.ROOT,
          "%d\t%d\t%.2f\t%.2f\t%d\t%d\t%.0f%n",
          documents,
          linked.claims().size(),
          seconds,
          ofOne / reference,
          compared.comparisons().size(),
          compared.origins().size(),
          (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE);
    }
  }
}
