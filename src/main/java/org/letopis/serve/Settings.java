package org.letopis.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.letopis.serve.query.Limits;

/**
 * What a server needs to know.
 *
 * @param home the project's folder: {@code fuseki-config/}, {@code queries/}
 * @param data the folder of the releases
 * @param base base IRI of the data, with a slash at its end
 * @param host name or address to listen on; {@code localhost} keeps it to this machine
 * @param port port to listen on; 0 takes a free one
 * @param limits what queries and clients may use
 */
public record Settings(Path home, Path data, String base, String host, int port, Limits limits) {

  /** Listens to this machine only unless told otherwise. */
  public static final String LOOPBACK = "localhost";

  /** Refuses a base that IRIs cannot be told from. */
  public Settings {
    if (!base.endsWith("/")) {
      throw new IllegalArgumentException(
          "the base IRI \"" + base + "\" does not end with a slash; add one");
    }
  }

  /**
   * Tries whether the address can be listened on now; it may still be taken before a server starts.
   *
   * @throws ServeException where it cannot; says what to do
   */
  public void needFreeAddress() {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(host, port));
    } catch (IOException e) {
      throw cannotListen(e);
    }
  }

  ServeException cannotListen(Throwable cause) {
    return new ServeException(
        "port %d of %s cannot be listened on (%s); stop what uses it, or give another --port"
            .formatted(port, host, cause.getMessage()),
        cause);
  }
}
