package org.letopis.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.letopis.serve.accept.Accept;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.view.BadStateException;
import org.letopis.serve.view.Views;

/**
 * An answer that is an error: what is wrong and what to do, as a page to a browser, as JSON (RFC
 * 9457) to whoever asks for JSON, else as one line of text.
 *
 * @param mediaType the form that was asked for
 * @param body what is sent
 */
record Problem(String mediaType, String body) {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TEXT = "text/plain";
  private static final String PAGE = "text/html";
  private static final String PROBLEM = "application/problem+json";
  private static final List<String> OFFERED =
      List.of(TEXT, PAGE, PROBLEM, "application/json", "application/ld+json");

  /** Statuses that words.tsv has a name for. */
  private static final Set<Integer> NAMED =
      Set.of(400, 403, 404, 405, 406, 408, 413, 414, 415, 416, 429, 431, 500, 503, 505);

  private static final int OF_SERVER = 500;

  /** What every error's headers say: its form follows the request, and it may pass. */
  static final String VARY = "Accept, Accept-Language";

  static final String CACHE = "no-cache";

  /**
   * Words an error.
   *
   * @param accept what the client takes
   * @param context where the page would stand
   * @param words what is wrong and what to do, in one sentence or two
   */
  static Problem of(Accept accept, Context context, int status, String words) {
    return switch (wanted(accept)) {
      case PAGE ->
          new Problem(
              PAGE,
              Frame.page(
                  context, title(context, status), "", "<p>" + Html.escape(words) + "</p>\n"));
      case TEXT -> new Problem(TEXT, words + "\n");
      default -> new Problem(PROBLEM, json(title(context, status), status, words) + "\n");
    };
  }

  /**
   * Sends an error.
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
    Problem problem = of(Negotiation.accept(request), context, status, words);
    response.setStatus(status);
    response.setHeader("Vary", VARY);
    response.setHeader("Cache-Control", CACHE);
    ReadServlet.send(response, problem.mediaType, problem.body);
  }

  private static String json(String title, int status, String words) {
    try {
      return JSON.writeValueAsString(
          JSON.createObjectNode()
              .put("type", "about:blank")
              .put("title", title)
              .put("status", status)
              .put("detail", words));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("strings and a number are JSON", e);
    }
  }

  /** Refuses what an address says of a view, with a link to what it may say. */
  static void refuse(
      HttpServletRequest request,
      HttpServletResponse response,
      Context context,
      BadStateException refused)
      throws IOException {
    int status =
        refused.instead().isPresent()
            ? HttpServletResponse.SC_NOT_FOUND
            : HttpServletResponse.SC_BAD_REQUEST;
    if (!wanted(Negotiation.accept(request)).equals(PAGE)) {
      send(request, response, context, status, refused.getMessage());
      return;
    }
    response.setStatus(status);
    response.setHeader("Vary", VARY);
    response.setHeader("Cache-Control", CACHE);
    ReadServlet.send(
        response,
        PAGE,
        Frame.page(context, title(context, status), "", Views.refusal(context, refused)));
  }

  private static String title(Context context, int status) {
    int named = NAMED.contains(status) ? status : status < OF_SERVER ? 400 : OF_SERVER;
    return status + ": " + context.words().say("error." + named);
  }

  private static String wanted(Accept accept) {
    return accept.best(OFFERED).orElse(TEXT);
  }
}
