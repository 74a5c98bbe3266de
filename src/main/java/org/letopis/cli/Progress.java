package org.letopis.cli;

import java.io.PrintWriter;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Tells a person how far a long step is: a bar on a terminal, plain lines elsewhere. */
final class Progress {

  private static final Duration WORTH_TELLING = Duration.ofSeconds(1);

  private final PrintWriter err;
  private final boolean terminal;

  Progress(PrintWriter err) {
    this(err, Boolean.getBoolean("letopis.terminal"));
  }

  Progress(PrintWriter err, boolean terminal) {
    this.err = err;
    this.terminal = terminal;
  }

  /** A step in several parts; close it when it is done. */
  Step step(String name, long parts) {
    return terminal ? new Bar(bar(name, parts)) : new Line(err, name, System.nanoTime());
  }

  /** A step of one part. */
  void run(String name, Runnable work) {
    try (Step step = step(name, 1)) {
      work.run();
      step.done();
    }
  }

  private static ProgressBar bar(String name, long parts) {
    return new ProgressBarBuilder()
        .setTaskName(name)
        .setInitialMax(parts)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(200)
        .setMaxRenderedLength(80)
        .setConsumer(new ConsoleProgressBarConsumer(System.err))
        .build();
  }

  /** A step that is being done. */
  sealed interface Step extends AutoCloseable {

    /** One part more is done. */
    void done();

    @Override
    void close();
  }

  private record Bar(ProgressBar bar) implements Step {
    @Override
    public void done() {
      bar.step();
    }

    @Override
    public void close() {
      bar.close();
    }
  }

  private record Line(PrintWriter err, String name, long begin) implements Step {
    @Override
    public void done() {
      // a line at the end is enough
    }

    @Override
    public void close() {
      Duration taken = Duration.ofNanos(System.nanoTime() - begin);
      if (taken.compareTo(WORTH_TELLING) > 0) {
        err.println("%s: %.1f s".formatted(name, taken.toMillis() / 1000.0));
      }
    }
  }
}
