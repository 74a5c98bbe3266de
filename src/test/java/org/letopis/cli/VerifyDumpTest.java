package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has a dump and the texts can see for each claim whether its words stand. */
class VerifyDumpTest {

  private static final String SAID = "U selu Lipa je 17. marta 2004. godine spaljeno 20 kuća.";

  @TempDir static Path folder;
  private static Path texts;
  private static Path dumps;

  @BeforeAll
  static void build() throws IOException {
    texts = Files.createDirectories(folder.resolve("texts"));
    Files.writeString(texts.resolve("plain.txt"), SAID + "\n");
    Files.writeString(texts.resolve("twice.txt"), SAID + " Tako je javljeno. " + SAID + "\n");
    Files.writeString(texts.resolve("emoji.txt"), "\uD83D\uDE00 \uD83D\uDD25 " + SAID + "\n");
    Files.writeString(texts.resolve("windows.txt"), "\uFEFFVest.\r\n\r\n" + SAID + "\r\n");
    Files.writeString(texts.resolve("accents.txt"), "Vesti sa c\u030C i s\u030C. " + SAID + "\n");
    Files.writeString(
        texts.resolve("cyrillic.txt"), "У селу Липа је 17. марта 2004. године спаљено 20 кућа.\n");
    Path data = folder.resolve("data");
    Cli built = Cli.run("build", "--data", data, "--seeds", texts);
    assertThat(built.code()).as(built.err()).isEqualTo(ExitCode.DONE);
    dumps = data.resolve("current/dumps").toRealPath();
  }

  private static Cli verify(Path dump, Path seeds) {
    return Cli.run("verify", dump, "--seeds", seeds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "letopis.nq",
        "letopis.nq.gz",
        "letopis.trig",
        "letopis.trig.gz",
        "letopis.nt.gz",
        "letopis.ttl",
        "letopis.ttl.gz",
        "letopis.jsonld",
        "letopis.rdf"
      })
  void every_claim_of_a_dump_stands(String name) {
    Cli verified = verify(dumps.resolve(name), texts);
    assertThat(verified.code()).as(verified.err()).isEqualTo(ExitCode.DONE);
    // One of each sentence, and of the sentence that stands twice one each.
    assertThat(verified.out()).matches("[7-9]\\d* claims of \".*\" checked, 0 losses\\R");
  }

  @ParameterizedTest
  @CsvSource({
    "plain.txt, 20 kuća, 21 kuća",
    "twice.txt, 20 kuća, 30 kuća",
    "emoji.txt, spaljeno, spalxeno",
    "windows.txt, 20 kuća, 2O kuća",
    "accents.txt, 20 kuća, 20 kuca",
    "cyrillic.txt, 20 кућа, 20 кyћа"
  })
  void a_changed_character_names_the_claims_that_no_longer_stand(
      String name, String was, String is, @TempDir Path changed) throws IOException {
    copyTexts(changed);
    Path text = changed.resolve(name);
    Files.writeString(text, Files.readString(text).replace(was, is));

    Cli verified = verify(dumps.resolve("letopis.nq.gz"), changed);

    assertThat(verified.code()).isEqualTo(ExitCode.LOST);
    String stem = name.substring(0, name.indexOf('.'));
    assertThat(verified.err().lines().filter(l -> l.startsWith("loss")))
        .hasSize(name.startsWith("twice") ? 2 : 1)
        .allSatisfy(
            line ->
                assertThat(line)
                    .containsPattern("^loss " + name + " \\(\\d+-\\d+\\): ")
                    .contains("<https://w3id.org/letopis/id/claim/" + stem)
                    .contains("it quotes \"", was, "the text has \"", is));
    assertThat(verified.err().lines().filter(l -> l.startsWith("notice")))
        .singleElement()
        .asString()
        .contains(name, "is not the text that was converted");
  }

  @Test
  void a_character_before_the_quotes_moves_them_all(@TempDir Path changed) throws IOException {
    copyTexts(changed);
    Path text = changed.resolve("twice.txt");
    Files.writeString(text, "\uD83D\uDE00" + Files.readString(text));
    assertThat(verify(dumps.resolve("letopis.trig"), changed).err().lines())
        .filteredOn(l -> l.startsWith("loss"))
        .hasSize(2)
        .allMatch(l -> l.contains("twice.txt ("));
  }

  @Test
  void what_nothing_quotes_may_change_and_is_noticed(@TempDir Path changed) throws IOException {
    copyTexts(changed);
    Path text = changed.resolve("plain.txt");
    Files.writeString(text, Files.readString(text) + "I tako dalje.\n");
    Cli verified = verify(dumps.resolve("letopis.nq"), changed);
    assertThat(verified.code()).isEqualTo(ExitCode.DONE);
    assertThat(verified.err()).contains("notice plain.txt", "is not the text that was converted");
  }

  @Test
  void a_document_that_is_gone_is_named_with_its_claims(@TempDir Path changed) throws IOException {
    copyTexts(changed);
    Files.delete(changed.resolve("cyrillic.txt"));
    Cli verified = verify(dumps.resolve("letopis.ttl.gz"), changed);
    assertThat(verified.code()).isEqualTo(ExitCode.LOST);
    assertThat(verified.err()).contains("loss cyrillic.txt: <", "which is not there");
  }

  @Test
  void offsets_that_were_tampered_with_are_found() throws IOException {
    String dump = Files.readString(dumps.resolve("letopis.nq"));
    String position = "<http://www.w3.org/ns/oa#start> \"";
    int at = dump.indexOf(position) + position.length();
    Path other =
        Files.writeString(
            folder.resolve("other.nq"), dump.substring(0, at) + "1" + dump.substring(at));
    Cli verified = verify(other, texts);
    assertThat(verified.code()).isEqualTo(ExitCode.LOST);
    assertThat(verified.out()).contains(", 1 loss\n");
  }

  @Test
  void what_is_no_dump_is_told(@TempDir Path other) throws IOException {
    assertThat(verify(other.resolve("none.nq"), texts).code()).isEqualTo(ExitCode.FAILED);
    Path odd = Files.writeString(other.resolve("dump.doc"), "x");
    assertThat(verify(odd, texts).code()).isEqualTo(ExitCode.USAGE);
    Path half = other.resolve("half.nq");
    try (InputStream in =
        new GZIPInputStream(Files.newInputStream(dumps.resolve("letopis.nq.gz")))) {
      Files.write(half, in.readNBytes(10_001));
    }
    Cli verified = verify(half, texts);
    assertThat(verified.code()).isEqualTo(ExitCode.FAILED);
    assertThat(verified.err()).contains("is no whole dump");
    Path cut = other.resolve("cut.nq.gz");
    byte[] packed = Files.readAllBytes(dumps.resolve("letopis.nq.gz"));
    Files.write(cut, java.util.Arrays.copyOf(packed, packed.length / 2));
    assertThat(verify(cut, texts).code()).isEqualTo(ExitCode.FAILED);
    Path empty = Files.writeString(other.resolve("empty.ttl"), "");
    assertThat(verify(empty, texts).err()).contains("there is no claim");
  }

  private static void copyTexts(Path to) throws IOException {
    try (var files = Files.list(texts)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }
}
