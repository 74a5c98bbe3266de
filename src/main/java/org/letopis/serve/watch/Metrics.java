package org.letopis.serve.watch;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.letopis.serve.query.QueryEvent;
import org.letopis.serve.query.WorkerPool;

/** Counts what happens, for Prometheus: queries by outcome, latencies, processes, heap, release. */
public final class Metrics {

  private static final Duration[] BUCKETS = {
    Duration.ofMillis(5),
    Duration.ofMillis(20),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(2),
    Duration.ofSeconds(10),
    Duration.ofSeconds(30)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final MultiGauge release =
      MultiGauge.builder("letopis_release")
          .description("the release that is served")
          .register(registry);
  private final Supplier<String> releaseId;

  /**
   * @param pool the processes of the release that is served now
   * @param releaseId its id
   */
  public Metrics(Supplier<WorkerPool> pool, Supplier<String> releaseId) {
    this.releaseId = releaseId;
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    gauge("letopis_workers", "processes that can be asked", () -> pool.get().ready());
    gauge("letopis_waiting", "queries that wait for a process", () -> pool.get().waiting());
    gauge(
        "letopis_workers_replaced",
        "processes that were ended or ended themselves, of this release",
        () -> pool.get().replaced());
  }

  /** Counts a query that is over. */
  public void count(QueryEvent event) {
    timer("letopis_query", "how long queries ran", event).record(event.ran());
    timer("letopis_query_wait", "how long queries waited", event).record(event.waited());
  }

  /** All of it in the text format of Prometheus. */
  public String text() {
    release.register(List.of(MultiGauge.Row.of(Tags.of("id", releaseId.get()), 1)), true);
    return registry.scrape();
  }

  private Timer timer(String name, String description, QueryEvent event) {
    return Timer.builder(name)
        .description(description)
        .tag("outcome", event.outcome())
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  private void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }
}
