package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.letopis.serve.query.Clients;
import org.letopis.serve.watch.Receiving;

/**
 * Reads what a request brings, to its end or its limit, before anything answers it. Reading holds a
 * thread: a client may have a few that are at it, all clients together some more, none of them for
 * long. Who sends half requests waits for itself.
 */
final class BodiesFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  /** One byte more than anybody takes: whoever answers sees that it is too long. */
  private static final int MOST_BYTES = FormBody.MOST_BYTES + 1;

  private static final String RETRY_SECONDS = "5";

  private final transient Receiving receiving;
  private final boolean behindProxy;

  /**
   * @param receiving who sends now
   * @param behindProxy whether a proxy on this machine is believed when it says who asks
   */
  BodiesFilter(Receiving receiving, boolean behindProxy) {
    this.receiving = receiving;
    this.behindProxy = behindProxy;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!request.getMethod().equals("POST")) {
      chain.doFilter(request, response);
      return;
    }
    String client = Clients.of(request, behindProxy);
    switch (receiving.enter(client)) {
      case ENTERED -> {
        byte[] body;
        try {
          body = receiving.timed(request, () -> request.getInputStream().readNBytes(MOST_BYTES));
        } finally {
          receiving.leave(client);
        }
        chain.doFilter(new Read(request, body), response);
      }
      case CLIENT_FULL ->
          refuse(
              request,
              response,
              429,
              "You are sending as many requests at once as one client may; wait until one is sent.");
      case FULL ->
          refuse(
              request,
              response,
              HttpServletResponse.SC_SERVICE_UNAVAILABLE,
              "Too many requests are being sent here at once; try again in a few seconds.");
    }
  }

  private static void refuse(
      HttpServletRequest request, HttpServletResponse response, int status, String words)
      throws IOException {
    response.setHeader("Connection", "close"); // the body stays unread
    response.setHeader("Retry-After", RETRY_SECONDS);
    ErrorAnswers.say(request, response, status, words);
  }

  /** A request whose body was read already. */
  private static final class Read extends HttpServletRequestWrapper {

    private final byte[] body;

    private Read(HttpServletRequest request, byte[] body) {
      super(request);
      this.body = body;
    }

    @Override
    public ServletInputStream getInputStream() {
      ByteArrayInputStream bytes = new ByteArrayInputStream(body);
      return new ServletInputStream() {
        @Override
        public int read() {
          return bytes.read();
        }

        @Override
        public int read(byte[] to, int from, int length) {
          return bytes.read(to, from, length);
        }

        @Override
        public boolean isFinished() {
          return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
          return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
          throw new IllegalStateException("it is read at once; there is nothing to wait for");
        }
      };
    }
  }
}
