package org.letopis.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * A connection to a server on which anything can be sent, also what is no request.
 *
 * @param socket connected, and closed with this
 */
record Wire(Socket socket) implements AutoCloseable {

  private static final int LONGEST_MILLIS = 120_000;

  static Wire to(LetopisServer server) throws IOException {
    URI url = server.url();
    return new Wire(new Socket(url.getHost(), url.getPort()));
  }

  void send(String text) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  /** What the server sends until it closes the connection; waits for two minutes. */
  String read() throws IOException {
    socket.setSoTimeout(LONGEST_MILLIS);
    try (InputStream in = socket.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
