package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the headers of every address say: variants, links, versions, and who may read. */
class ConventionsTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  private static final String ADDRESSES =
      """
      id/settlement/prizren             | 303 | -    | Accept                  | describedby
      doc/settlement/prizren            | 200 | ETag | Accept, Accept-Language, Accept-Encoding | describes
      doc/settlement/prizren            | 200 | ETag | Accept, Accept-Language, Accept-Encoding | canonical
      doc/settlement/prizren.ttl        | 200 | ETag | Accept, Accept-Language, Accept-Encoding | alternate
      doc/settlement/prizren?format=rdf | 200 | ETag | Accept, Accept-Language, Accept-Encoding | alternate
      doc/dataset/letopis               | 200 | ETag | Accept, Accept-Language, Accept-Encoding | alternate
      ontology                          | 200 | ETag | Accept, Accept-Language, Accept-Encoding | alternate
      .well-known/void                  | 302 | -    | -                       | -
      context.jsonld                    | 200 | ETag | -                       | -
      shapes                            | 200 | ETag | -                       | -
      dumps/letopis.ttl.gz              | 200 | ETag | -                       | describedby
      dumps/SHA256SUMS                  | 200 | ETag | -                       | describedby
      sitemap.xml                       | 200 | ETag | -                       | -
      robots.txt                        | 200 | -    | -                       | -
      api/claims                        | 200 | ETag | Accept, Accept-Encoding | service-desc
      api/compare?type=Contradicts      | 200 | ETag | Accept, Accept-Encoding | service-desc
      api/places.geojson                | 200 | ETag | Accept, Accept-Encoding | service-desc
      reconcile                         | 200 | -    | Accept                  | service-desc
      letopis/sparql                    | 200 | -    | Accept                  | -
      letopis/sparql?query=ASK%7B%7D    | 200 | ETag | Accept                  | -
      health                            | 200 | -    | -                       | -
      map                               | 200 | ETag | Accept, Accept-Language, Accept-Encoding | -
      sparql                            | 200 | ETag | Accept, Accept-Language, Accept-Encoding | -
      about                             | 200 | ETag | Accept, Accept-Language, Accept-Encoding | -
      """;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = ADDRESSES)
  void an_address_says_how_it_varies_what_it_links_to_and_its_version(
      String path, int status, String version, String vary, String link) {
    HttpResponse<String> answer = SERVER.get(path, "Accept", "text/turtle,*/*;q=0.5");
    assertThat(answer.statusCode()).isEqualTo(status);
    // Some caches heed one line of several.
    assertThat(answer.headers().allValues("Vary")).hasSizeLessThanOrEqualTo(1);
    if (!vary.equals("-")) {
      assertThat(header(answer, "Vary")).isEqualTo(vary);
    }
    if (!link.equals("-")) {
      assertThat(header(answer, "Link")).contains("rel=\"" + link + "\"");
    }
    if (version.equals("ETag")) {
      String tag = header(answer, "ETag");
      HttpResponse<String> again =
          SERVER.get(path, "Accept", "text/turtle,*/*;q=0.5", "If-None-Match", tag);
      assertThat(again.statusCode()).as(tag).isEqualTo(304);
      assertThat(again.body()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = ADDRESSES)
  void a_head_says_what_a_get_says_and_sends_nothing(String path, int status) {
    HttpResponse<String> got = SERVER.get(path, "Accept", "*/*");
    HttpResponse<String> head =
        SERVER.send(
            HttpRequest.newBuilder(SERVER.url().resolve(path))
                .method("HEAD", HttpRequest.BodyPublishers.noBody()),
            "Accept",
            "*/*");
    assertThat(head.statusCode()).isEqualTo(status).isEqualTo(got.statusCode());
    assertThat(head.body()).isEmpty();
    for (String name : Set.of("Content-Type", "ETag", "Link", "Vary", "Location")) {
      assertThat(header(head, name)).as(name).isEqualTo(header(got, name));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = ADDRESSES)
  void any_page_may_read_it_without_credentials(String path, int status) {
    HttpResponse<String> answer = SERVER.get(path, "Origin", "https://elsewhere.example");
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(header(answer, "Access-Control-Allow-Credentials")).isEmpty();
    assertThat(header(answer, "Access-Control-Expose-Headers"))
        .contains("Link", "Location", "ETag");
  }

  @ParameterizedTest
  @CsvSource({
    "letopis/sparql, true",
    "reconcile, true",
    "reconcile/suggest/entity, true",
    "api/claims, false",
    "doc/settlement/prizren, false",
    "dumps/letopis.ttl, false"
  })
  void a_preflight_allows_posts_where_questions_are_asked_by_them(String path, boolean posts) {
    HttpResponse<String> answer =
        SERVER.send(
            HttpRequest.newBuilder(SERVER.url().resolve(path))
                .method("OPTIONS", HttpRequest.BodyPublishers.noBody()),
            "Access-Control-Request-Method",
            "POST");
    assertThat(answer.statusCode()).isEqualTo(204);
    assertThat(header(answer, "Access-Control-Allow-Methods").contains("POST")).isEqualTo(posts);
    assertThat(header(answer, "Access-Control-Allow-Methods"))
        .doesNotContain("PUT", "DELETE", "PATCH");
  }

  @Test
  void the_context_stays_under_the_name_of_its_release() {
    HttpResponse<String> latest = SERVER.get("context.jsonld");
    String release = header(latest, "ETag").replaceAll("\"([0-9a-f]{16}).*", "$1");
    HttpResponse<String> kept = SERVER.get("dumps/context-" + release + ".jsonld");
    assertThat(kept.statusCode()).isEqualTo(200);
    assertThat(header(kept, "Cache-Control")).contains("immutable");
    assertThat(kept.body()).isEqualTo(latest.body());
  }

  private static String header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }
}
