package org.letopis.serve.accept;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client takes, as RFC 9110 says it, and as clients write it. */
class AcceptTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          */*                                             | text/html, text/turtle       | text/html
          text/*                                          | application/json, text/csv   | text/csv
          application/*                                   | text/html                    | -
          image/png                                       | text/html, text/turtle       | -
          image/png, */*;q=0.1                            | text/html                    | text/html
          text/html;q=0                                   | text/html                    | -
          text/html;q=0, */*                              | text/html                    | -
          text/html;q=0, */*                              | text/html, text/turtle       | text/turtle
          */*;q=0                                         | text/html                    | -
          text/*;q=0, text/csv                            | text/html, text/csv          | text/csv
          text/*, text/html;q=0.000                       | text/html, text/turtle       | text/turtle
          text/html;q=0.5, text/turtle                    | text/html, text/turtle       | text/turtle
          text/html;q=0.5, text/turtle;q=0.4              | text/html, text/turtle       | text/html
          text/turtle, */*                                | text/html, text/turtle       | text/turtle
          text/turtle, text/html                          | text/html, text/turtle       | text/html
          TEXT/HTML ; Q=0.8                               | text/html                    | text/html
          text/html;charset=utf-8                         | text/html                    | text/html
          application/ld+json;profile="http://x/a";q=0.9  | application/ld+json          | application/ld+json
          text/html, image/gif, image/jpeg, *; q=.2       | application/json             | application/json
          text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8 | text/turtle, text/html | text/html
          text/html;q=often                               | text/html                    | text/html
          nonsense                                        | text/html                    | -
          ,, text/html ,                                  | text/html                    | text/html
          """)
  void the_best_of_what_is_offered_is_chosen(String header, String offered, String best) {
    assertThat(Accept.of(List.of(header)).best(Arrays.asList(offered.split(", "))).orElse("-"))
        .isEqualTo(best);
  }

  @Test
  void without_a_header_or_with_an_empty_one_the_first_is_sent() {
    List<String> offered = List.of("text/html", "text/csv");
    assertThat(Accept.ANYTHING.best(offered)).contains("text/html");
    assertThat(Accept.of(List.of()).best(offered)).contains("text/html");
    assertThat(Accept.of(List.of("", " , ")).best(offered)).contains("text/html");
  }

  @Test
  void it_is_written_in_one_way() {
    assertThat(Accept.of(List.of("TEXT/html ; q=.50", "*; q=0")).header())
        .isEqualTo("text/html;q=0.5, */*;q=0.0");
    assertThat(Accept.ANYTHING.header()).isEqualTo("*/*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          text/html;q=0, */*            | text/turtle, text/csv
          text/*;q=0.5, text/csv;q=0    | text/html;q=0.5, text/turtle;q=0.5
          text/html, */*;q=0.1          | text/html, */*;q=0.1
          */*;q=0                       | */*;q=0.0
          """)
  void what_is_refused_can_be_said_by_what_is_not(String header, String written) {
    assertThat(
            Accept.of(List.of(header))
                .withoutRefusals(List.of("text/html", "text/turtle", "text/csv"))
                .header())
        .isEqualTo(written);
  }

  @Test
  void a_header_in_several_lines_is_one() {
    assertThat(Accept.of(List.of("image/png", "text/csv")).best(List.of("text/html", "text/csv")))
        .contains("text/csv");
  }
}
