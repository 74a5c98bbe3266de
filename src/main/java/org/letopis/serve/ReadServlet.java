package org.letopis.serve;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Answers GET and HEAD; everything else is refused in words. */
abstract class ReadServlet extends HttpServlet {

  /** Answers a GET or a HEAD; what is written for a HEAD is not sent. */
  abstract void answer(HttpServletRequest request, HttpServletResponse response) throws IOException;

  @Override
  protected final void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    switch (request.getMethod()) {
      case "GET", "HEAD" -> answer(request, response);
      case "OPTIONS" -> {
        response.setHeader("Allow", "GET, HEAD, OPTIONS");
        response.setStatus(HttpServletResponse.SC_NO_CONTENT);
      }
      default -> {
        response.setHeader("Allow", "GET, HEAD, OPTIONS");
        ErrorAnswers.say(
            request,
            response,
            HttpServletResponse.SC_METHOD_NOT_ALLOWED,
            "Everything here is read-only: use GET or HEAD.");
      }
    }
  }

  static void send(HttpServletResponse response, String mediaType, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    response.setContentType(mediaType + ";charset=utf-8");
    response.setContentLength(bytes.length);
    response.getOutputStream().write(bytes);
  }

  /** Sets the ETag; true where the client has these bytes already and a 304 was sent. */
  static boolean unchanged(
      HttpServletRequest request, HttpServletResponse response, String version) {
    String tag = "\"" + version + "\"";
    response.setHeader("ETag", tag);
    String known = request.getHeader("If-None-Match");
    if (known != null && (known.equals("*") || known.contains(tag))) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
      return true;
    }
    return false;
  }
}
