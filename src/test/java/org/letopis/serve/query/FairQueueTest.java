package org.letopis.serve.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FairQueueTest {

  private final FairQueue<String> queue = queue(8, 1, 100, () -> 0);

  private static FairQueue<String> queue(
      int most, int perClient, int processors, LongSupplier nanoTime) {
    return new FairQueue<>(most, perClient, processors, nanoTime, 0, w -> false);
  }

  private FairQueue.Ticket<String> enter(String client) {
    return (FairQueue.Ticket<String>) queue.enter(client, Standing.KNOWN);
  }

  @Test
  void clients_take_turns_however_many_one_sends() {
    List<FairQueue.Ticket<String>> tickets = new ArrayList<>();
    for (String client : List.of("a", "a", "a", "b", "c")) {
      tickets.add(enter(client));
    }
    List<Integer> order = new ArrayList<>();
    for (int round = 0; round < 5; round++) {
      queue.add("w");
      for (int i = 0; i < tickets.size(); i++) {
        if (tickets.get(i).turn().isDone() && !order.contains(i)) {
          order.add(i);
          queue.finished(tickets.get(i));
        }
      }
    }
    assertThat(order).containsExactly(0, 3, 4, 1, 2);
  }

  @Test
  void nobody_has_more_at_once_than_a_client_may() {
    FairQueue.Ticket<String> first = enter("a");
    FairQueue.Ticket<String> second = enter("a");
    queue.add("v");
    queue.add("w");
    assertThat(first.turn()).isCompletedWithValue("v");
    assertThat(second.turn()).isNotDone();
    assertThat(enter("b").turn()).isCompletedWithValue("w");
    queue.finished(first);
    queue.add("v");
    assertThat(second.turn()).isCompletedWithValue("v");
  }

  @Test
  void what_a_client_broke_is_its_own_until_there_is_another() {
    FairQueue.Ticket<String> breaks = enter("a");
    queue.add("v");
    queue.add("w");
    assertThat(breaks.turn()).isCompletedWithValue("v");
    FairQueue.Ticket<String> again = enter("a");
    assertThat(again.turn()).isNotDone();
    assertThat(queue.isAtShare("a")).isTrue();
    assertThat(enter("b").turn()).isCompletedWithValue("w");
    queue.add("x");
    queue.finished(breaks);
    assertThat(again.turn()).isCompletedWithValue("x");
    assertThat(queue.isAtShare("b")).isTrue();
    assertThat(queue.isAtShare("c")).isFalse();
  }

  @Test
  void half_of_the_queue_is_for_others() {
    for (int i = 0; i < 4; i++) {
      enter("a");
    }
    assertThat(queue.enter("a", Standing.KNOWN)).isEqualTo(new FairQueue.Full<>(true));
    for (String client : List.of("b", "c", "d", "e")) {
      enter(client);
    }
    assertThat(queue.enter("f", Standing.KNOWN)).isEqualTo(new FairQueue.Full<>(false));
    assertThat(queue.length()).isEqualTo(8);
  }

  @Test
  void no_more_are_begun_than_there_are_processors_until_those_have_run_for_a_while() {
    AtomicLong now = new AtomicLong();
    FairQueue<String> two = queue(8, 8, 2, now::get);
    List.of("u", "v", "w", "x").forEach(two::add);
    List<FairQueue.Ticket<String>> tickets = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      tickets.add((FairQueue.Ticket<String>) two.enter("a", Standing.KNOWN));
    }
    assertThat(tickets.get(1).turn()).isCompletedWithValue("v");
    assertThat(tickets.get(2).turn()).isNotDone();
    two.used("v");
    two.finished(tickets.get(1));
    assertThat(tickets.get(2).turn()).isCompletedWithValue("v");
    assertThat(tickets.get(3).turn()).isNotDone();
    now.addAndGet(FairQueue.BEGINNING.toNanos() + 1);
    two.look();
    assertThat(tickets.get(3).turn()).isCompletedWithValue("w");
  }

  @Test
  void long_ones_have_a_processor_each_and_one_more_is_begun_however_many_they_are() {
    AtomicLong now = new AtomicLong();
    FairQueue<String> three = queue(8, 8, 3, now::get);
    List.of("t", "u", "v", "w", "x", "y").forEach(three::add);
    for (int late = 0; late < 2; late++) {
      three.enter("a", Standing.KNOWN);
    }
    now.addAndGet(FairQueue.BEGINNING.toNanos() + 1);
    for (int late = 2; late < 4; late++) {
      FairQueue.Ticket<String> begins = (FairQueue.Ticket<String>) three.enter("b", Standing.KNOWN);
      FairQueue.Ticket<String> waits = (FairQueue.Ticket<String>) three.enter("c", Standing.KNOWN);
      assertThat(begins.turn()).isDone();
      assertThat(waits.turn()).isNotDone();
      three.leave(waits);
      now.addAndGet(FairQueue.BEGINNING.toNanos() + 1);
    }
  }

  @Test
  void what_may_do_harm_takes_nobodys_processor() {
    AtomicLong now = new AtomicLong();
    FairQueue<String> two = queue(8, 8, 2, now::get);
    List.of("t", "u", "v", "w").forEach(two::add);
    two.enter("a", Standing.HARMFUL);
    now.addAndGet(FairQueue.BEGINNING.toNanos() + 1);
    List<FairQueue.Ticket<String>> others = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      others.add((FairQueue.Ticket<String>) two.enter("b", Standing.KNOWN));
    }
    assertThat(others).map(t -> t.turn().isDone()).containsExactly(true, true, false);
  }

  @Test
  void what_may_do_harm_gets_the_one_that_others_get_last() {
    FairQueue<String> all = queue(8, 8, 100, () -> 0);
    List.of("hot", "warm", "cold").forEach(all::add);
    for (int round = 0; round < 3; round++) {
      FairQueue.Ticket<String> harms = (FairQueue.Ticket<String>) all.enter("a", Standing.HARMFUL);
      FairQueue.Ticket<String> other = (FairQueue.Ticket<String>) all.enter("b", Standing.KNOWN);
      assertThat(harms.turn()).isCompletedWithValue("cold");
      assertThat(other.turn()).isCompletedWithValue("hot");
      all.used("hot");
      all.finished(other);
      all.add("cold");
      all.finished(harms);
    }
  }

  @Test
  void one_is_warmed_up_after_the_other_unless_somebody_waits() {
    AtomicLong now = new AtomicLong();
    FairQueue<String> two = new FairQueue<>(8, 8, 2, now::get, 2, w -> false);
    List.of("u", "v").forEach(two::add);
    FairQueue.Ticket<String> first = (FairQueue.Ticket<String>) two.enter("a", Standing.KNOWN);
    FairQueue.Ticket<String> second = (FairQueue.Ticket<String>) two.enter("b", Standing.KNOWN);
    assertThat(first.turn()).isCompletedWithValue("u");
    assertThat(second.turn()).isNotDone();
    two.used("u");
    two.finished(first);
    assertThat(second.turn()).isCompletedWithValue("u");
    FairQueue.Ticket<String> third = (FairQueue.Ticket<String>) two.enter("c", Standing.KNOWN);
    now.addAndGet(FairQueue.BEGINNING.toNanos() + 1);
    two.look();
    assertThat(third.turn()).isCompletedWithValue("v");
    two.used("u");
    two.finished(second);
    two.used("v");
    two.finished(third);
    // The one that is warm comes first, and beside it the other may begin at once.
    assertThat(List.of("a", "b"))
        .map(c -> ((FairQueue.Ticket<String>) two.enter(c, Standing.KNOWN)).turn().join())
        .containsExactly("u", "v");
  }

  @Test
  void who_is_not_known_gets_the_last_that_is_not_set_aside() {
    FairQueue<String> all = new FairQueue<>(8, 8, 100, () -> 0, 0, "aside"::equals);
    List.of("hot", "cold", "aside").forEach(all::add);
    assertThat(List.of(Standing.NEW, Standing.HARMFUL, Standing.KNOWN))
        .map(s -> ((FairQueue.Ticket<String>) all.enter("a", s)).turn().join())
        .containsExactly("cold", "aside", "hot");
  }

  @Test
  void who_was_answered_is_known_for_a_while_and_so_is_what_was_asked() {
    AtomicLong now = new AtomicLong();
    Offences offences = new Offences(now::get);
    assertThat(offences.of("a", "ASK {}")).isEqualTo(Standing.NEW);
    offences.answered("a", "ASK {}");
    assertThat(offences.of("a", "another")).isEqualTo(Standing.KNOWN);
    assertThat(offences.of("b", "ASK {}")).isEqualTo(Standing.KNOWN);
    assertThat(offences.of("b", "another")).isEqualTo(Standing.NEW);
    offences.add("a");
    assertThat(offences.of("a", "ASK {}")).isEqualTo(Standing.HARMFUL);
    now.addAndGet(Offences.REMEMBERED.toNanos() + 1);
    assertThat(offences.of("a", "ASK {}")).isEqualTo(Standing.NEW);
  }

  @Test
  void an_offence_is_its_clients_and_its_querys_for_a_while() {
    AtomicLong now = new AtomicLong();
    Offences offences = new Offences(now::get);
    offences.add("a", "ASK {}");
    assertThat(offences.has("a", "another")).isTrue();
    assertThat(offences.has("b", "ASK {}")).isTrue();
    assertThat(offences.has("b", "another")).isFalse();
    now.addAndGet(Offences.REMEMBERED.toNanos() + 1);
    assertThat(offences.has("a", "ASK {}")).isFalse();
  }

  /** Else anybody could have anybody's query set aside, by asking it with no time at all. */
  @Test
  void a_limit_that_a_client_chose_says_nothing_of_its_query() {
    Offences offences = new Offences(() -> 0);
    offences.add("a");
    assertThat(offences.has("a", "ASK {}")).isTrue();
    assertThat(offences.has("b", "ASK {}")).isFalse();
  }

  @Test
  void what_was_used_last_is_used_next_and_what_is_new_last() {
    queue.add("old");
    FairQueue.Ticket<String> first = enter("a");
    queue.add("new");
    queue.used("old");
    queue.finished(first);
    assertThat(enter("a").turn()).isCompletedWithValue("old");
    assertThat(enter("b").turn()).isCompletedWithValue("new");
  }

  @Test
  void who_leaves_gives_back_what_came_meanwhile() {
    FairQueue.Ticket<String> gone = enter("a");
    queue.add("w");
    queue.leave(gone);
    assertThat(enter("b").turn()).isCompletedWithValue("w");
    FairQueue.Ticket<String> waits = enter("b");
    queue.leave(waits);
    assertThat(queue.length()).isZero();
  }

  @Test
  void a_share_counts_number_and_time_and_fills_up_again() {
    Limits limits =
        new Limits(
            Duration.ofSeconds(30),
            1,
            1,
            1,
            256,
            2,
            8,
            Duration.ofSeconds(1),
            60,
            30,
            0,
            Set.of(),
            false);
    AtomicLong now = new AtomicLong();
    ClientShares shares = new ClientShares(limits, now::get);
    for (int i = 0; i < 60; i++) {
      assertThat(shares.take("a")).isEmpty();
    }
    assertThat(shares.take("a").orElseThrow().status()).isEqualTo(429);
    assertThat(shares.take("b")).isEmpty();
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(shares.take("a")).isEmpty();
    shares.used("b", Duration.ofSeconds(31));
    assertThat(shares.take("b").orElseThrow().words()).contains("30 s of computing");
    now.addAndGet(Duration.ofSeconds(10).toNanos());
    assertThat(shares.take("b")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost/sparql",
        "http://LOCALHOST/sparql",
        "http://localhost./sparql",
        "http://a.localhost/sparql",
        "http://127.0.0.1/sparql",
        "http://127.1/sparql",
        "http://2130706433/sparql",
        "http://0x7f000001/sparql",
        "http://169.254.169.254/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://100.64.0.1/",
        "http://[::1]/",
        "http://[fd00::1]/",
        "http://[fe80::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "file:///etc/passwd",
        "https://user:secret@example.org/",
        "example.org"
      })
  void endpoints_of_this_machine_and_of_local_networks_cannot_be_federated(String iri) {
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> Federation.endpoint(iri))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(iri);
  }

  @Test
  void an_endpoint_of_the_open_internet_can() {
    assertThat(Federation.endpoint("https://query.wikidata.org/sparql")).startsWith("https://");
  }
}
