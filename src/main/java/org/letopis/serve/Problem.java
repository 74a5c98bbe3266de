package org.letopis.serve;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.apache.jena.atlas.web.AcceptList;
import org.apache.jena.atlas.web.MediaType;
import org.letopis.serve.page.Context;
import org.letopis.serve.page.Frame;
import org.letopis.serve.page.Html;

/**
 * An answer that is an error: what is wrong and what to do, as a page to a browser, as JSON (RFC
 * 9457) to whoever asks for JSON, else as one line of text.
 */
final class Problem {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TEXT = "text/plain";
  private static final String PAGE = "text/html";
  private static final String PROBLEM = "application/problem+json";
  private static final AcceptList OFFERED =
      AcceptList.create(TEXT, PAGE, PROBLEM, "application/json", "application/ld+json");

  private Problem() {}

  /**
   * Sends it.
   *
   * @param context where the page would stand
   * @param words what is wrong and what to do, in one sentence or two
   */
  static void send(
      HttpServletRequest request,
      HttpServletResponse response,
      Context context,
      int status,
      String words)
      throws IOException {
    response.setStatus(status);
    response.addHeader("Vary", "Accept, Accept-Language");
    response.setHeader("Cache-Control", "no-cache");
    switch (wanted(request)) {
      case PAGE ->
          ReadServlet.send(
              response,
              PAGE,
              Frame.page(
                  context, title(context, status), "", "<p>" + Html.escape(words) + "</p>\n"));
      case TEXT -> ReadServlet.send(response, TEXT, words + "\n");
      default ->
          ReadServlet.send(
              response,
              PROBLEM,
              JSON.writeValueAsString(
                      JSON.createObjectNode()
                          .put("type", "about:blank")
                          .put("title", title(context, status))
                          .put("status", status)
                          .put("detail", words))
                  + "\n");
    }
  }

  private static String title(Context context, int status) {
    return status + ": " + context.words().say("error." + status);
  }

  private static String wanted(HttpServletRequest request) {
    String accept = request.getHeader("Accept");
    if (accept == null || accept.isBlank()) {
      return TEXT;
    }
    MediaType match = AcceptList.match(new AcceptList(accept), OFFERED);
    return Optional.ofNullable(match).map(MediaType::getContentTypeStr).orElse(TEXT);
  }
}
