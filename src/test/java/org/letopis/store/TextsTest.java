package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {

  @TempDir private Path release;

  @Test
  void a_text_is_kept_code_point_by_code_point() throws IOException {
    String text = "\uFEFFPrvi red.\r\nДруги ред: 𝕏 i e\u0301.\n";
    Texts.in(release).write("novi izveštaj.txt", text);
    assertThat(Texts.in(release).read("novi izveštaj.txt")).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../secret.txt", "/etc/passwd", "none.txt", "", "."})
  void a_name_leads_to_no_other_file(String name) throws IOException {
    Files.writeString(release.resolve("secret.txt"), "not a text");
    Texts.in(release).write("a.txt", "a");
    assertThat(Texts.in(release).read(name)).isEmpty();
  }

  @Test
  void a_release_of_an_older_program_has_none() throws IOException {
    assertThat(Texts.in(release).read("a.txt")).isEmpty();
  }

  @Test
  void the_sums_of_a_release_guard_its_texts() throws IOException {
    Files.createDirectories(release.resolve("dumps"));
    Texts.in(release).write("a.txt", "a");
    Checksums.write(release);
    assertThat(Checksums.broken(Release.in(release))).isEmpty();
    Texts.in(release).write("a.txt", "b");
    assertThat(Checksums.broken(Release.in(release))).containsExactly("texts/a.txt");
  }
}
