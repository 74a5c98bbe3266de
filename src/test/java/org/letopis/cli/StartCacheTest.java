package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.serve.Installed;

/** What a build prepares for the start of a server. */
class StartCacheTest {

  private static final List<String> SHORT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
  private static final String SERVER = "-XX:+ExitOnOutOfMemoryError";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Da=b                            | -XX:+ExitOnOutOfMemoryError -Da=b
          -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx2g -XX:+UseSerialGC          | -XX:+ExitOnOutOfMemoryError -Xmx2g -XX:+UseSerialGC
          -XX:+ExitOnOutOfMemoryError -XX:+UseSerialGC                              | -XX:+ExitOnOutOfMemoryError -XX:+UseSerialGC
          -XX:+ExitOnOutOfMemoryError -XX:AOTCache=x.aot -Dletopis.start.cache=x.aot | -XX:+ExitOnOutOfMemoryError
          """)
  void it_is_made_with_the_options_of_a_server(String own, String server) {
    assertThat(StartCache.machine(List.of(own.split(" "))))
        .containsExactlyElementsOf(List.of(server.split(" ")));
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25)
  void a_build_makes_what_a_server_starts_with() throws Exception {
    Path texts = Files.createDirectory(folder.resolve("texts"));
    Files.writeString(texts.resolve("sajam.txt"), "Na sajmu je bilo 214 traktora.\n");
    Path data = folder.resolve("data");
    Path cache = folder.resolve("start.aot");
    List<String> build = new ArrayList<>(SHORT);
    build.add("-D" + StartCache.FILE + "=" + cache);

    assertThat(run(build, "build", "--data=" + data, "--seeds=" + texts)).isZero();

    assertThat(cache).isRegularFile();
    try (Stream<Path> files = Files.list(data.resolve("serving"))) {
      assertThat(files.map(f -> f.getFileName().toString()))
          .hasSize(1)
          .allMatch(f -> f.startsWith("worker-") && f.endsWith(".aot"));
    }
    // With "on" the virtual machine refuses to start where the cache does not fit.
    List<String> server = List.of(SERVER, "-XX:AOTCache=" + cache, "-XX:AOTMode=on");
    assertThat(run(server, "releases", "--data=" + data)).isZero();
    assertThat(run(SHORT, "build", "--data=" + data, "--seeds=" + texts)).isZero();
  }

  /** A command of the program as it is installed: how it ended. */
  private static int run(List<String> machine, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(machine);
    command.add("-Dletopis.home=" + ProjectOptions.home());
    command.add("org.letopis.cli.Letopis");
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("CLASSPATH", Installed.classPath());
    return builder.start().waitFor();
  }
}
