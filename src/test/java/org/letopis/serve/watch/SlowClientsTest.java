package org.letopis.serve.watch;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A client is slow while something waits for it, and not while it waits itself. */
class SlowClientsTest {

  private static final Duration WINDOW = Duration.ofMillis(1000);
  private static final int LARGE = 64 << 20;

  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicReference<IOException> failed = new AtomicReference<>();
  private final Server server = new Server(0);
  private SlowClients clients;

  @BeforeEach
  void start() throws Exception {
    clients = new SlowClients(WINDOW);
    ServletContextHandler context = new ServletContextHandler();
    context.addServlet(new ServletHolder(new Answering()), "/*");
    server.setHandler(context);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    server.stop();
    clients.close();
  }

  /** {@code /late} answers after many windows, {@code /large} at once, with a lot. */
  private final class Answering extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      try {
        clients.watched(
            request,
            () -> {
              if (request.getRequestURI().equals("/late")) {
                pause(WINDOW.multipliedBy(6));
                response.getOutputStream().write("late".getBytes(StandardCharsets.US_ASCII));
              } else {
                response.getOutputStream().write(new byte[LARGE]);
              }
            });
      } catch (IOException e) {
        failed.set(e);
        throw e;
      } finally {
        over.countDown();
      }
    }
  }

  @Test
  void an_answer_that_is_long_in_the_making_is_sent_to_its_end() throws Exception {
    try (Socket socket = asked("/late")) {
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
          .startsWith("HTTP/1.1 200")
          .endsWith("late");
    }
  }

  @Test
  void a_client_that_does_not_read_is_closed() throws Exception {
    try (Socket socket = asked("/large")) {
      assertThat(over.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(failed.get()).isNotNull();
      assertThat(socket.isConnected()).isTrue();
    }
  }

  @Test
  void a_client_that_reads_steadily_gets_all() throws Exception {
    try (Socket socket = asked("/large")) {
      InputStream in = socket.getInputStream();
      byte[] part = new byte[LARGE / 16];
      long read = 0;
      for (int n = in.readNBytes(part, 0, part.length); n > 0; ) {
        read += n;
        pause(WINDOW.dividedBy(10)); // a busy machine makes more of it
        n = in.readNBytes(part, 0, part.length);
      }
      assertThat(read).isGreaterThan(LARGE);
    }
  }

  private Socket asked(String path) throws IOException {
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(120_000);
    socket
        .getOutputStream()
        .write(
            ("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
