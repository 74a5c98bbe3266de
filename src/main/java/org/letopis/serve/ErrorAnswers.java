package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.letopis.serve.accept.Accept;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Query;

/**
 * Errors that have a status and at most a few words: of requests that reach no servlet (a path that
 * Jetty refuses, a header that cannot be read), of {@link #say}, and of what fails. They come in
 * the form that is asked for, like all others, and never with a stack. What a request asks for is
 * not known where it breaks before its headers.
 */
final class ErrorAnswers extends ErrorHandler {

  /** Attribute of a request for which an error has been worded. */
  private static final String WORDS = ErrorAnswers.class.getName() + ".words";

  private final String base;
  private final Supplier<String> release;

  /**
   * @param base base IRI of the data
   * @param release id of the release that is served
   */
  ErrorAnswers(String base, Supplier<String> release) {
    this.base = base;
    this.release = release;
  }

  /**
   * Tells an error in the form that is asked for; headers that are set stay.
   *
   * @param words what is wrong and what to do
   */
  static void say(
      HttpServletRequest request, HttpServletResponse response, int status, String words)
      throws IOException {
    request.setAttribute(WORDS, words);
    response.sendError(status);
  }

  /** Also to a DELETE it is said what is wrong. */
  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      String message,
      Throwable cause,
      Callback callback) {
    HttpFields asked = ReadingConnection.headers(request);
    Language language = Language.accepted(asked.get(HttpHeader.ACCEPT_LANGUAGE));
    Problem problem =
        Problem.of(
            Accept.of(asked.getValuesList(HttpHeader.ACCEPT)),
            new Context(base, language, false, "/", Query.NONE, release.get()),
            code,
            Optional.ofNullable((String) request.getAttribute(WORDS))
                .orElseGet(() -> words(code, message)));
    HttpFields.Mutable headers = response.getHeaders();
    CommonHeaders.set(headers::put);
    headers.put(HttpHeader.VARY, Problem.VARY);
    headers.put(HttpHeader.CACHE_CONTROL, Problem.CACHE);
    headers.put(HttpHeader.CONTENT_TYPE, problem.mediaType() + ";charset=utf-8");
    Content.Sink.write(response, true, problem.body(), callback);
  }

  /**
   * Words for a status.
   *
   * @param message what Jetty stumbled at, in a few words; of a failure it is not told
   */
  private static String words(int code, String message) {
    return switch (code) {
      case 404 -> "There is nothing at this address; \"/\" says where to begin.";
      case 408 -> "The request did not come to its end in time; send it again.";
      case 413 -> "The request is too large; send less at once.";
      case 414 -> "The address is too long; send a long query by POST.";
      case 431 -> "The headers are too large; send fewer or shorter ones.";
      case 505 -> "That version of HTTP is not spoken here; use HTTP/1.1.";
      default ->
          code < 500
              ? "The request cannot be understood (%s); \"/\" says what can be asked for."
                  .formatted(message.replaceAll("\\s+", " "))
              : "Something went wrong here, which the log tells of; ask again later.";
    };
  }
}
