package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee11.servlet.FilterHolder;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.serve.watch.AtWork;

/** What takes turns, however its address is written; one request of a client is at work. */
class TurnsFilterTest {

  private final Server server = new Server(0);
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch done = new CountDownLatch(1);

  @BeforeEach
  void start() throws Exception {
    ServletContextHandler context = new ServletContextHandler();
    TurnsFilter turns = new TurnsFilter(new AtWork(1, Duration.ofMillis(100)), false);
    context.addFilter(new FilterHolder(turns), "/*", EnumSet.of(DispatcherType.REQUEST));
    context.addServlet(new ServletHolder(new Answering()), "/*");
    server.setHandler(context);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    done.countDown();
    server.stop();
  }

  /** {@code /held} is at work until the test is over. */
  private final class Answering extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      if (request.getPathInfo().equals("/held")) {
        begun.countDown();
        try {
          done.await();
        } catch (InterruptedException e) {
          throw new IOException(e);
        }
      }
      response.setStatus(HttpServletResponse.SC_OK);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/, 429",
    "/api/claims, 429",
    "/dumps/../api/claims, 429",
    "/health/../api/claims, 429",
    "/dumps/letopis.nq, 200",
    "/api/../dumps/letopis.nq, 200",
    "/health, 200",
    "/assets/page.css, 200",
  })
  void what_is_computed_waits_for_its_turn(String address, int status) throws Exception {
    try (Socket held = ask("/held")) {
      assertThat(begun.await(1, TimeUnit.MINUTES)).isTrue();
      try (Socket asked = ask(address)) {
        String answer =
            new String(asked.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        assertThat(answer).startsWith("HTTP/1.1 " + status);
      }
      assertThat(held.isConnected()).isTrue();
    }
  }

  private Socket ask(String address) throws IOException {
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(60_000);
    socket
        .getOutputStream()
        .write(
            ("GET " + address + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
