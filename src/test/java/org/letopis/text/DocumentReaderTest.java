package org.letopis.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.claim.Finding;
import org.letopis.text.DocumentReader.Result;

class DocumentReaderTest {

  @TempDir private Path folder;

  private Result read(byte[] bytes) throws IOException {
    return DocumentReader.read(Files.write(folder.resolve("a.txt"), bytes));
  }

  private static Finding lost(Result result) {
    assertThat(result).isInstanceOf(Result.Lost.class);
    Finding finding = ((Result.Lost) result).finding();
    assertThat(finding.severity()).isEqualTo(Finding.Severity.LOSS);
    return finding;
  }

  @Test
  void a_text_is_read_as_it_is() throws IOException {
    Result result = read("\uFEFFПрва\r\nDruga 😀".getBytes(UTF_8));
    assertThat(result).isInstanceOf(Result.Read.class);
    Result.Read read = (Result.Read) result;
    assertThat(read.document().name()).isEqualTo("a.txt");
    assertThat(read.document().text()).isEqualTo("\uFEFFПрва\r\nDruga 😀");
    assertThat(read.document().sha256()).hasSize(64);
    assertThat(read.notices())
        .extracting(Finding::severity)
        .containsExactly(Finding.Severity.NOTICE, Finding.Severity.NOTICE);
  }

  @Test
  void invalid_utf_8_is_a_loss_that_names_the_byte() throws IOException {
    Finding finding = lost(read("Kuća je u Peći.".getBytes(Charset.forName("windows-1250"))));
    assertThat(finding.where()).endsWith("a.txt");
    assertThat(finding.what()).isEqualTo("is not valid UTF-8: byte 0xE6 at byte 2");
  }

  @Test
  void a_character_that_breaks_off_is_invalid() throws IOException {
    assertThat(lost(read(new byte[] {'a', (byte) 0xC4})).what()).contains("byte 0xC4 at byte 1");
  }

  @Test
  void an_empty_file_is_a_loss() throws IOException {
    assertThat(lost(read(new byte[0])).what()).isEqualTo("is empty");
    assertThat(lost(read("\uFEFF \r\n\t".getBytes(UTF_8))).what()).isEqualTo("is empty");
  }

  @Test
  void a_binary_is_a_loss() throws IOException {
    assertThat(lost(read(new byte[] {'P', 'K', 3, 4, 0, 0})).what()).contains("zero byte");
    assertThat(lost(read("\uFEFFKuća".getBytes(StandardCharsets.UTF_16LE))).advice())
        .contains("UTF-16");
  }

  @Test
  void a_file_that_is_not_there_and_a_folder_are_losses() {
    assertThat(lost(DocumentReader.read(folder.resolve("none.txt"))).what())
        .isEqualTo("no such file");
    assertThat(lost(DocumentReader.read(folder)).what()).contains("folder");
  }

  @Test
  void standard_input_is_stdin_txt() throws IOException {
    Result result = DocumentReader.read(new ByteArrayInputStream("Kuća".getBytes(UTF_8)));
    assertThat(((Result.Read) result).document().name()).isEqualTo("stdin.txt");
  }

  @Test
  void what_is_far_too_long_is_a_loss() throws IOException {
    byte[] line = new byte[10 << 20];
    java.util.Arrays.fill(line, (byte) 'a');
    assertThat(lost(read(line)).what()).isEqualTo("is longer than 2 MiB");
    assertThat(lost(DocumentReader.read(new ByteArrayInputStream(line))).what()).contains("2 MiB");
  }

  @Test
  void markup_and_what_is_not_seen_are_noticed_and_kept() throws IOException {
    for (String text :
        java.util.List.of(
            "Ubijeno je <b class=\"x\">osam</b> ljudi.",
            "Ubijeno&nbsp;je osam ljudi.",
            "Ubijeno je \u202Eosam\u202C ljudi.",
            "Ubijeno je\u0007 osam ljudi.")) {
      Result.Read result = (Result.Read) read(text.getBytes(UTF_8));
      assertThat(result.document().text()).isEqualTo(text);
      assertThat(result.notices()).hasSize(1);
      assertThat(result.notices().getFirst().severity()).isEqualTo(Finding.Severity.NOTICE);
    }
    assertThat(((Result.Read) read("Cena je < 5 & > 3; A&B; <tako>".getBytes(UTF_8))).notices())
        .isEmpty();
  }

  @Test
  void a_device_is_not_read() {
    assertThat(lost(DocumentReader.read(Path.of("/dev/zero"))).what()).contains("device");
  }
}
