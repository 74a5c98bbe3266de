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
}
