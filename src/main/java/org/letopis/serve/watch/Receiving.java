package org.letopis.serve.watch;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee11.servlet.ServletContextRequest;
import org.eclipse.jetty.io.Connection;

/**
 * Who is sending a request's body now. Each of them holds a thread of the server, so that there are
 * few at once, fewer of one client, and none for long.
 */
public final class Receiving implements AutoCloseable {

  private static final int MOST = 64;
  private static final int MOST_OF_CLIENT = 8;

  /** A megabyte in that time is 50 kB/s. */
  private static final Duration TIME = Duration.ofSeconds(20);

  /** What came of the wish to send. */
  public enum Entry {
    /** It may be read; {@link #leave} when it was. */
    ENTERED,
    /** This client sends as many as it may. */
    CLIENT_FULL,
    /** All clients together do. */
    FULL
  }

  /** What is being read. */
  @FunctionalInterface
  public interface Reading {

    /** Reads it. */
    byte[] read() throws IOException;
  }

  private final Duration time;
  private final Map<String, Integer> sending = new HashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private int all;

  /** Nobody yet. */
  public Receiving() {
    this(TIME);
  }

  /**
   * @param time how long a body may take
   */
  Receiving(Duration time) {
    this.time = time;
  }

  /** Lets a client send, where it and all others are not at their limits. */
  public synchronized Entry enter(String client) {
    if (sending.getOrDefault(client, 0) >= MOST_OF_CLIENT) {
      return Entry.CLIENT_FULL;
    }
    if (all >= MOST) {
      return Entry.FULL;
    }
    all++;
    sending.merge(client, 1, Integer::sum);
    return Entry.ENTERED;
  }

  /** It has sent, or given up. */
  public synchronized void leave(String client) {
    all--;
    sending.computeIfPresent(client, (name, number) -> number == 1 ? null : number - 1);
  }

  /** Reads a body; the connection of a client that takes too long is closed. */
  public byte[] timed(HttpServletRequest request, Reading reading) throws IOException {
    Connection connection =
        ServletContextRequest.getServletContextRequest(request)
            .getConnectionMetaData()
            .getConnection();
    Future<?> end =
        clock.schedule(
            () ->
                connection
                    .getEndPoint()
                    .close(new SocketTimeoutException("the client sends too slowly")),
            time.toMillis(),
            TimeUnit.MILLISECONDS);
    try {
      return reading.read();
    } finally {
      end.cancel(false);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
