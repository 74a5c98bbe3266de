package org.letopis.serve.query;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.ee11.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;

/**
 * Whether the client has gone while its query is being answered. Nobody reads from a connection
 * while its request is at work, so its end goes unnoticed; this looks. To be used when the request
 * has been read to its end.
 */
final class Leaving implements BooleanSupplier {

  private static final int SOME = 1024;

  private final EndPoint connection;
  private boolean left;
  private boolean ahead;

  Leaving(HttpServletRequest request) {
    this.connection =
        ServletContextRequest.getServletContextRequest(request)
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint();
  }

  @Override
  public boolean getAsBoolean() {
    if (!left && !ahead) {
      try {
        ByteBuffer buffer = BufferUtil.allocate(SOME);
        int read = connection.fill(buffer);
        left = read < 0 || !connection.isOpen();
        ahead = read > 0;
      } catch (IOException e) {
        left = true; // reset: gone as well
      }
    }
    return left;
  }

  /**
   * Whether a client sent its next request already (pipelining) and this read from it: the
   * connection has to be closed after the answer, and the client asks again (RFC 9112, 9.3.2).
   */
  boolean readAhead() {
    return ahead;
  }
}
