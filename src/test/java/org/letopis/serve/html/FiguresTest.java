package org.letopis.serve.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A figure is said as its text says it: which bound, and which number. */
class FiguresTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # words              | low   | high  | about | English            | Latin               | Cyrillic
          8                    | 8     | 8     | no    | 8                  | 8                   | 8
          oko 60.000           | 60000 | 60000 | yes   | about 60,000       | oko 60.000          | око 60.000
          od 800 do 1.000      | 800   | 1000  | no    | 800–1,000          | 800–1.000           | 800–1.000
          preko 800            | 801   |       | no    | more than 800      | više od 800         | више од 800
          više od hiljadu      | 1001  |       | no    | more than 1,000    | više od 1.000       | више од 1.000
          више од 220 хиљада   | 220001 |      | no    | more than 220,000  | više od 220.000     | више од 220.000
          više od 7            | 8     |       | no    | more than 7        | više od 7           | више од 7
          najmanje 801         | 801   |       | no    | at least 801       | najmanje 801        | најмање 801
          najmanje 800         | 800   |       | no    | at least 800       | najmanje 800        | најмање 800
          800 ili više         | 800   |       | no    | at least 800       | najmanje 800        | најмање 800
          800 ili nešto više   | 800   |       | yes   | at least about 800 | najmanje oko 800    | најмање око 800
          bar troje            | 3     |       | no    | at least 3         | najmanje 3          | најмање 3
          skoro 19.000         |       | 18999 | yes   | almost 19,000      | skoro 19.000        | скоро 19.000
          gotovo 19 000        |       | 18999 | yes   | almost 19,000      | skoro 19.000        | скоро 19.000
          скоро хиљаду         |       | 999   | yes   | almost 1,000       | skoro 1.000         | скоро 1.000
          skoro 7              |       | 6     | yes   | almost 7           | skoro 7             | скоро 7
          manje od 800         |       | 799   | no    | less than 800      | manje od 800        | мање од 800
          ispod 800            |       | 799   | no    | less than 800      | manje od 800        | мање од 800
          manje od 7           |       | 6     | no    | less than 7        | manje od 7          | мање од 7
          do 800               |       | 800   | no    | at most 800        | najviše 800         | највише 800
          najviše 799          |       | 799   | no    | at most 799        | najviše 799         | највише 799
          do tri hiljade       |       | 3000  | no    | at most 3,000      | najviše 3.000       | највише 3.000
          ''                   | 801   |       | no    | more than 800      | više od 800         | више од 800
          """)
  void a_figure_says_what_its_words_say(
      String words,
      Long low,
      Long high,
      String about,
      String english,
      String latin,
      String cyrillic) {
    assertThat(said(Language.ENGLISH, words, low, high, about)).contains(english);
    assertThat(said(Language.LATIN, words, low, high, about)).contains(latin);
    assertThat(said(Language.CYRILLIC, words, low, high, about)).contains(cyrillic);
  }

  private static Optional<String> said(
      Language language, String words, Long low, Long high, String about) {
    return new Figures(language)
        .of(bound(low), bound(high), about.equals("yes"), Optional.of(words));
  }

  private static OptionalLong bound(Long number) {
    return number == null ? OptionalLong.empty() : OptionalLong.of(number);
  }
}
