package org.letopis.serve.watch;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.IntStream;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.letopis.serve.watch.Receiving.Entry;

class ReceivingTest {

  private static final Duration TIME = Duration.ofMillis(500);

  @Test
  void a_client_sends_few_requests_at_once_and_all_together_some_more() {
    try (Receiving receiving = new Receiving(TIME)) {
      for (int client = 0; client < 8; client++) {
        String name = "client " + client;
        assertThat(IntStream.range(0, 8).mapToObj(i -> receiving.enter(name)))
            .containsOnly(Entry.ENTERED);
        assertThat(receiving.enter(name)).isEqualTo(Entry.CLIENT_FULL);
      }
      assertThat(receiving.enter("another")).isEqualTo(Entry.FULL);
      receiving.leave("client 3");
      assertThat(receiving.enter("another")).isEqualTo(Entry.ENTERED);
      assertThat(receiving.enter("client 3")).isEqualTo(Entry.FULL);
      receiving.leave("another");
      assertThat(receiving.enter("client 3")).isEqualTo(Entry.ENTERED);
    }
  }

  @Test
  void who_sends_a_byte_at_a_time_is_not_waited_for() throws Exception {
    try (Receiving receiving = new Receiving(TIME)) {
      Server server = new Server(0);
      ServletContextHandler context = new ServletContextHandler();
      context.addServlet(new ServletHolder(new Taking(receiving)), "/*");
      server.setHandler(context);
      server.start();
      int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
      try (Socket socket = new Socket("localhost", port)) {
        socket.setSoTimeout(20_000);
        socket
            .getOutputStream()
            .write(
                "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
        long begin = System.nanoTime();
        int sent = 0;
        try {
          while (sent < 1000) {
            socket.getOutputStream().write('a');
            sent++;
            Thread.sleep(50);
          }
        } catch (IOException e) {
          assertThat(e).isNotNull(); // closed by the server
        }
        assertThat(sent).isLessThan(1000);
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThan(TIME);
      } finally {
        server.stop();
      }
    }
  }

  /** Takes what is sent. */
  private static final class Taking extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient Receiving receiving;

    private Taking(Receiving receiving) {
      this.receiving = receiving;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      receiving.timed(request, () -> request.getInputStream().readAllBytes());
      response.setStatus(HttpServletResponse.SC_NO_CONTENT);
    }
  }
}
