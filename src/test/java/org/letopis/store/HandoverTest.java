package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is handed to another thread: all, in order, not too far ahead, and its failures come back.
 */
class HandoverTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 999, 1000, 1001, 100_000})
  void all_arrives_in_order(int number) {
    List<Integer> arrived = new ArrayList<>();
    try (Handover<Integer> handover = new Handover<>(arrived::add)) {
      IntStream.range(0, number).forEach(handover::accept);
      handover.finish();
    }
    assertThat(arrived).isEqualTo(IntStream.range(0, number).boxed().toList());
  }

  @Test
  void a_failure_comes_back_before_the_end() {
    AtomicInteger handed = new AtomicInteger();
    assertThatThrownBy(
            () -> {
              try (Handover<Integer> handover = new Handover<>(HandoverTest::fail)) {
                while (handed.get() < 1_000_000) {
                  handover.accept(handed.getAndIncrement());
                }
              }
            })
        .isInstanceOf(StoreException.class)
        .hasMessage("no room");
    assertThat(handed.get()).isLessThan(100_000);
  }

  @Test
  void a_failure_with_the_last_value_is_told_too() {
    try (Handover<Integer> handover = new Handover<>(HandoverTest::fail)) {
      handover.accept(1);
      assertThatThrownBy(handover::finish).hasMessage("no room");
    }
  }

  @Test
  void who_hands_over_waits_for_a_slow_consumer() throws Exception {
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicInteger handed = new AtomicInteger();
    Thread fast =
        Thread.ofPlatform()
            .start(
                () -> {
                  try (Handover<Integer> handover = new Handover<>(value -> await(goOn))) {
                    IntStream.range(0, 100_000).peek(handed::set).forEach(handover::accept);
                    handover.finish();
                  }
                });
    while (fast.getState() != Thread.State.WAITING) {
      Thread.sleep(10);
    }
    assertThat(handed.get()).isLessThan(50_000);
    goOn.countDown();
    fast.join();
    assertThat(handed.get()).isEqualTo(99_999);
  }

  private static void fail(Integer value) {
    throw new StoreException("no room");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
