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
import org.eclipse.jetty.io.Connection;

/**
 * Closes connections to clients that read an answer a byte at a time: each of them would hold a
 * thread of the server for as long as it likes.
 */
public final class SlowClients implements AutoCloseable {

  private static final Duration LOOK = Duration.ofSeconds(10);

  /**
   * Of these and some more is the network's own room: less in ten seconds is no client that reads.
   */
  private static final long LEAST_BYTES = 20_000;

  private final Map<Connection, Long> sending = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  /** Begins to watch. */
  public SlowClients() {
    clock.scheduleAtFixedRate(this::look, LOOK.toMillis(), LOOK.toMillis(), TimeUnit.MILLISECONDS);
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
    sending.put(connection, connection.getBytesOut());
    try {
      answer.send();
    } finally {
      sending.remove(connection);
    }
  }

  private void look() {
    sending.forEach(
        (connection, before) -> {
          long now = connection.getBytesOut();
          if (now - before < LEAST_BYTES) {
            connection
                .getEndPoint()
                .close(new SocketTimeoutException("the client reads too slowly"));
          } else {
            sending.computeIfPresent(connection, (c, old) -> now);
          }
        });
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
