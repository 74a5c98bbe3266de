package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DictionaryTest {

  private static Dictionary dictionary;

  @BeforeAll
  static void load() throws IOException {
    dictionary = Dictionary.load();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ubijena | ubiti | ADJECTIVE | PASSIVE_PARTICIPLE",
        "zapaljeno | zapaliti | ADJECTIVE | PASSIVE_PARTICIPLE",
        "ubio | ubiti | VERB | ACTIVE_PARTICIPLE",
        "poginulo | poginuti | VERB | ACTIVE_PARTICIPLE",
        "nisu | jesam | VERB | PRESENT",
        "spaliti | spaliti | VERB | INFINITIVE",
        "kuća | kuća | NOUN | ",
        "Srba | Srbin | PROPER_NOUN | ",
        "Albanaca | Albanac | PROPER_NOUN | ",
        "osam | osam | NUMERAL | ",
        "više | više | ADVERB | ",
        "zbog | zbog | PREPOSITION | ",
        "i | i | CONJUNCTION | ",
        "njihovih | njihov | PRONOUN | ",
        "injekcija | injekcija | NOUN | ",
        "nadživeti | nadživeti | VERB | INFINITIVE",
        "medjunarodne | međunarodni | ADJECTIVE | ",
        "djetetu | dete | NOUN | ",
        "vrijeme | vreme | NOUN | ",
        "crkve | crkva | NOUN | ",
        "vjernici | vernik | NOUN | ",
        "ranjeno | raniti | ADJECTIVE | PASSIVE_PARTICIPLE",
        "Spaljene | spaliti | ADJECTIVE | PASSIVE_PARTICIPLE",
        "UBIJENO | ubiti | ADJECTIVE | PASSIVE_PARTICIPLE",
        "KFOR-a | KFOR | PROPER_NOUN | ",
        "UNMIK-ovih | UNMIK-ov | ADJECTIVE | ",
        "srpsko-albanski | srpsko-albanski | ADJECTIVE | ",
      })
  void a_word_has_a_reading(
      String form, String lemma, Reading.PartOfSpeech partOfSpeech, Reading.VerbForm verbForm) {
    assertThat(dictionary.readings(form))
        .anySatisfy(
            reading -> {
              assertThat(reading.lemma()).isEqualTo(lemma);
              assertThat(reading.partOfSpeech()).isEqualTo(partOfSpeech);
              assertThat(reading.verbForm().orElse(null)).isEqualTo(verbForm);
            });
  }

  @ParameterizedTest
  @CsvSource({"Gnjilanu", "Tučev", "Kfora", "Drajkovcu"})
  void what_the_dictionary_lacks_has_no_reading(String form) {
    assertThat(dictionary.readings(form)).isEmpty();
  }
}
