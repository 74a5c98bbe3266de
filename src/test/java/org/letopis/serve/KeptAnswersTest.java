package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Answers that were given before: entity tags, answers kept for a release, and how they are
 * counted.
 */
class KeptAnswersTest {

  private static final String SHORT = "ASK { ?a ?b ?c }";

  @TempDir static Path data;
  private static LetopisServer server;
  private static Client client;

  @BeforeAll
  static void start() throws Exception {
    SmallRelease.build(data, "small.trig");
    server = LetopisServer.start(SmallRelease.settings(data));
    client = new Client(server.url());
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  @Test
  void an_answer_that_is_known_is_not_made_again() throws Exception {
    String query = "letopis/sparql?query=" + Client.encoded("SELECT * { ?s a ?o }");
    String tag = client.get(query, "text/csv").headers().firstValue("ETag").orElseThrow();
    assertThat(client.get(query, "text/csv").headers().firstValue("ETag")).contains(tag);
    HttpResponse<String> json = client.get(query, "application/sparql-results+json");
    assertThat(json.headers().firstValue("ETag").orElseThrow()).isNotEqualTo(tag);
    String now = "letopis/sparql?query=" + Client.encoded("SELECT (NOW() AS ?t) {}");
    assertThat(client.get(now, "text/csv").headers().firstValue("ETag")).isEmpty();
    assertThat(client.get(now, "text/csv").headers().firstValue("Cache-Control"))
        .contains("no-store");
    assertThat(client.get(query, "text/csv").headers().firstValue("Cache-Control"))
        .contains("no-cache");
  }

  @Test
  void an_answer_that_was_made_before_is_sent_without_a_process(@TempDir Path other)
      throws Exception {
    SmallRelease.build(other, "small.trig");
    Settings usual = SmallRelease.settings(other);
    try (LetopisServer keeping =
        LetopisServer.start(
            new Settings(
                usual.home(),
                other,
                usual.base(),
                usual.host(),
                0,
                SmallRelease.LIMITS.withKept(1 << 20)))) {
      Client asks = new Client(keeping.url());
      String query = "letopis/sparql?query=" + Client.encoded("SELECT * { ?s a ?o } ORDER BY ?s");
      HttpResponse<String> first = asks.get(query, "text/csv");
      HttpResponse<String> again = asks.get(query, "text/csv");
      assertThat(again.body()).isEqualTo(first.body()).isNotBlank();
      assertThat(again.headers().map().get("content-type"))
          .isEqualTo(first.headers().map().get("content-type"));
      assertThat(again.headers().map().get("etag")).isEqualTo(first.headers().map().get("etag"));
      assertThat(asks.get(query, "application/sparql-results+json").body()).startsWith("{");
      String large =
          "letopis/sparql?query="
              + Client.encoded("SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } LIMIT 2000");
      HttpResponse<String> made = asks.get(large, "text/csv");
      assertThat(made.body().length()).isGreaterThan(256 * 1024);
      assertThat(asks.get(large, "text/csv").body()).isEqualTo(made.body());
      // What differs each time, and what was refused, is made anew.
      String now = "letopis/sparql?query=" + Client.encoded("SELECT (NOW() AS ?t) {}");
      asks.get(now, "text/csv");
      asks.get(now, "text/csv");
      assertThat(asks.get("metrics", "*/*").body())
          .contains("letopis_query_seconds_count{outcome=\"kept\"} 2")
          .contains("letopis_query_seconds_count{outcome=\"answered\"} 5");
    }
  }

  @Test
  void metrics_count_what_happens() throws Exception {
    double before = client.metric("letopis_query_seconds_count{outcome=\"answered\"}");
    client.query(SHORT, "*/*");
    client.query("SELECT", "*/*");
    assertThat(client.metric("letopis_query_seconds_count{outcome=\"answered\"}"))
        .isEqualTo(before + 1);
    assertThat(client.metric("letopis_query_seconds_count{outcome=\"mistake\"}")).isPositive();
    assertThat(client.metric("letopis_workers")).isPositive();
    assertThat(client.get("metrics", "*/*").body())
        .contains("letopis_release{id=\"", "jvm_memory_used_bytes", "letopis_query_seconds_bucket");
  }
}
