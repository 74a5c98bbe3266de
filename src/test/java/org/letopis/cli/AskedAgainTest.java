package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was made once is sent again, to whoever asks for the very same and to nobody else. */
class AskedAgainTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  private static final List<String> HEADERS = List.of("ETag", "Vary", "Content-Type", "Link");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/map?kind=Killing",
        "/search?q=crkva",
        "/about",
        "/ontology",
        "/doc/settlement/prizren",
        "/doc/settlement/prizren.ttl",
        "/api/claims?size=3",
        "/api/claims?format=csv",
        "/api/compare?size=2",
        "/api/places.geojson"
      })
  void the_same_question_has_the_same_answer_and_its_tag_says_so(String address) {
    HttpResponse<String> first = SERVER.get(address);
    HttpResponse<String> again = SERVER.get(address);
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(again.body()).isEqualTo(first.body());
    for (String header : HEADERS) {
      assertThat(again.headers().allValues(header))
          .as(header)
          .isEqualTo(first.headers().allValues(header));
    }
    String tag = first.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> known = SERVER.get(address, "If-None-Match", tag);
    assertThat(known.statusCode()).isEqualTo(304);
    assertThat(known.body()).isEmpty();
  }

  @Test
  void whatever_makes_an_answer_another_one_is_heeded() {
    List<HttpResponse<String>> all =
        List.of(
            SERVER.get("/people"),
            SERVER.get("/people", "Accept-Language", "sr-Cyrl"),
            SERVER.get("/people", "Accept-Language", "sr-Latn"),
            SERVER.get("/people?lang=en"),
            SERVER.get("/people?lang=sr-Latn"),
            SERVER.get("/people?quotes=latin"),
            SERVER.get("/people?kind=Killing"),
            SERVER.get("/people?format=csv"),
            SERVER.get("/people?format=csv&lang=sr-Latn"),
            SERVER.get("/people", "Accept-Encoding", "gzip"));
    Set<String> tags = new HashSet<>();
    for (HttpResponse<String> answer : all) {
      assertThat(answer.statusCode()).isEqualTo(200);
      tags.add(answer.headers().firstValue("ETag").orElseThrow());
    }
    assertThat(tags).hasSize(all.size());
  }

  @Test
  void what_is_refused_is_refused_again() {
    for (int i = 0; i < 2; i++) {
      assertThat(SERVER.get("/map?kind=Nothing").statusCode()).isEqualTo(400);
      assertThat(SERVER.get("/map?format=pdf").statusCode()).isEqualTo(406);
      assertThat(SERVER.get("/api/claims?kind=Nothing").statusCode()).isEqualTo(400);
      assertThat(SERVER.get("/doc/settlement/prizren?page=9").statusCode()).isEqualTo(404);
      assertThat(SERVER.get("/map", "Accept", "image/png").statusCode()).isEqualTo(406);
    }
  }
}
