package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For which command lines a process is begun before they are read, and where it looks. */
class EarlyStartTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          serve                                  | HOME/data
          up                                     | HOME/data
          rehearse                               | HOME/data
          serve --port 0 --data /somewhere       | /somewhere
          serve --data=/somewhere --workers=2    | /somewhere
          up --data=/first --data /last          | /last
          serve --data                           | HOME/data
          serve --query-rows=5                   | HOME/data
          serve --query-memory=64                |
          serve --federate https://example.org/  |
          serve --federate=https://example.org/  |
          serve --help                           |
          up -h                                  |
          build --data=/somewhere                |
          claims serve                           |
          --version                              |
          """)
  void a_process_is_begun_for_what_serves_as_usual(String line, String data) {
    assertThat(EarlyStart.data(line.split(" ")).map(Path::toString).orElse(null))
        .isEqualTo(data == null ? null : data.replace("HOME", ProjectOptions.home().toString()));
  }
}
