package org.letopis.serve;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Refuses paths that could be read in more than one way ({@code /..%2f}, {@code //doc}) or in none
 * ({@code /%zz}) before anything looks at them. Jetty itself would refuse them before it has read
 * the headers, and then nobody knows in which form the error is to be told.
 */
final class PathCheck extends Handler.Wrapper {

  /** What is read, so that it can be refused here: every path. */
  static final UriCompliance READ = UriCompliance.UNSAFE;

  PathCheck(Handler handler) {
    super(handler);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!ReadingConnection.isReadable(request)) {
      Response.writeError(
          request, response, callback, HttpStatus.BAD_REQUEST_400, "the address is badly encoded");
      return true;
    }
    if (request.getHttpURI().hasViolations()) {
      Response.writeError(
          request, response, callback, HttpStatus.BAD_REQUEST_400, "the path is ambiguous");
      return true;
    }
    return super.handle(request, response, callback);
  }
}
