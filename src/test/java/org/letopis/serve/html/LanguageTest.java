package org.letopis.serve.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.jena.graph.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.serve.facts.Onto;

class LanguageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          -                                | en
          *                                | en
          de                               | en
          en-GB,en;q=0.9                   | en
          sr                               | sr-Cyrl
          sr-RS,sr;q=0.9,en;q=0.5          | sr-Cyrl
          sr-Latn-RS,sr;q=0.5              | sr-Latn
          sr-Cyrl-ME                       | sr-Cyrl
          de;q=0.9,sr-Latn;q=0.5           | sr-Latn
          en;q=0.2,sr;q=0.8                | sr-Cyrl
          sr;q=0,en                        | en
          bs                               | sr-Latn
          hr-HR,en;q=0.1                   | sr-Latn
          ;;;not a list                    | en
          """)
  void a_page_comes_in_the_language_that_its_reader_likes_best(String header, String expected) {
    assertThat(Language.accepted(header).tag()).isEqualTo(expected);
  }

  @Test
  void every_line_of_the_table_of_words_is_there_in_all_languages_with_the_same_gaps() {
    Words english = Words.in(Language.ENGLISH);
    for (Language language : Language.values()) {
      Words words = Words.in(language);
      assertThat(words.keys()).isEqualTo(english.keys());
      assertThat(words.keys())
          .allSatisfy(
              key ->
                  assertThat(words.say(key).split("%s", -1))
                      .hasSize(english.say(key).split("%s", -1).length));
    }
    assertThat(Words.in(Language.CYRILLIC).say("claims")).isEqualTo("Тврдње");
  }

  @Test
  void every_term_that_pages_know_is_in_the_ontology() throws Exception {
    String ontology =
        Files.readString(Path.of(System.getProperty("letopis.home"), "ontology", "letopis.ttl"));
    List<String> terms = new ArrayList<>();
    for (Field field : Onto.class.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && field.getType() == Node.class) {
        terms.add(((Node) field.get(null)).getURI().substring(Onto.NS.length()));
      }
    }
    assertThat(terms).hasSizeGreaterThan(40).allMatch(t -> ontology.contains("\nlt:" + t + " a "));
  }
}
