package org.letopis.serve.watch;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Connection;
import org.letopis.serve.query.Clients;

/**
 * How many connections each client has open. One that it opens beyond its share is closed at once,
 * so that no client alone takes all that the server has. Behind a proxy all are the proxy's: there
 * it is the proxy that bounds them.
 */
public final class ConnectionShares implements Connection.Listener {

  private final int most;
  private final Map<Connection, String> clients = new HashMap<>();
  private final Map<String, Integer> open = new HashMap<>();

  /**
   * @param most how many a client may have open at once
   */
  public ConnectionShares(int most) {
    this.most = most;
  }

  @Override
  public void onOpened(Connection connection) {
    client(connection)
        .filter(client -> !enters(connection, client))
        .ifPresent(client -> connection.getEndPoint().close());
  }

  private synchronized boolean enters(Connection connection, String client) {
    if (open.getOrDefault(client, 0) >= most) {
      return false;
    }
    clients.put(connection, client);
    open.merge(client, 1, Integer::sum);
    return true;
  }

  /** Its address is not known any more; of one that was refused nothing is. */
  @Override
  public synchronized void onClosed(Connection connection) {
    Optional.ofNullable(clients.remove(connection))
        .ifPresent(client -> open.computeIfPresent(client, (name, n) -> n == 1 ? null : n - 1));
  }

  private static Optional<String> client(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress internet
        ? Optional.of(Clients.of(internet.getAddress()))
        : Optional.empty();
  }
}
