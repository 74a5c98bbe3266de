package org.letopis.serve.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Unread;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;

/** Claims over a text of twenty characters, however they lie over each other. */
class TextMarksTest {

  /** Claims as name:from-to; numbers and lanes as name=number/lane; segments as from-to:names. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a:2-6               | a=1/0             | 0-2: 2-6:a 6-20:
          a:2-12 b:4-8        | a=1/1 b=2/0       | 0-2: 2-4:a 4-8:ba 8-12:a 12-20:
          a:4-8 b:2-12        | a=2/0 b=1/1       | 0-2: 2-4:b 4-8:ab 8-12:b 12-20:
          a:2-8 b:6-12        | a=1/0 b=2/1       | 0-2: 2-6:a 6-8:ab 8-12:b 12-20:
          a:0-9 b:0-4 c:5-9   | a=1/1 b=2/0 c=3/0 | 0-4:ba 4-5:a 5-9:ca 9-20:
          a:3-7 b:3-7         | a=1/0 b=2/1       | 0-3: 3-7:ab 7-20:
          a:0-5 b:5-20        | a=1/0 b=2/0       | 0-5:a 5-20:b
          a:0-9 b:2-8 c:3-7 d:4-6 | a=1/3 b=2/2 c=3/1 d=4/0 | 0-2:a 2-3:ba 3-4:cba 4-6:dcba 6-7:cba 7-8:ba 8-9:a 9-20:
          a:15-21 b:-1-3 c:1-1 | -                | 0-20:
          """)
  void the_shortest_is_nearest_to_the_words_and_nothing_lies_on_another(
      String claims, String marks, String segments) {
    List<Stated> all = Stream.of(claims.split(" ")).map(TextMarksTest::claim).toList();
    TextMarks over = TextMarks.of(all, all, 20);
    assertThat(
            over.marks().stream()
                .map(m -> m.claim().key() + "=" + m.number() + "/" + m.lane())
                .sorted())
        .isEqualTo(marks.equals("-") ? List.of() : List.of(marks.split(" ")));
    assertThat(
            over.segments(0, 20, List.of()).stream()
                .map(
                    s ->
                        "%d-%d:%s"
                            .formatted(
                                s.start(),
                                s.end(),
                                s.marks().stream()
                                    .map(m -> m.claim().key())
                                    .collect(Collectors.joining())))
                .collect(Collectors.joining(" ")))
        .isEqualTo(segments);
  }

  @ParameterizedTest
  @CsvSource({"a:2-6 b:8-9, b:8-9, 2", "a:8-9 b:8-9 c:0-1, a:8-9, 2"})
  void a_claim_keeps_its_number_whatever_is_chosen(String claims, String chosen, int number) {
    List<Stated> all = Stream.of(claims.split(" ")).map(TextMarksTest::claim).toList();
    TextMarks over = TextMarks.of(all, List.of(claim(chosen)), 20);
    assertThat(over.marks()).extracting(TextMarks.Mark::number).containsExactly(number);
  }

  @ParameterizedTest
  @CsvSource({"a:2-6, 4-8, 0-2 2-4 4-6! 6-8! 8-20", "a:2-6, 2-6, 0-2 2-6! 6-20"})
  void what_was_not_understood_cuts_the_text_too(String claim, String unread, String segments) {
    List<Stated> all = List.of(claim(claim));
    String[] bounds = unread.split("-");
    Unread.Span span = new Unread.Span(Integer.parseInt(bounds[0]), Integer.parseInt(bounds[1]));
    assertThat(
            TextMarks.of(all, all, 20).segments(0, 20, List.of(span)).stream()
                .map(s -> s.start() + "-" + s.end() + (s.unread() ? "!" : ""))
                .collect(Collectors.joining(" ")))
        .isEqualTo(segments);
  }

  private static Stated claim(String written) {
    String[] parts = written.split(":");
    int dash = parts[1].lastIndexOf('-');
    return new Stated(
        new ClaimView(
            Facts.iri("https://example.org/id/claim/" + parts[0]),
            Optional.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Long.parseLong(parts[1].substring(0, dash)),
            Long.parseLong(parts[1].substring(dash + 1))),
        List.of(),
        List.of(),
        new Stated.Times(Optional.empty(), Optional.empty()),
        new Stated.Words("", "", Optional.empty()),
        new Stated.Standing(Optional.empty(), Optional.empty()),
        Map.of());
  }
}
