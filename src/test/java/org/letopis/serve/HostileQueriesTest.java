package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Queries that are meant to hurt, against a real server process with a heap of 512 MB: each ends by
 * the limit that it is made for, says so, and leaves the next query as fast as it was.
 *
 * <p>What the limit of time is for asks for a second; everything else has five minutes, so that no
 * machine is too slow to fill a memory or an answer.
 */
@Isolated("it compares times")
class HostileQueriesTest {

  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final Duration GRACE = Duration.ofSeconds(2);
  private static final int WORKERS = 4;
  private static final int SAMPLES = 7;
  private static final int ATTEMPTS = 5;

  /**
   * How many times slower one query may be than the median of those before it, and how much on top:
   * a machine of many tests is not even. What is waited for while processes start again is longer.
   */
  private static final int UNEVEN = 5;

  private static final Duration MORE = Duration.ofSeconds(1);

  /** How the answers name the limits. */
  private static final Map<String, String> WORDS =
      Map.of(
          "time", "ran longer than 1 s. ",
          "memory", "needs more than 64 MiB of memory. ",
          "rows", "more than 2,000 rows. Ask for it in parts",
          "bytes", "more than 33,554,432 bytes. Ask for it in parts");

  @TempDir static Path data;
  private static ServerProcess server;
  private static Client client;
  private static String gallery;

  @BeforeAll
  static void start() throws Exception {
    ManyQuads.build(data);
    server =
        ServerProcess.start(
            data,
            "--workers=" + WORKERS,
            "--query-rows=2000",
            "--query-memory=64",
            "--query-seconds=300",
            "--queries-per-minute=0",
            "--seconds-per-minute=0");
    client = new Client(server.url());
    gallery = Files.readString(SmallRelease.HOME.resolve("queries/02-figures-by-source.rq"));
    server.awaitWorkers(WORKERS);
    server.awaitArchive(data);
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '§',
      quoteCharacter = '`',
      textBlock =
          """
          cross product § time § SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }
          path of any length § time § SELECT (COUNT(*) AS ?n) { ?a (<x:p>|!<x:p>)* ?b . ?b (<x:p>|!<x:p>)* ?c }
          not exists § time § SELECT * { ?a ?b ?c OPTIONAL { ?d ?e ?f } FILTER NOT EXISTS { ?g ?h ?i . ?j ?k ?l FILTER(?i = ?a && ?l = ?d && ?g != ?j && ?c = 1) } } ORDER BY ?a
          backtracking § time § SELECT * { BIND("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" AS ?s) FILTER(REGEX(?s, "(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)\\\\1y")) }
          backtracking replace § time § SELECT (REPLACE("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "^((a|aa)+)+\\\\2b$", "b") AS ?s) {}
          text search § time § PREFIX text: <http://jena.apache.org/text#> SELECT ?a { (?a ?s) text:query ("a* OR b* OR c* OR s* OR *a*" 1000000) . (?b ?t) text:query "s*" . ?c ?d ?e . ?f ?g ?h FILTER(?e = ?h && ?a = ?g) }
          subquery of subquery § time § SELECT (COUNT(*) AS ?n) { { SELECT * { ?a ?b ?c } } { SELECT * { ?d ?e ?f } } { SELECT * { ?g ?h ?i } } FILTER(?a != ?i && ?d != ?c) }
          concatenation § memory § SELECT (STRLEN(?z) AS ?n) { BIND("0123456789012345678901234567890123456789" AS ?a) BIND(CONCAT(?a,?a,?a,?a,?a,?a,?a,?a) AS ?b) BIND(CONCAT(?b,?b,?b,?b,?b,?b,?b,?b) AS ?c) BIND(CONCAT(?c,?c,?c,?c,?c,?c,?c,?c) AS ?d) BIND(CONCAT(?d,?d,?d,?d,?d,?d,?d,?d) AS ?e) BIND(CONCAT(?e,?e,?e,?e,?e,?e,?e,?e) AS ?f) BIND(CONCAT(?f,?f,?f,?f,?f,?f,?f,?f) AS ?g) BIND(CONCAT(?g,?g,?g,?g,?g,?g,?g,?g) AS ?h) BIND(CONCAT(?h,?h,?h,?h,?h,?h,?h,?h) AS ?z) }
          group concatenation § memory § SELECT (STRLEN(GROUP_CONCAT(CONCAT(STR(?a),STR(?b),STR(?c),STR(?d),STR(?e),STR(?f)))) AS ?n) { ?a ?b ?c . ?d ?e ?f }
          sort of everything § memory § SELECT * { ?a ?b ?c . ?d ?e ?f BIND(CONCAT(STR(?f),STR(?c),STR(?a),STR(?d)) AS ?x) } ORDER BY DESC(?x) ?c
          count of distinct § memory § SELECT (COUNT(DISTINCT CONCAT(STR(?a),STR(?c),STR(?d),STR(?e),STR(?f))) AS ?n) { ?a ?b ?c . ?d ?e ?f }
          construct § memory § CONSTRUCT { ?a <x:p> ?x } { ?a ?b ?c . ?d ?e ?f BIND(CONCAT(STR(?c),STR(?d),STR(?e),STR(?f)) AS ?x) }
          distinct § rows § SELECT DISTINCT ?a ?f ?c ?d { ?a ?b ?c . ?d ?e ?f }
          rows § rows § SELECT ?a ?d { ?a <https://example.org/p> ?c . ?d <https://example.org/p> ?f }
          bytes § bytes § SELECT ?a ?e { BIND("0123456789012345678901234567890123456789" AS ?b) BIND(CONCAT(?b,?b,?b,?b,?b,?b,?b,?b) AS ?c) BIND(CONCAT(?c,?c,?c,?c,?c,?c,?c,?c) AS ?d) BIND(CONCAT(?d,?d,?d,?d,?d,?d,?d,?d) AS ?e) { SELECT ?a { ?a <https://example.org/p> ?x } LIMIT 1999 } }
          """)
  void a_hostile_query_ends_by_its_limit_and_the_next_is_as_fast_as_before(
      String name, String limit, String query) throws Exception {
    Duration usual = typical();
    String path =
        "letopis/sparql?"
            + (limit.equals("time") ? "timeout=" + LIMIT.toSeconds() + "&" : "")
            + "query="
            + Client.encoded(query);

    long begin = System.nanoTime();
    HttpResponse<String> answer = client.get(path, "text/csv, text/turtle");
    Duration taken = Duration.ofNanos(System.nanoTime() - begin);
    Duration next = one();

    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
    assertThat(answer.body()).contains(WORDS.get(limit)).hasLineCount(1);
    assertThat(answer.headers().firstValue("Letopis-Limit")).contains(limit);
    assertThat(answer.headers().firstValue("Retry-After")).isPresent();
    if (limit.equals("time")) {
      assertThat(taken).isLessThan(uneven(LIMIT.plus(GRACE), usual));
    }
    assertThat(next).as("after a median of %s", usual).isLessThan(uneven(MORE, usual));
    assertThat(client.get("health", "*/*").statusCode()).isEqualTo(200);
    server.awaitWorkers(WORKERS); // what many of them at once do is another test
  }

  /**
   * Which need no process to be started in the place of theirs: the next query finds it compiled.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '§',
      quoteCharacter = '`',
      textBlock =
          """
          cross product § SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }
          backtracking § SELECT * { BIND("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" AS ?s) FILTER(REGEX(?s, "(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)\\\\1y")) }
          backtracking, flags § SELECT * { ?a ?b ?c BIND("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"@sr AS ?s) FILTER(REGEX(?s, "^((a|aa)+)+\\\\2b$", "i")) }
          backtracking, deep § SELECT * { ?a ?b ?c FILTER NOT EXISTS { ?a ?b ?d FILTER(!REGEX("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "^((a|aa)+)+\\\\2b$")) } }
          backtracking, bound § SELECT (COUNT(?x) AS ?n) { ?a ?b ?c BIND(IF(REGEX("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "^((a|aa)+)+\\\\2b$"), 1, 2) AS ?x) }
          backtracking, sorted § SELECT * { ?a ?b ?c } ORDER BY REGEX("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "^((a|aa)+)+\\\\2b$")
          """)
  void what_stops_when_it_is_asked_to_leaves_its_process(String name, String query)
      throws Exception {
    String path = "letopis/sparql?timeout=" + LIMIT.toSeconds() + "&query=" + Client.encoded(query);
    // On a busy machine a query may not come to stop in its second: then it is ended, and once
    // more.
    for (int attempt = 1; ; attempt++) {
      double before = server.metric("letopis_workers_replaced");
      assertThat(client.get(path, "text/csv").headers().firstValue("Letopis-Limit"))
          .contains("time");
      server.awaitWorkers(WORKERS);
      if (server.metric("letopis_workers_replaced") == before) {
        return;
      }
      assertThat(attempt).as("processes ended, one after the other").isLessThan(ATTEMPTS);
    }
  }

  /** What is asked after a query that was stopped has a process of its own, at low priority. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void who_was_stopped_is_answered_beside_the_others() throws Exception {
    for (int i = 0; i < 2; i++) { // the first time nobody knows
      client.get(
          "letopis/sparql?timeout=1&query="
              + Client.encoded("SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"),
          "text/csv");
    }
    assertThat(client.query(gallery, "text/csv").statusCode()).isEqualTo(200);
    server.awaitWorkers(WORKERS);
    int usual = server.priority();
    Instant end = Instant.now().plus(Duration.ofMinutes(1));
    while (server.prioritiesOfWorkers().stream().noneMatch(p -> p > usual)) {
      assertThat(Instant.now()).isBefore(end); // the system's own command may take a moment
      Thread.sleep(100);
    }
    int kept = Math.min(WORKERS - 1, Runtime.getRuntime().availableProcessors());
    assertThat(server.prioritiesOfWorkers())
        .hasSize(WORKERS)
        .filteredOn(p -> p == usual)
        .hasSizeGreaterThanOrEqualTo(kept);
  }

  private static Duration uneven(Duration time, Duration usual) {
    return time.plus(usual.multipliedBy(UNEVEN));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          waiting               | SELECT (<http://jena.apache.org/ARQ/function#wait>(60000) AS ?x) {}
          waiting, Java         | SELECT (<java:org.apache.jena.sparql.function.library.wait>(60000) AS ?x) {}
          any class             | SELECT (<java:java.lang.ProcessBuilder>("id") AS ?x) {}
          a class as a property | SELECT ?x { ?x <java:org.apache.jena.sparql.pfunction.library.str> ?y }
          by a variable         | SELECT (CALL(<http://jena.apache.org/ARQ/function#wait>, 60000) AS ?x) {}
          script                | SELECT (<http://jena.apache.org/ARQ/jsFunction#f>(1) AS ?x) {}
          in a filter           | SELECT ?x { ?x a ?y FILTER EXISTS { ?y a ?z FILTER(<http://jena.apache.org/ARQ/function#wait>(1000)) } }
          in an order           | SELECT ?x { ?x a ?y } ORDER BY DESC(<http://jena.apache.org/ARQ/function#wait>(1000))
          in a group            | SELECT ?z { ?x a ?y } GROUP BY (<http://jena.apache.org/ARQ/function#wait>(1000) AS ?z)
          in an aggregate       | SELECT (SUM(<http://jena.apache.org/ARQ/function#wait>(1000)) AS ?z) { ?x a ?y }
          after an aggregate    | SELECT (COUNT(*) AS ?n) { ?x a ?y } GROUP BY ?y HAVING(<http://jena.apache.org/ARQ/function#wait>(COUNT(*)) > 1)
          in a construction     | CONSTRUCT { ?x a ?z } { ?x a ?y BIND(<http://jena.apache.org/ARQ/function#wait>(1000) AS ?z) }
          in a subquery         | SELECT ?x { { SELECT ?x { ?x a ?y } ORDER BY <http://jena.apache.org/ARQ/function#wait>(1000) } }
          service               | SELECT ?s { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }
          service, link-local   | SELECT ?s { SERVICE <http://169.254.169.254/latest/> { ?s ?p ?o } }
          service, variable     | SELECT ?s { VALUES ?x { <http://127.0.0.1:9/> } SERVICE ?x { ?s ?p ?o } }
          service, silent       | SELECT ?s { SERVICE SILENT <http://127.0.0.1:9/> { ?s ?p ?o } }
          service, deep         | SELECT ?s { ?s ?p ?o FILTER NOT EXISTS { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } } }
          load                  | LOAD <file:///etc/hostname>
          search, broken pattern | PREFIX text: <http://jena.apache.org/text#> SELECT (COUNT(*) AS ?n) { ?a text:query "/[/" }
          search, too many states | PREFIX text: <http://jena.apache.org/text#> SELECT ?a { ?a text:query "/(.*a){40}.{30}/" }
          search, half a sentence | PREFIX text: <http://jena.apache.org/text#> ASK { ?a text:query "a AND" }
          search, half a range   | PREFIX text: <http://jena.apache.org/text#> SELECT ?a { ?a text:query "[a TO" }
          """)
  void what_may_not_be_asked_is_refused_in_words(String name, String query) throws Exception {
    long begin = System.nanoTime();
    HttpResponse<String> answer = client.query(query, "text/csv");

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).hasLineCount(1).doesNotContain("org.apache.jena.fuseki", "\tat ");
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(LIMIT.plus(GRACE));
  }

  @Test
  void a_query_of_a_megabyte_is_refused_unread() throws Exception {
    String values =
        IntStream.range(0, 100_000).mapToObj(i -> "\"" + i + "\"").collect(Collectors.joining(" "));
    String query = "SELECT * { VALUES ?x { " + values + " } }";
    HttpResponse<String> answer =
        client.send("POST", "letopis/sparql", "Content-Type", "application/sparql-query", query);
    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.body()).contains("100,000 bytes");
  }

  @Test
  void deep_nesting_is_a_mistake_and_no_crash() throws Exception {
    Duration usual = typical();
    for (String query :
        List.of(
            "SELECT * " + "{".repeat(20_000) + "}".repeat(20_000),
            "SELECT * { FILTER(" + "(".repeat(20_000) + "1" + ")".repeat(20_000) + ") }",
            "SELECT * { FILTER(" + "!".repeat(50_000) + "true) }",
            "SELECT (1" + "+1".repeat(30_000) + " AS ?x) {}")) {
      HttpResponse<String> answer =
          client.send("POST", "letopis/sparql", "Content-Type", "application/sparql-query", query);
      assertThat(answer.statusCode()).isIn(200, 400, 503);
      assertThat(answer.body()).doesNotContain("\tat ", "java.lang");
    }
    assertThat(one()).isLessThan(uneven(MORE, usual));
  }

  @Test
  void a_client_may_ask_for_less_time() throws Exception {
    long begin = System.nanoTime();
    HttpResponse<String> answer =
        client.get(
            "letopis/sparql?timeout=0.5&query="
                + Client.encoded("SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"),
            "text/csv");
    assertThat(answer.body()).contains("longer than 0.5 s");
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(LIMIT.plus(GRACE));
  }

  @Test
  void the_processor_is_idle_when_nobody_asks() throws Exception {
    client.get(
        "letopis/sparql?timeout=1&query="
            + Client.encoded("SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"),
        "text/csv");
    server.awaitWorkers(WORKERS);
    Duration before = server.processorTime();
    Thread.sleep(1000);
    assertThat(server.processorTime().minus(before)).isLessThan(Duration.ofMillis(700));
  }

  /** The median of a few: single ones meet the machine's other work. */
  private static Duration typical() throws Exception {
    List<Duration> taken = new ArrayList<>();
    while (taken.size() < SAMPLES) {
      taken.add(one());
    }
    return taken.stream().sorted().toList().get(SAMPLES / 2);
  }

  /** How long a query of the gallery takes. */
  private static Duration one() throws Exception {
    long begin = System.nanoTime();
    assertThat(client.query(gallery, "text/csv").statusCode()).isEqualTo(200);
    return Duration.ofNanos(System.nanoTime() - begin);
  }
}
