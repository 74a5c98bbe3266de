package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.claim.TimeSpan;
import org.letopis.text.Document;

class ClaimsJsonTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));

  private static Claim houses(double confidence) {
    return new Claim(
        new Evidence("a.txt", 4, 18, "преко 800 кућа", 1, "damage.total"),
        "PropertyDamage",
        Optional.of(new Count(OptionalLong.of(801), OptionalLong.empty(), false, "преко 800")),
        Optional.of("house"),
        List.of("burned", "damaged"),
        List.of("Serbs"),
        List.of(),
        List.of(),
        List.of(Mentioned.known("Štrpce", "strpce")),
        Optional.of(new TimeSpan(Optional.of("2004-03"), Optional.empty(), "марта 2004")),
        List.of(),
        List.of(Mentioned.named("Derek Čepel"), Mentioned.known("UNMIK", "unmik")),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Polarity.AFFIRMED,
        Modality.ESTIMATED,
        confidence);
  }

  @Test
  void fields_stand_in_the_formats_order_unescaped_and_empty_slots_are_left_out() {
    Claim claim = houses(0.93499);
    assertThat(ClaimsJson.write(claim))
        .isEqualTo(
            "{\"doc\":\"a.txt\",\"id\":\""
                + claim.id()
                + "\",\"kind\":\"PropertyDamage\",\"quote\":\"преко 800 кућа\",\"start\":4,"
                + "\"end\":18,\"count\":{\"low\":801,\"high\":null,\"approximate\":false,"
                + "\"text\":\"преко 800\"},\"unit\":\"house\",\"modes\":[\"burned\",\"damaged\"],"
                + "\"groups\":[\"Serbs\"],\"places\":[\"Štrpce\"],\"time\":{\"start\":\"2004-03\","
                + "\"text\":\"марта 2004\"},\"attributedTo\":[\"Derek Čepel\",\"UNMIK\"],"
                + "\"polarity\":\"affirmed\",\"modality\":\"estimated\",\"rule\":\"damage.total\","
                + "\"confidence\":0.93}");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "0, 0", "0.9, 0.9", "0.935, 0.94", "0.999, 1", "0.1, 0.1"})
  void confidence_has_two_decimals_at_most(double confidence, String written) {
    assertThat(ClaimsJson.write(houses(confidence))).endsWith("\"confidence\":" + written + "}");
  }

  @Test
  void what_is_written_is_read_back(@TempDir Path folder) throws IOException {
    String line = ClaimsJson.write(houses(0.93));
    Path file = folder.resolve("claims.jsonl");
    Files.writeString(file, line + "\n", StandardCharsets.UTF_8);
    NamedClaim read = ClaimsJson.read(file, KnownTexts.NONE).getFirst();
    assertThat(ClaimsJson.write(read.claim())).isEqualTo(line);
    assertThat(read.id()).isEqualTo(read.claim().id());
  }

  @Test
  void the_occurrence_of_a_quote_is_counted_in_its_text(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("claims.jsonl");
    Files.writeString(
        file,
        "{\"doc\":\"a.txt\",\"kind\":\"Killing\",\"quote\":\"ubijen\",\"start\":10,\"end\":16}");
    Document document = new Document("a.txt", "😀 ubijen, ubijen", "00");
    List<NamedClaim> claims = ClaimsJson.read(file, KnownTexts.of(List.of(document)));
    assertThat(claims.getFirst().claim().evidence().occurrence()).isEqualTo(2);
    assertThat(QuoteCheck.check(claims, KnownTexts.of(List.of(document)))).isEmpty();
  }

  @Test
  void the_gold_is_read_whole_with_its_own_ids_and_every_quote_stands() throws IOException {
    List<Document> seeds =
        List.of(
            seed("000_5b255ad14abcdcf9.txt"),
            seed("001_b4b1573e9a430fc3.txt"),
            seed("002_fd8961f89b2ea837.txt"),
            seed("003_14815ed51c892a79.txt"),
            seed("004_e56e9db955201da5.txt"));
    KnownTexts texts = KnownTexts.of(seeds);
    List<NamedClaim> gold = ClaimsJson.readFolder(HOME.resolve("evaluation/gold"), texts);
    assertThat(gold).hasSize(356).first().extracting(NamedClaim::id).isEqualTo("000-1");
    assertThat(QuoteCheck.check(gold, texts)).isEmpty();
  }

  @Test
  void a_quote_that_no_longer_stands_is_named() throws IOException {
    NamedClaim claim = new NamedClaim("a-1", houses(1));
    Document changed = new Document("a.txt", "Још преко 900 кућа", "00");
    assertThat(QuoteCheck.check(List.of(claim), KnownTexts.of(List.of(changed))))
        .singleElement()
        .satisfies(
            finding ->
                assertThat(finding.line())
                    .startsWith(
                        "a.txt (4-18): claim \"a-1\" quotes \"преко 800 кућа\", "
                            + "the text has \"преко 900 кућа\" there"));
    assertThat(QuoteCheck.check(List.of(claim), KnownTexts.NONE)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"kind":"Killing"}                                                  | no "doc"; every claim has one
          {"doc":"a.txt","kind":"Killing","quote":"x","start":0}              | "end" is no offset; give the code points before it as a whole number
          {"doc":"a.txt","kind":"Killing","quote":"x","start":0,"end":2}      | a.txt (0-2) rule given: the quote "x" does not fit its offsets
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"count":{}} |
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"groups":1} | "groups" is no list: 1
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"count":5}  | "count" is no object: 5
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"time":"x"} | "time" is no object: "x"
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"time":{"start":"2004-02-30"}} | "start" is no day: "2004-02-30"
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"persons":[1]} | "persons" holds what is no name: 1
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"unit":["a"]} | "unit" is no text: ["a"]
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"confidence":7} | "confidence" is no number from 0 to 1: 7
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"polarity":"perhaps"} | "polarity" is "perhaps" and none of [affirmed, denied]
          {"doc":"a.txt","kind":"K","quote":"x","start":0,"end":1,"attribute":"name"} | no "value"; every claim has one
          [1]                                                                 | no JSON object; write one claim a line
          """)
  void errors_name_file_and_line(String line, String expected, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("claims.jsonl");
    Files.writeString(file, "\n" + line + "\n", StandardCharsets.UTF_8);
    if (expected == null) {
      assertThat(ClaimsJson.read(file, KnownTexts.NONE)).hasSize(1);
    } else {
      assertThatThrownBy(() -> ClaimsJson.read(file, KnownTexts.NONE))
          .isInstanceOf(MalformedClaimException.class)
          .hasMessage(file + ":2: " + expected);
    }
  }

  private static Document seed(String name) throws IOException {
    return new Document(
        name, Files.readString(HOME.resolve("seeds").resolve(name), StandardCharsets.UTF_8), "00");
  }
}
