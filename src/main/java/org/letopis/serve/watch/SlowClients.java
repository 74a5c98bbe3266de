package org.letopis.serve.watch;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee11.servlet.ServletContextRequest;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.Connection;

/**
 * Closes connections to clients that read an answer a byte at a time: each of them would hold a
 * thread of the server for as long as it likes. A client is slow only while something waits to be
 * read by it; an answer that is still being made keeps its client waiting, however long.
 */
public final class SlowClients implements AutoCloseable {

  private static final Duration WINDOW = Duration.ofSeconds(10);
  private static final int LOOKS = 10;

  /**
   * Of these and some more is the network's own room: less in ten seconds is no client that reads.
   */
  private static final long LEAST_BYTES = 20_000;

  private final Map<Connection, Held> sending = new ConcurrentHashMap<>();
  private final Duration window;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  /** Since when an answer is held up by its client, and how much had been sent then. */
  private record Held(long bytes, long since) {}

  /** Begins to watch. */
  public SlowClients() {
    this(WINDOW);
  }

  /**
   * @param window how long a client may read next to nothing of what waits for it
   */
  SlowClients(Duration window) {
    this.window = window;
    long look = window.toMillis() / LOOKS;
    clock.scheduleAtFixedRate(this::look, look, look, TimeUnit.MILLISECONDS);
  }

  /** What is being sent. */
  @FunctionalInterface
  public interface Sending {

    /** Sends it. */
    void send() throws IOException;
  }

  /** Sends an answer under watch. */
  public void watched(HttpServletRequest request, Sending answer) throws IOException {
    Connection connection =
        ServletContextRequest.getServletContextRequest(request)
            .getConnectionMetaData()
            .getConnection();
    sending.put(connection, now(connection));
    try {
      answer.send();
    } finally {
      sending.remove(connection);
    }
  }

  private void look() {
    sending.forEach(
        (connection, held) -> {
          boolean over = System.nanoTime() - held.since() >= window.toNanos();
          if (!waitsForClient(connection)) {
            sending.replace(connection, held, now(connection));
          } else if (over && connection.getBytesOut() - held.bytes() < LEAST_BYTES) {
            connection
                .getEndPoint()
                .close(new SocketTimeoutException("the client reads too slowly"));
          } else if (over) {
            sending.replace(connection, held, now(connection));
          }
        });
  }

  private static Held now(Connection connection) {
    return new Held(connection.getBytesOut(), System.nanoTime());
  }

  /** Whether bytes are there for the client that the network does not take: it reads no more. */
  private static boolean waitsForClient(Connection connection) {
    return connection.getEndPoint() instanceof AbstractEndPoint end
        && end.getWriteFlusher().isPending();
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
