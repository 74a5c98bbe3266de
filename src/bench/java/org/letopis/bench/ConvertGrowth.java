package org.letopis.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/**
 * How long converting takes as the number of documents grows: {@code BYTES DOCUMENTS...}, the
 * smaller numbers first, the first of them once more before: it warms up. Documents are made as
 * they are needed and forgotten; each number is converted by one thread and by as many as there are
 * processors. A line gives wall time, processor time of the converting alone, what a document costs
 * to the first line of as many threads, and the most memory that was in use.
 */
final class ConvertGrowth {

  private static final double MEGABYTE = 1024 * 1024;

  private final Texts texts;
  private final Conversion conversion;
  private final int bytes;

  private ConvertGrowth(Texts texts, Conversion conversion, int bytes) {
    this.texts = texts;
    this.conversion = conversion;
    this.bytes = bytes;
  }

  /** What a number of documents cost. */
  private record Cost(double wall, double cpu, long claims, double megabytes) {}

  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(System.getProperty("letopis.home", "."));
    ConvertGrowth growth =
        new ConvertGrowth(Texts.load(home), Conversion.load(home), Integer.parseInt(arguments[0]));
    int[] numbers = List.of(arguments).stream().skip(1).mapToInt(Integer::parseInt).toArray();
    int processors = Runtime.getRuntime().availableProcessors();
    growth.convert(numbers[0], processors);
    System.out.println(
        "documents\tthreads\twall s\tCPU s\tclaims\tdocuments/s of CPU\ta document, to the first\tMB");
    double[] first = new double[processors + 1];
    for (int number : numbers) {
      for (int threads = 1; threads <= processors; threads++) {
        Cost cost = growth.convert(number, threads);
        double ofOne = cost.cpu() / number;
        first[threads] = first[threads] == 0 ? ofOne : first[threads];
        System.out.printf(
            Locale.ROOT,
            "%d\t%d\t%.2f\t%.2f\t%d\t%.0f\t%.2f\t%.0f%n",
            number,
            threads,
            cost.wall(),
            cost.cpu(),
            cost.claims(),
            1 / ofOne,
            ofOne / first[threads],
            cost.megabytes());
      }
    }
  }

  private Cost convert(int number, int threads) {
    List<MemoryPoolMXBean> heap =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    System.gc();
    heap.forEach(MemoryPoolMXBean::resetPeakUsage);
    AtomicInteger next = new AtomicInteger();
    LongAdder cpu = new LongAdder();
    LongAdder claims = new LongAdder();
    long start = System.nanoTime();
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        workers.submit(
            () -> {
              for (int seed = next.getAndIncrement();
                  seed < number;
                  seed = next.getAndIncrement()) {
                String text = texts.text(seed, bytes, Shape.TEXT);
                long begun = Cpu.nanos();
                claims.add(conversion.convert(Conversion.document(text)).claims().size());
                cpu.add(Cpu.nanos() - begun);
              }
            });
      }
    }
    double wall = (System.nanoTime() - start) / 1e9;
    double most = heap.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum() / MEGABYTE;
    return new Cost(wall, cpu.sum() / 1e9, claims.sum(), most);
  }
}
