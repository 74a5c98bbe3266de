package org.letopis.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The clock of the benchmarks: on a shared machine wall time tells of the neighbours. What the
 * virtual machine's compilers take beside the work is not in it; whole-process runs have that.
 */
final class Cpu {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Cpu() {}

  /** Processor time of this thread, in nanoseconds. */
  static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
