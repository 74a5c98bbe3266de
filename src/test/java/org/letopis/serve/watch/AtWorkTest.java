package org.letopis.serve.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class AtWorkTest {

  @Test
  void a_client_waits_for_itself_and_nobody_for_it() throws Exception {
    AtWork work = new AtWork(2, Duration.ofMinutes(1));
    assertThat(work.enter("a")).isTrue();
    assertThat(work.enter("a")).isTrue();
    CompletableFuture<Boolean> third =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return work.enter("a");
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    assertThat(work.enter("b")).isTrue();
    assertThat(third).isNotDone();
    work.leave("a");
    assertThat(third.get(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void who_waits_too_long_is_told() throws Exception {
    AtWork work = new AtWork(1, Duration.ofMillis(50));
    assertThat(work.enter("a")).isTrue();
    assertThat(work.enter("a")).isFalse();
    work.leave("a");
    assertThat(work.enter("a")).isTrue();
  }
}
