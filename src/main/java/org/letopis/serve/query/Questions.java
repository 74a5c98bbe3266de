package org.letopis.serve.query;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Has questions answered: share, turn, attempt, answer. */
public final class Questions {

  /**
   * What a process costs that has to be started because a query could only be ended with its own.
   */
  private static final Duration NEW_WORKER = Duration.ofSeconds(5);

  /** What a query may take while there is one process only: others wait for it. */
  private static final Duration YOUNG = Duration.ofSeconds(5);

  /** Answers that differ each time they are asked for. */
  private static final Pattern EVER_NEW =
      Pattern.compile("\\b(now|rand|uuid|struuid|bnode|service)\\b", Pattern.CASE_INSENSITIVE);

  private final Current current;
  private final Limits limits;
  private final ClientShares shares;
  private final Consumer<QueryEvent> told;
  private final Sender sender;
  private final KeptAnswers kept;

  /** Lends out the pool of the release that is served. */
  public interface Current {

    /** A pool that stays open until the lease is closed. */
    Lease lease();

    /**
     * A lease.
     *
     * @param pool what is lent
     * @param back gives it back
     */
    record Lease(WorkerPool pool, Runnable back) implements AutoCloseable {
      @Override
      public void close() {
        back.run();
      }
    }
  }

  /** What is asked, by whom, and how long it may take. */
  record Question(Asked asked, String client, Duration time, Leaving left) {}

  Questions(Current current, Limits limits, Consumer<QueryEvent> told, Sender sender) {
    this.sender = sender;
    this.current = current;
    this.limits = limits;
    this.shares = new ClientShares(limits, System::nanoTime);
    this.told = told;
    this.kept = new KeptAnswers(limits.kept());
  }

  /** Sends the answer; returns why there is none. */
  Optional<Refusal> answer(
      Question question, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<Refusal> share = shares.take(question.client());
    if (share.isPresent()) {
      tell(question, share.get(), Duration.ZERO, Duration.ZERO);
      return share;
    }
    try (Current.Lease lease = current.lease()) {
      WorkerPool pool = lease.pool();
      response.setHeader("Vary", "Accept");
      response.setHeader("Letopis-Release", pool.release().id());
      String tag = tag(question.asked(), pool.release().id());
      boolean stays = !EVER_NEW.matcher(question.asked().text()).find();
      // A cache asks each time whether the release is still the same, and mostly gets 304.
      response.setHeader("Cache-Control", stays ? "no-cache" : "no-store");
      if (stays && isKnown(request, tag)) {
        response.setHeader("ETag", tag);
        response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
        return Optional.empty();
      }
      Optional<KeptAnswers.Kept> known = stays ? kept.of(tag) : Optional.empty();
      if (known.isPresent() && isSentAgain(question, known.get(), tag, request, response)) {
        return Optional.empty();
      }
      try (Spool spool = new Spool(pool.folder(), limits.bytes())) {
        Optional<Refusal> refusal = made(question, pool, spool, response);
        if (refusal.isEmpty()) {
          if (stays && response.getStatus() == HttpServletResponse.SC_OK) {
            response.setHeader("ETag", tag);
            kept.keep(tag, response.getContentType(), spool);
          }
          sender.send(request, () -> send(question, spool, response));
        }
        return refusal;
      }
    }
  }

  /** Sends an answer that is kept; false where it is no more. */
  private boolean isSentAgain(
      Question question,
      KeptAnswers.Kept answer,
      String tag,
      HttpServletRequest request,
      HttpServletResponse response)
      throws IOException {
    Optional<InputStream> opened = answer.open();
    if (opened.isEmpty()) {
      return false;
    }
    try (InputStream body = opened.get()) {
      response.setHeader("ETag", tag);
      response.setContentType(answer.mediaType());
      response.setContentLengthLong(answer.length());
      tell(
          question,
          "kept",
          HttpServletResponse.SC_OK,
          Duration.ZERO,
          Duration.ZERO,
          answer.length());
      sender.send(request, () -> body.transferTo(response.getOutputStream()));
    }
    return true;
  }

  /** Has an answer made, and says on the response what it is. */
  private Optional<Refusal> made(
      Question question, WorkerPool pool, Spool spool, HttpServletResponse response)
      throws IOException {
    long begin = System.nanoTime();
    Turn turn = pool.turn(question.client(), question.asked().text(), question.left());
    Duration waited = Duration.ofNanos(System.nanoTime() - begin);
    return switch (turn) {
      case Turn.Refused refused ->
          Optional.of(tell(question, refused.why(), waited, Duration.ZERO));
      case Turn.Given given -> made(question, pool, given, waited, spool, response);
    };
  }

  private Optional<Refusal> made(
      Question question,
      WorkerPool pool,
      Turn.Given given,
      Duration waited,
      Spool spool,
      HttpServletResponse response)
      throws IOException {
    long turned = System.nanoTime();
    Answer answer;
    boolean killed;
    boolean young = pool.isYoung() && YOUNG.compareTo(question.time()) < 0;
    try (Turn.Given own = given) {
      answer =
          new Attempt(question.asked(), own.worker(), limits, spool)
              .run(young ? YOUNG : question.time(), question.left());
      killed = !own.worker().isAlive();
    }
    Duration ran = Duration.ofNanos(System.nanoTime() - turned);
    shares.used(question.client(), killed ? ran.plus(NEW_WORKER) : ran);
    if (killed || answer instanceof Answer.Refused refused && refused.why().isOfResources()) {
      boolean ofQuery = killed || !young && question.time().compareTo(limits.time()) >= 0;
      pool.offended(question.client(), question.asked().text(), ofQuery);
    }
    return switch (answer) {
      case Answer.Refused refused ->
          Optional.of(
              tell(
                  question,
                  young && refused.why().reason().equals("time")
                      ? Refusal.young(YOUNG)
                      : refused.why(),
                  waited,
                  ran));
      case Answer.Whole whole -> {
        if (whole.status() != HttpServletResponse.SC_OK) {
          Refusal mistake = new Refusal(whole.status(), "mistake", words(spool), Optional.empty());
          yield Optional.of(tell(question, mistake, waited, ran));
        }
        pool.answered(question.client(), question.asked().text());
        response.setStatus(whole.status());
        response.setContentType(whole.mediaType());
        tell(question, "answered", whole.status(), waited, ran, spool.size());
        yield Optional.empty();
      }
    };
  }

  private static void send(Question question, Spool spool, HttpServletResponse response)
      throws IOException {
    if (question.left().readAhead()) {
      response.setHeader("Connection", "close");
    }
    response.setContentLengthLong(spool.size());
    spool.writeTo(response.getOutputStream());
  }

  private Refusal tell(Question question, Refusal refusal, Duration waited, Duration ran) {
    tell(question, refusal.reason(), refusal.status(), waited, ran, 0);
    return refusal;
  }

  private void tell(
      Question question, String outcome, int status, Duration waited, Duration ran, long bytes) {
    told.accept(
        new QueryEvent(
            question.client(), question.asked().text(), outcome, status, waited, ran, bytes));
  }

  /** What Fuseki says of a mistake, without its parser's list of all words that it would take. */
  private static String words(Spool spool) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    spool.writeTo(out);
    String all = out.toString(StandardCharsets.UTF_8);
    String first =
        all.lines()
            .map(line -> line.replaceFirst("^(Error \\d+: |Parse error: ?)", "").strip())
            .takeWhile(line -> !line.startsWith("Was expecting"))
            .filter(line -> !line.isEmpty())
            .limit(2)
            .collect(Collectors.joining(" "));
    return first.isEmpty() ? "The query cannot be answered in that form." : first;
  }

  private static boolean isKnown(HttpServletRequest request, String tag) {
    String known = request.getHeader("If-None-Match");
    return known != null && !request.getMethod().equals("POST") && known.contains(tag);
  }

  private static String tag(Asked asked, String release) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(
                  (release + "\n" + asked.form() + "\n" + asked.accept())
                      .getBytes(StandardCharsets.UTF_8));
      return "\"" + HexFormat.of().formatHex(hash, 0, 12) + "\"";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
