package org.letopis.serve.watch;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * How many requests of each client the server itself is at work on. One that asks for more at once
 * waits for itself: its pages take turns, and those of others have the processors meanwhile.
 */
public final class AtWork {

  private final int most;
  private final Duration patience;
  private final Map<String, Integer> clients = new HashMap<>();

  /**
   * @param most how many of a client are worked on at once
   * @param patience how long one of them waits
   */
  public AtWork(int most, Duration patience) {
    this.most = most;
    this.patience = patience;
  }

  /**
   * Waits until it is the client's turn.
   *
   * @return false where that takes too long; where true, {@link #leave} is to be called
   */
  public synchronized boolean enter(String client) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (clients.getOrDefault(client, 0) >= most) {
      long left = end - System.nanoTime();
      if (left <= 0) {
        return false;
      }
      wait(Math.max(1, Duration.ofNanos(left).toMillis()));
    }
    clients.merge(client, 1, Integer::sum);
    return true;
  }

  /** The work on one of the client's requests is done. */
  public synchronized void leave(String client) {
    clients.computeIfPresent(client, (name, number) -> number == 1 ? null : number - 1);
    notifyAll();
  }
}
