package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.Analyser;
import org.letopis.text.Document;

/** Places that no gazetteer knows get their name in the nominative. */
class UnknownPlacesTest {

  private static final Path MAPPINGS =
      Path.of(System.getProperty("letopis.home", ".")).resolve("mappings");

  @ParameterizedTest
  @CsvSource({
    "U Livnu su poginula dva radnika., Livno",
    "U Ljigu su poginula dva radnika., Ljig",
    "U Belanovici su poginula dva radnika., Belanovica",
    "U Donjoj Lamoviti su poginula dva radnika., Donja Lamovita",
    "У Горњем Брду изгорело је седам кућа., Gornje Brdo",
    "U selu Rsavci kod reke izgorelo je sedam kuća., Rsavci",
    "U selu Lugare kod Kosovske Kamenice izgorelo je sedam kuća., Lugare",
    "U selu Donja Brezna nadomak Kosovske Kamenice izgorelo je sedam kuća., Donja Brezna",
    "Selo Stolare je bogato. U Stolarima je izgorelo sedam kuća., Stolare",
    "У насељу Брђани изгорело је седам кућа., Brđani",
    "Selo Studeni Do je pusto. U Studenom Dolu izgorelo je sedam kuća., Studeni Do",
    "Selo Studeni Do je pusto. Iz sela Studeni Do vode dva puta. U Studenom Dolu izgorelo je sedam kuća., Studeni Do",
    "U Donjem Brestovu izgorelo je sedam kuća., Donje Brestovo",
    "U Vučju je izgorelo sedam kuća., Vučje",
    "U Gusinju je izgorelo sedam kuća., Gusinje",
    "U Kozarcu je izgorelo sedam kuća., Kozarac",
    "У Доњим Дубравама изгорјело је седам кућа., Donje Dubrave",
    "U Velikim Rudinama je izgorelo sedam kuća., Velike Rudine",
    "U Malim Brdima je izgorelo sedam kuća., Mala Brda",
    "U Vrelima je izgorelo sedam kuća., Vrela",
    "U Gornjoj Rakovini je izgorelo sedam kuća., Gornja Rakovina",
    "U Gorevnicu se vratilo sedam porodica., Gorevnica",
    "Do maja se u Korenjaču vratilo sedam porodica., Korenjača",
    "U Korenjaču je izgorelo sedam kuća., Korenjač",
  })
  void a_place_is_named_in_the_nominative(String sentence, String place) throws IOException {
    Document document = new Document("place.txt", sentence, "0");
    List<String> places =
        Extractor.load(MAPPINGS)
            .extract(Analyser.load(MAPPINGS).analyse(document, Optional.empty()))
            .claims()
            .stream()
            .flatMap(claim -> claim.places().stream())
            .map(Mentioned::label)
            .toList();
    assertThat(places).containsExactly(place);
  }
}
