package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.letopis.serve.watch.ConnectionShares;

/** What connections may do, and how many of them a client may have. */
class ConnectionsTest {

  private static final Duration HEADERS = Duration.ofMillis(600);
  private static final int MOST = 3;
  private static final String REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n";

  private final Server server = new Server();
  private final ServerConnector connector =
      new ServerConnector(server, ReadingConnection.factory(new HttpConfiguration(), HEADERS));

  @BeforeEach
  void start() throws Exception {
    connector.addBean(new ConnectionShares(MOST));
    connector.setHost("localhost");
    server.addConnector(connector);
    server.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            callback.succeeded();
            return true;
          }
        });
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    server.stop();
  }

  @Test
  void headers_that_come_a_byte_at_a_time_are_not_waited_for() throws Exception {
    try (Socket socket = socket()) {
      send(socket, REQUEST);
      Instant end = Instant.now().plus(Duration.ofSeconds(60));
      while (!isClosed(socket, "X")) {
        assertThat(Instant.now()).isBefore(end);
        Thread.sleep(HEADERS.dividedBy(4));
      }
    }
  }

  @Test
  void a_connection_that_is_kept_has_time_for_each_request() throws Exception {
    try (Socket socket = socket()) {
      for (int i = 0; i < 3; i++) {
        send(socket, REQUEST + "\r\n");
        assertThat(status(socket)).startsWith("HTTP/1.1 200");
        Thread.sleep(HEADERS);
      }
    }
  }

  @Test
  void a_client_has_its_share_of_connections_and_no_more() throws Exception {
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < MOST; i++) {
      open.add(answered());
    }
    try (Socket more = socket()) {
      assertThat(isClosed(more, REQUEST + "\r\n")).isTrue();
    }
    open.removeFirst().close();
    Instant end = Instant.now().plus(Duration.ofSeconds(60));
    while (true) { // until the server has seen that it is closed
      try (Socket again = socket()) {
        if (!isClosed(again, REQUEST + "\r\n")) {
          break;
        }
        assertThat(Instant.now()).isBefore(end);
      }
    }
    for (Socket socket : open) {
      send(socket, REQUEST + "\r\n");
      assertThat(status(socket)).startsWith("HTTP/1.1 200");
      socket.close();
    }
  }

  private Socket socket() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort());
    socket.setSoTimeout(60_000);
    return socket;
  }

  private Socket answered() throws IOException {
    Socket socket = socket();
    send(socket, REQUEST + "\r\n");
    assertThat(status(socket)).startsWith("HTTP/1.1 200");
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** The first bytes of an answer, all of it that is there. */
  private static String status(Socket socket) throws IOException {
    byte[] bytes = new byte[4096];
    int read = socket.getInputStream().read(bytes);
    return new String(bytes, 0, Math.max(read, 0), StandardCharsets.US_ASCII);
  }

  /** Whether the other side has closed it: nothing can be sent any more, or no answer comes. */
  private static boolean isClosed(Socket socket, String text) throws IOException {
    try {
      send(socket, text);
      return text.endsWith("\r\n\r\n") && socket.getInputStream().read() < 0;
    } catch (SocketException e) {
      return true;
    }
  }
}
