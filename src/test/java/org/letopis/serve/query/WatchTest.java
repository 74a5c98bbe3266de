package org.letopis.serve.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A query ends when it likes: between any two looks at it, and during each. */
class WatchTest {

  private static final Duration LONG = Duration.ofSeconds(60);

  /** When it ends, as the one who watches it sees it. */
  enum Moment {
    BEFORE_THE_FIRST_LOOK,
    WHILE_IT_IS_WAITED_FOR,
    AFTER_THE_WAIT_BEFORE_ITS_STATE,
    AFTER_ITS_STATE,
    WHILE_THE_CLIENT_IS_LOOKED_FOR
  }

  /** Ends at a moment of the first look, on the thread that looks. */
  private static final class Scripted extends FutureTask<String> {
    private final Moment moment;
    private boolean asked;

    Scripted(Callable<String> task, Moment moment) {
      super(task);
      this.moment = moment;
      endsAt(Moment.BEFORE_THE_FIRST_LOOK);
    }

    @Override
    public String get(long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, TimeoutException {
      if (!isDone()) {
        endsAt(Moment.WHILE_IT_IS_WAITED_FOR);
      }
      if (isDone()) {
        return super.get(timeout, unit);
      }
      endsAt(Moment.AFTER_THE_WAIT_BEFORE_ITS_STATE);
      throw new TimeoutException();
    }

    @Override
    public State state() {
      State now = super.state();
      if (!asked) {
        asked = true;
        endsAt(Moment.AFTER_ITS_STATE);
      }
      return now;
    }

    void endsAt(Moment now) {
      if (moment == now) {
        run();
      }
    }
  }

  private static Watch<String> watched(Moment moment, Callable<String> task) {
    Scripted scripted = new Scripted(task, moment);
    BooleanSupplier left =
        () -> {
          scripted.endsAt(Moment.WHILE_THE_CLIENT_IS_LOOKED_FOR);
          return false;
        };
    return Watch.until(scripted, LONG, left);
  }

  @ParameterizedTest
  @EnumSource
  void what_ends_at_any_moment_has_ended(Moment moment) {
    assertThat(watched(moment, () -> "all of it")).isEqualTo(new Watch.Ended<>("all of it"));
  }

  @ParameterizedTest
  @EnumSource
  void what_fails_at_any_moment_has_failed(Moment moment) {
    IOException reason = new IOException("its process is gone");
    assertThat(
            watched(
                moment,
                () -> {
                  throw reason;
                }))
        .isEqualTo(new Watch.Failed<>(reason));
  }

  @ParameterizedTest
  @CsvSource({"true, 60000, Left", "false, 1, Late", "true, 1, Left"})
  void what_goes_on_is_left_or_late(boolean left, long millis, String expected) {
    FutureTask<String> endless = new FutureTask<>(() -> "never run");
    Watch<String> came = Watch.until(endless, Duration.ofMillis(millis), () -> left);
    assertThat(came.getClass().getSimpleName()).isEqualTo(expected);
  }
}
