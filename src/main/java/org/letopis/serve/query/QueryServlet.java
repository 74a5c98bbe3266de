package org.letopis.serve.query;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.letopis.serve.accept.Accept;
import org.letopis.serve.worker.Forms;

/** The SPARQL 1.1 Protocol for queries: reads a request, has it answered, sends what came of it. */
public final class QueryServlet extends HttpServlet {

  private static final long serialVersionUID = 1L;
  private static final String FORM = "application/x-www-form-urlencoded";
  private static final String QUERY = "application/sparql-query";

  /** Percent signs make three bytes of one. */
  private static final int ESCAPED = 3;

  /** What names a format; Fuseki fails at other letters. */
  private static final Pattern WORD = Pattern.compile("[!-~]{0,200}");

  private final transient Questions questions;
  private final transient Limits limits;
  private final transient Refuser refuser;

  /**
   * @param current the pool of the release that is served, held until it is given back
   * @param limits what a query and a client may use
   * @param told is told of each query that is over
   * @param sender sends what is made
   * @param refuser tells why nothing is
   */
  public QueryServlet(
      Questions.Current current,
      Limits limits,
      Consumer<QueryEvent> told,
      Sender sender,
      Refuser refuser) {
    this.refuser = refuser;
    this.questions = new Questions(current, limits, told, sender);
    this.limits = limits;
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    switch (request.getMethod()) {
      case "GET", "HEAD", "POST" -> {
        Optional<Refusal> refusal = answer(request, response);
        if (refusal.isPresent()) {
          refuse(request, response, refusal.get());
        }
      }
      case "OPTIONS" -> {
        response.setHeader("Allow", "GET, HEAD, OPTIONS, POST");
        response.setStatus(HttpServletResponse.SC_NO_CONTENT);
      }
      default -> {
        response.setHeader("Allow", "GET, HEAD, OPTIONS, POST");
        refuse(request, response, new Refusal(405, "method", READ_ONLY, Optional.empty()));
      }
    }
  }

  private static final String READ_ONLY =
      "This endpoint is read-only: send a query by GET or POST to \"/letopis/sparql\".";

  private Optional<Refusal> answer(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Form form;
    try {
      form = form(request);
    } catch (TooLongException e) {
      response.setHeader("Connection", "close"); // the rest of it stays unread
      return Optional.of(Refusal.length(limits.queryBytes()));
    } catch (IllegalArgumentException e) {
      return Optional.of(Refusal.mistake("The request is badly encoded: " + e.getMessage()));
    }
    Optional<Refusal> mistake = mistake(form, request);
    if (mistake.isPresent()) {
      return mistake;
    }
    Asked asked = asked(form, request);
    Questions.Question question =
        new Questions.Question(
            asked, Clients.of(request, limits.behindProxy()), time(form), new Leaving(request));
    return questions.answer(question, request, response);
  }

  private static Optional<Refusal> mistake(Form form, HttpServletRequest request) {
    if (!form.all("update").isEmpty()) {
      return Optional.of(new Refusal(403, "update", READ_ONLY, Optional.empty()));
    }
    if (form.all("query").size() != 1 || form.first("query").orElse("").isBlank()) {
      String type = mediaType(request);
      boolean other =
          request.getMethod().equals("POST") && !type.equals(FORM) && !type.equals(QUERY);
      return Optional.of(
          type.equals("application/sparql-update")
              ? new Refusal(403, "update", READ_ONLY, Optional.empty())
              : other
                  ? new Refusal(
                      415,
                      "media type",
                      "Send \"%s\" or \"%s\".".formatted(FORM, QUERY),
                      Optional.empty())
                  : Refusal.mistake("Send one query, as the parameter \"query\" or as the body."));
    }
    for (String name : List.of("output", "format", "results")) {
      if (!form.all(name).stream().allMatch(value -> WORD.matcher(value).matches())) {
        return Optional.of(
            Refusal.mistake(
                "\"%s\" names a format: json, xml, csv, tsv, or a media type.".formatted(name)));
      }
    }
    return form.first("timeout").isPresent() && asked(form).isEmpty()
        ? Optional.of(
            Refusal.mistake("The timeout is a number of seconds: timeout=5, timeout=0.5."))
        : Optional.empty();
  }

  private Form form(HttpServletRequest request) throws IOException {
    Form inAddress = Form.parse(Optional.ofNullable(request.getQueryString()).orElse(""));
    String type = mediaType(request);
    Form all =
        !request.getMethod().equals("POST")
            ? inAddress
            : switch (type) {
              case QUERY ->
                  inAddress.with(
                      new Form(Map.of("query", List.of(body(request, limits.queryBytes())))));
              case FORM -> inAddress.with(Form.parse(body(request, limits.queryBytes() * ESCAPED)));
              default -> inAddress.with(emptied(request));
            };
    for (String query : all.all("query")) {
      if (query.getBytes(StandardCharsets.UTF_8).length > limits.queryBytes()) {
        throw new TooLongException();
      }
    }
    return all;
  }

  private Form emptied(HttpServletRequest request) throws IOException {
    body(request, limits.queryBytes());
    return new Form(Map.of());
  }

  private static String body(HttpServletRequest request, int most) throws IOException {
    try (InputStream in = request.getInputStream()) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new TooLongException();
      }
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  private static final class TooLongException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private static String mediaType(HttpServletRequest request) {
    String type = Optional.ofNullable(request.getContentType()).orElse("");
    int parameters = type.indexOf(';');
    return (parameters < 0 ? type : type.substring(0, parameters)).strip().toLowerCase(Locale.ROOT);
  }

  private static Asked asked(Form form, HttpServletRequest request) {
    Map<String, List<String>> passed = new TreeMap<>();
    Asked.PASSED.stream()
        .filter(name -> !form.all(name).isEmpty())
        .forEach(name -> passed.put(name, form.all(name)));
    // Fuseki knows one thing under three names.
    List.of("format", "results").stream()
        .filter(name -> !form.all(name).isEmpty() && !passed.containsKey("output"))
        .forEach(name -> passed.put("output", form.all(name)));
    return new Asked(
        form.first("query").orElseThrow(),
        passed,
        Accept.of(Collections.list(request.getHeaders("Accept")))
            .withoutRefusals(Forms.all())
            .header());
  }

  private static Optional<Duration> asked(Form form) {
    return form.first("timeout")
        .filter(t -> t.matches("[0-9]{1,6}(\\.[0-9]{1,3})?"))
        .map(t -> Duration.ofMillis(Math.max(1, (long) (Double.parseDouble(t) * 1000))));
  }

  private Duration time(Form form) {
    return asked(form).filter(t -> t.compareTo(limits.time()) < 0).orElse(limits.time());
  }

  private void refuse(HttpServletRequest request, HttpServletResponse response, Refusal refusal)
      throws IOException {
    if (refusal == Refusal.LEFT) {
      response.setHeader("Connection", "close");
      response.setStatus(refusal.status());
      return;
    }
    refusal
        .retryAfter()
        .ifPresent(
            t -> {
              response.setHeader("Retry-After", Long.toString(Math.max(1, t.toSeconds())));
              response.setHeader(Refusal.LIMIT, refusal.reason());
            });
    response.setHeader("Cache-Control", "no-store");
    refuser.refuse(request, response, refusal.status(), refusal.words());
  }
}
