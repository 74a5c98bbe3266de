package org.letopis.serve.watch;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Requests in the Common Log Format, to the logger {@value #NAME}. Of the client only its network,
 * of the address only the path: what somebody asks is in no log but the one of slow queries.
 */
public final class AccessLog implements RequestLog {

  /** Name of the logger. */
  public static final String NAME = "letopis.access";

  private static final Logger LOG = LoggerFactory.getLogger(NAME);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** A log of requests. */
  public AccessLog() {}

  @Override
  public void log(Request request, Response response) {
    if (LOG.isInfoEnabled()) {
      LOG.info(
          "{} - - [{}] \"{} {} {}\" {} {}",
          Masked.address(Request.getRemoteAddr(request)),
          TIME.format(Instant.ofEpochMilli(Request.getTimeStamp(request))),
          plain(request.getMethod()),
          plain(request.getHttpURI().getPath()),
          request.getConnectionMetaData().getProtocol(),
          response.getStatus(),
          Response.getContentBytesWritten(response));
    }
  }

  /** Nobody writes lines into the log by what they ask. */
  private static String plain(String text) {
    return text == null ? "-" : text.replaceAll("[^\\x21-\\x7E]|[\"\\\\]", "?");
  }
}
