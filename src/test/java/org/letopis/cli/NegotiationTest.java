package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * In which forms every address can be had: what is offered, by whatever is asked for, and 406 in
 * the asked form where nothing of it is taken. An address that names a file is sent as it is.
 */
class NegotiationTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  /** Every address that chooses by Accept, and what it offers, the preferred form first. */
  private static final String CHOOSING =
      """
      .                                    | text/html, text/csv
      read                                 | text/html
      read/003_14815ed51c892a79            | text/html
      timeline                             | text/html, text/csv
      people                               | text/html, text/csv
      sites                                | text/html, text/csv
      places                               | text/html, text/csv
      map                                  | text/html
      contradictions                       | text/html, text/csv
      search?q=prizren                     | text/html
      sparql                               | text/html
      about                                | text/html
      dumps/                               | text/html
      search/suggest?q=pri                 | application/json
      doc/settlement/prizren               | text/html, text/turtle, application/ld+json, application/n-triples, application/rdf+xml, application/trig
      doc/dataset/letopis                  | text/html, text/turtle, application/ld+json, application/n-triples, application/rdf+xml, application/trig
      doc/unit/house                       | text/html, text/turtle, application/ld+json, application/n-triples, application/rdf+xml, application/trig
      ontology                             | text/html, text/turtle, application/ld+json, application/n-triples, application/rdf+xml, application/trig
      shapes                               | text/turtle
      api/claims                           | application/json, text/csv
      api/compare                          | application/json
      reconcile                            | application/json
      reconcile/properties?type=Settlement | application/json
      reconcile/suggest/entity?prefix=pri  | application/json
      reconcile/suggest/property?prefix=n  | application/json
      reconcile/suggest/type?prefix=s      | application/json
      reconcile/flyout/entity?id=settlement/prizren | application/json
      reconcile/flyout/property?id=geonames         | application/json
      reconcile/flyout/type?id=Settlement           | application/json
      reconcile/preview?id=settlement/prizren       | text/html
      letopis/sparql                       | text/turtle, application/ld+json, application/n-triples, application/rdf+xml, application/trig
      letopis/sparql?query=SELECT+*%7B%7D  | application/sparql-results+json, application/json, text/csv, text/tab-separated-values, application/sparql-results+xml, application/xml
      letopis/sparql?query=ASK%7B%7D       | application/sparql-results+json, application/json, text/csv, text/tab-separated-values, application/sparql-results+xml, application/xml
      letopis/sparql?query=CONSTRUCT+WHERE%7B%7D    | text/turtle, application/n-triples, application/rdf+xml, application/trix, application/trix+xml, application/ld+json, application/rdf+json, application/rdf+thrift, application/trig, application/n-quads
      letopis/query?query=DESCRIBE+%3Ca:b%3E        | text/turtle, application/n-triples, application/rdf+xml, application/trix, application/trix+xml, application/ld+json, application/rdf+json, application/rdf+thrift, application/trig, application/n-quads
      """;

  /** Every address that names one form itself, and what watches a server. */
  private static final String FIXED =
      """
      doc/settlement/prizren.ttl | text/turtle
      doc/settlement/prizren?format=jsonld | application/ld+json
      timeline?format=csv        | text/csv
      api/claims?format=csv      | text/csv
      letopis/sparql?query=ASK%7B%7D&output=csv | text/csv
      api/places.geojson         | application/geo+json
      api/openapi.json           | application/json
      context.jsonld             | application/ld+json
      borders.geojson            | application/geo+json
      prefixes.json              | application/json
      vocabulary.json            | application/json
      assets/page.css            | text/css
      dumps/letopis.nt           | application/n-triples
      dumps/SHA256SUMS           | text/plain
      sitemap.xml                | application/xml
      robots.txt                 | text/plain
      health                     | application/json
      health/ready               | application/json
      metrics                    | text/plain
      """;

  private static final String THINGS =
      """
      id/settlement/prizren | 303
      unit/house            | 303
      graph/ontology        | 303
      .well-known/void      | 302
      """;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = CHOOSING)
  void what_takes_nothing_of_it_gets_406_in_its_form_with_what_is_offered(
      String path, String offered) {
    for (String accept :
        List.of("image/png", "application/x-nothing", "*/*;q=0", "image/*, video/*;q=0.5")) {
      HttpResponse<String> answer = SERVER.get(path, "Accept", accept);
      assertThat(answer.statusCode()).as(accept).isEqualTo(406);
      assertThat(type(answer)).isEqualTo("text/plain");
      assertThat(answer.body()).contains(offered).contains(offered.split(", "));
      assertThat(header(answer, "Vary")).contains("Accept");
    }
    // What is refused outright is not sent for all that anything else may be.
    String none =
        String.join(";q=0, ", offered.split(", ")) + ";q=0, text/plain;q=0, application/*;q=0";
    assertThat(SERVER.get(path, "Accept", none).statusCode()).as(none).isEqualTo(406);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = CHOOSING)
  void the_406_is_told_in_the_form_that_is_asked_for(String path, String offered) {
    if (!offered.contains("application/json")) {
      HttpResponse<String> problem = SERVER.get(path, "Accept", "application/problem+json");
      assertThat(problem.statusCode()).isEqualTo(406);
      assertThat(type(problem)).isEqualTo("application/problem+json");
      assertThat(problem.body()).contains("\"status\":406", offered.split(", ")[0]);
    }
    if (!offered.contains("text/html")) {
      HttpResponse<String> page = SERVER.get(path, "Accept", "text/html", "Accept-Language", "sr");
      assertThat(page.statusCode()).isEqualTo(406);
      assertThat(type(page)).isEqualTo("text/html");
      assertThat(page.body()).contains("<html lang=\"sr-Cyrl\"", offered.split(", ")[0]);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = CHOOSING)
  void each_form_that_is_offered_can_be_had_and_is_what_it_says(String path, String offered) {
    for (String form : offered.split(", ")) {
      for (String accept :
          List.of(
              form, form.toUpperCase(), "image/png, " + form + ";q=0.2", form + ", */*;q=0.1")) {
        HttpResponse<String> answer = SERVER.get(path, "Accept", accept);
        assertThat(answer.statusCode()).as(accept).isEqualTo(200);
        assertThat(type(answer)).as(accept).isEqualTo(form);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = CHOOSING)
  void whoever_takes_anything_gets_the_preferred_form(String path, String offered) {
    List<String> forms = Arrays.asList(offered.split(", "));
    for (String accept : List.of("*/*", "image/png, */*;q=0.1", "", "*")) {
      HttpResponse<String> answer =
          accept.isEmpty() ? SERVER.get(path) : SERVER.get(path, "Accept", accept);
      assertThat(answer.statusCode()).as(accept).isEqualTo(200);
      assertThat(type(answer)).as(accept).isEqualTo(forms.getFirst());
    }
    if (forms.size() > 1) {
      String others = forms.getFirst() + ";q=0, */*";
      assertThat(type(SERVER.get(path, "Accept", others))).as(others).isEqualTo(forms.get(1));
    }
    for (String group : List.of("text/", "application/")) {
      forms.stream()
          .filter(f -> f.startsWith(group))
          .findFirst()
          .ifPresent(
              first ->
                  assertThat(type(SERVER.get(path, "Accept", group + "*, image/png")))
                      .isEqualTo(first));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = FIXED)
  void what_an_address_names_itself_is_sent_whatever_is_taken(String path, String form) {
    for (String accept : List.of("image/png", "*/*;q=0", form)) {
      HttpResponse<String> answer = SERVER.get(path, "Accept", accept);
      assertThat(answer.statusCode()).as(accept).isEqualTo(200);
      assertThat(type(answer)).as(accept).isEqualTo(form);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = THINGS)
  void a_thing_leads_to_its_description_which_then_is_chosen(String path, int status) {
    HttpResponse<String> answer = SERVER.get(path, "Accept", "image/png");
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(SERVER.get(header(answer, "Location"), "Accept", "image/png").statusCode())
        .isEqualTo(406);
  }

  @Test
  void no_address_that_the_documentation_lists_is_left_out() throws IOException {
    String tested = CHOOSING + FIXED + THINGS;
    List<String> listed =
        Pattern.compile("`/([^`]*)`")
            .matcher(
                Files.readString(SeedsServer.HOME.resolve("docs/web.md"))
                    .lines()
                    .filter(line -> line.startsWith("| `/"))
                    .map(line -> line.split("\\|")[1])
                    .reduce("", (a, b) -> a + b))
            .results()
            .map(m -> m.group(1).replaceFirst("(\\?|[A-Z]{2}).*", ""))
            .toList();
    assertThat(listed).hasSizeGreaterThan(25);
    assertThat(listed)
        .allMatch(
            path -> path.isEmpty() || tested.contains("\n" + path) || tested.startsWith(path));
  }

  private static String type(HttpResponse<String> answer) {
    return header(answer, "Content-Type").replaceFirst(";.*", "");
  }

  private static String header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }
}
