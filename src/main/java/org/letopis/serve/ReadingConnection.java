package org.letopis.serve;

import java.net.SocketTimeoutException;
import java.time.Duration;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * HTTP/1.1 as Jetty reads it, but it goes on reading where Jetty would give up, so that an error
 * can be told in the form that is asked for: behind an address that is none ({@code /%zz}) come
 * headers all the same, and of a request that breaks in its headers those before the break are
 * known. And headers have a time: who sends them a byte now and then is not waited for.
 */
final class ReadingConnection extends HttpConnection {

  /** What stands for an address that cannot be read; {@link PathCheck} refuses it. */
  private static final String UNREADABLE = "/badURI";

  private final HttpFields.Mutable read = HttpFields.build();
  private final Duration headers;
  private boolean readable = true;
  private boolean inHeaders;
  private long since;

  private ReadingConnection(
      HttpConfiguration configuration, Connector connector, EndPoint end, Duration headers) {
    super(configuration, connector, end);
    this.headers = headers;
  }

  /**
   * Makes these connections where Jetty would make its own.
   *
   * @param headers how long a request's first line and headers may take; looked at when more of
   *     them comes, since of who sends nothing at all the idle timeout takes care
   */
  static HttpConnectionFactory factory(HttpConfiguration configuration, Duration headers) {
    return new Factory(configuration, headers);
  }

  @Override
  public void onFillable() {
    if (inHeaders && System.nanoTime() - since > headers.toNanos()) {
      getEndPoint().close(new SocketTimeoutException("the client sends its headers too slowly"));
    } else {
      super.onFillable();
    }
  }

  /** Whether the address of a request can be read; of what does not come from here, yes. */
  static boolean isReadable(Request request) {
    return !(request.getConnectionMetaData() instanceof ReadingConnection here) || here.readable;
  }

  /** The headers of a request, or those that were read before it broke. */
  static HttpFields headers(Request request) {
    HttpFields whole = request.getHeaders();
    return whole.size() == 0 && request.getConnectionMetaData() instanceof ReadingConnection here
        ? here.read.asImmutable()
        : whole;
  }

  @Override
  protected RequestHandler newRequestHandler() {
    return new Reading();
  }

  private static boolean canBeRead(String method, String address) {
    try {
      HttpURI.build(method, address);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private final class Reading extends RequestHandler {

    @Override
    public void messageBegin() {
      read.clear();
      readable = true;
      inHeaders = true;
      since = System.nanoTime();
      super.messageBegin();
    }

    @Override
    public void startRequest(String method, String address, HttpVersion version) {
      readable = canBeRead(method, address);
      super.startRequest(method, readable ? address : UNREADABLE, version);
    }

    @Override
    public boolean headerComplete() {
      inHeaders = false;
      return super.headerComplete();
    }

    @Override
    public void parsedHeader(HttpField field) {
      read.add(field);
      super.parsedHeader(field);
    }
  }

  private static final class Factory extends HttpConnectionFactory {

    private final Duration headers;

    private Factory(HttpConfiguration configuration, Duration headers) {
      super(configuration);
      this.headers = headers;
    }

    @Override
    public Connection newConnection(Connector connector, EndPoint end) {
      return configure(
          new ReadingConnection(getHttpConfiguration(), connector, end, headers), connector, end);
    }
  }
}
