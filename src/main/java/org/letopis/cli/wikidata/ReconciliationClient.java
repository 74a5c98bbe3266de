package org.letopis.cli.wikidata;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * Asks a service of the W3C Reconciliation Service API 0.2, politely: in batches, with pauses, and
 * never twice for the same.
 */
public final class ReconciliationClient implements AutoCloseable {

  private static final String VERSION = "0.2";
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final int OK = 200;
  private static final int TOO_MANY = 429;
  private static final int SERVER_ERROR = 500;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final URI service;
  private final AnswerCache cache;
  private final Politeness politeness;
  private final String agent;
  private final HttpClient http =
      HttpClient.newBuilder()
          .followRedirects(HttpClient.Redirect.NORMAL)
          .connectTimeout(Duration.ofSeconds(20))
          .build();

  /**
   * A client.
   *
   * @param service address of the service
   * @param agent how the client names itself
   */
  public ReconciliationClient(URI service, AnswerCache cache, Politeness politeness, String agent) {
    this.service = service;
    this.cache = cache;
    this.politeness = politeness;
    this.agent = agent;
  }

  /**
   * The namespace of the service's ids, from its manifest.
   *
   * @throws ServiceException where there is no service of this API
   */
  public String identifierSpace() throws IOException {
    JsonNode manifest = json(send(request().GET().build()));
    boolean speaks =
        StreamSupport.stream(manifest.path("versions").spliterator(), false)
            .anyMatch(v -> v.asText().equals(VERSION));
    if (!speaks) {
      throw new ServiceException(
          "\"%s\" does not say that it speaks version %s of the Reconciliation Service API; give another --service"
              .formatted(service, VERSION));
    }
    return manifest.path("identifierSpace").asText();
  }

  /**
   * The candidates of each query, the best first, in the order of the queries.
   *
   * @throws ServiceException where the service cannot be reached, or its answer is none
   */
  public List<List<Candidate>> ask(List<Query> queries) throws IOException {
    Map<Query, JsonNode> answers = new LinkedHashMap<>();
    List<Query> open = new ArrayList<>();
    for (Query query : queries.stream().distinct().toList()) {
      Optional<String> known = cache.answer(service, query);
      if (known.isPresent()) {
        answers.put(query, parse(known.get()));
      } else {
        open.add(query);
      }
    }
    for (int from = 0; from < open.size(); from += politeness.batch()) {
      if (from > 0) {
        rest(politeness.pause());
      }
      List<Query> batch = open.subList(from, Math.min(from + politeness.batch(), open.size()));
      List<JsonNode> results = batch(batch);
      for (int i = 0; i < batch.size(); i++) {
        answers.put(batch.get(i), results.get(i));
        cache.keep(service, batch.get(i), results.get(i).toString());
      }
    }
    return queries.stream().map(answers::get).map(Candidate::read).toList();
  }

  private List<JsonNode> batch(List<Query> queries) throws IOException {
    ObjectNode batch = JSON.createObjectNode();
    for (int i = 0; i < queries.size(); i++) {
      batch.set("q" + i, queries.get(i).json());
    }
    String form = "queries=" + URLEncoder.encode(batch.toString(), StandardCharsets.UTF_8);
    JsonNode answer =
        json(
            send(
                request()
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(HttpRequest.BodyPublishers.ofString(form))
                    .build()));
    List<JsonNode> results = new ArrayList<>();
    for (int i = 0; i < queries.size(); i++) {
      JsonNode result = answer.path("q" + i).path("result");
      if (!result.isArray()) {
        throw new ServiceException(
            "\"%s\" gave no result for \"%s\"; what it answered: %s"
                .formatted(service, queries.get(i).name(), shortened(answer.toString())));
      }
      results.add(result);
    }
    return results;
  }

  private HttpRequest.Builder request() {
    return HttpRequest.newBuilder(service)
        .timeout(TIMEOUT)
        .header("User-Agent", agent)
        .header("Accept", "application/json");
  }

  private String send(HttpRequest request) throws IOException {
    for (int attempt = 0; ; attempt++) {
      try {
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() == OK) {
          return answer.body();
        }
        boolean passing = answer.statusCode() == TOO_MANY || answer.statusCode() >= SERVER_ERROR;
        if (!passing || attempt >= politeness.retries()) {
          throw new ServiceException(
              "\"%s\" answered %d: %s; try again later, or give another --service"
                  .formatted(service, answer.statusCode(), shortened(answer.body())));
        }
        rest(wait(answer, attempt));
      } catch (ServiceException e) {
        throw e;
      } catch (IOException e) {
        if (attempt >= politeness.retries()) {
          throw new ServiceException(
              "\"%s\" cannot be reached (%s); without a network nothing can be asked. Nothing was changed; what was answered before is kept"
                  .formatted(service, e),
              e);
        }
        rest(politeness.before(attempt));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ServiceException("stopped while \"" + service + "\" was asked", e);
      }
    }
  }

  /** What the service asks for, or else longer each time. */
  private Duration wait(HttpResponse<String> answer, int attempt) {
    return answer
        .headers()
        .firstValue("Retry-After")
        .filter(seconds -> seconds.matches("\\d{1,3}"))
        .map(seconds -> Duration.ofSeconds(Long.parseLong(seconds)))
        .orElse(politeness.before(attempt));
  }

  private static void rest(Duration wait) throws ServiceException {
    try {
      Thread.sleep(wait);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServiceException("stopped while waiting", e);
    }
  }

  private JsonNode json(String body) throws ServiceException {
    JsonNode json = parse(body);
    if (!json.isObject()) {
      throw new ServiceException(
          "\"%s\" is no service of this API: %s".formatted(service, shortened(body)));
    }
    return json;
  }

  private JsonNode parse(String body) throws ServiceException {
    try {
      return JSON.readTree(body);
    } catch (JsonProcessingException e) {
      throw new ServiceException(
          "\"%s\" is no service of this API: it answered \"%s\""
              .formatted(service, shortened(body)),
          e);
    }
  }

  private static String shortened(String body) {
    String line = body.strip().replaceAll("\\s+", " ");
    return line.length() > 200 ? line.substring(0, 200) + " …" : line;
  }

  @Override
  public void close() {
    http.close();
  }
}
