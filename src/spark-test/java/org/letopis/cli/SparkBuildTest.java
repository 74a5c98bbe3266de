package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.letopis.text.Script;

/** What Spark makes of a folder of texts, held against what one machine makes of it. */
class SparkBuildTest {

  private static final Path HOME = ProjectOptions.home();
  private static final Pattern SLOT = Pattern.compile("\\{(\\w+)}");
  private static final int GENERATED = 40;

  @TempDir Path folder;

  /** Folders of texts. */
  private enum Texts {
    SEEDS {
      @Override
      Path in(Path folder) {
        return HOME.resolve("seeds");
      }
    },
    GENERATED {
      @Override
      Path in(Path folder) throws IOException {
        return generated(Files.createDirectory(folder.resolve("generated")));
      }
    },
    BAD {
      @Override
      Path in(Path folder) throws IOException {
        Path bad = BadTexts.write(folder.resolve("bad"));
        Path secret = Files.writeString(folder.resolve("secret.txt"), "U Lipi je ubijeno sto.\n");
        Files.createSymbolicLink(bad.resolve("link.txt"), secret);
        Files.createSymbolicLink(bad.resolve("inside.txt"), Path.of("good.txt"));
        return bad;
      }
    };

    abstract Path in(Path folder) throws IOException;
  }

  @AfterEach
  void noMaster() {
    System.clearProperty("spark.master");
  }

  @ParameterizedTest
  @EnumSource
  void together_and_sorted_the_parts_are_the_dump_of_one_machine(Texts kind) throws IOException {
    Path texts = kind.in(folder);
    Path data = folder.resolve("data");
    Cli built = Cli.run("build", "--data", data, "--seeds", texts);
    Cli spread = spark("local[2]", texts, folder.resolve("out"), "--partitions", "3");
    SortedMap<String, byte[]> parts = parts(folder.resolve("out"));
    assertThat(parts)
        .containsOnlyKeys("claims-00000.nq", "claims-00001.nq", "claims-00002.nq", "rest.nq");
    assertThat(sorted(parts))
        .isEqualTo(Files.readString(data.resolve("current/dumps/letopis.nq")))
        .contains("/Claim>");
    assertThat(folder.resolve("out/report.txt"))
        .hasSameTextualContentAs(data.resolve("current/report.txt"));
    assertThat(spread.code()).isEqualTo(built.code());
  }

  @Test
  void the_number_of_cores_changes_no_part() throws IOException {
    Path texts = generated(Files.createDirectory(folder.resolve("texts")));
    spark("local[1]", texts, folder.resolve("one"), "--partitions", "5");
    spark("local[3]", texts, folder.resolve("three"), "--partitions", "5");
    SortedMap<String, byte[]> one = parts(folder.resolve("one"));
    SortedMap<String, byte[]> three = parts(folder.resolve("three"));
    assertThat(one).hasSize(6).hasSameSizeAs(three);
    one.forEach((name, bytes) -> assertThat(three.get(name)).as(name).isEqualTo(bytes));
  }

  @Test
  void parts_of_two_runs_are_not_mixed() throws IOException {
    Path texts = BadTexts.write(folder.resolve("texts"));
    Cli told = spark("local[1]", texts, texts);
    assertThat(told.code()).isEqualTo(ExitCode.FAILED);
    assertThat(told.err()).contains("is not empty; name a new folder");
  }

  @Test
  void a_folder_that_is_not_there_is_told() {
    Cli told = spark("local[1]", folder.resolve("nowhere"), folder.resolve("out"));
    assertThat(told.code()).isEqualTo(ExitCode.FAILED);
    assertThat(told.err()).contains("nowhere\" is no folder");
  }

  private static Cli spark(String master, Object... arguments) {
    System.setProperty("spark.master", master);
    StringWriter err = new StringWriter();
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    int code = SparkBuild.run(new PrintWriter(err, true), words);
    return new Cli(code, "", err.toString());
  }

  private static SortedMap<String, byte[]> parts(Path out) throws IOException {
    SortedMap<String, byte[]> parts = new TreeMap<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".nq")).toList()) {
        parts.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return parts;
  }

  /** As {@code LC_ALL=C sort} does. */
  private static String sorted(SortedMap<String, byte[]> parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    parts.values().forEach(all::writeBytes);
    StringBuilder lines = new StringBuilder();
    all.toString(StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.getBytes(StandardCharsets.UTF_8))
        .sorted(Arrays::compareUnsigned)
        .forEach(line -> lines.append(new String(line, StandardCharsets.UTF_8)).append('\n'));
    return lines.toString();
  }

  /** Documents of invented sentences: names, numbers, order and script by chance. */
  private static Path generated(Path folder) throws IOException {
    List<String> sentences =
        Files.readAllLines(HOME.resolve("src/bench/resources/org/letopis/bench/sentences.txt"))
            .stream()
            .filter(line -> !line.startsWith("#"))
            .toList();
    Random chance = new Random(8);
    for (int i = 0; i < GENERATED; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = 0; j < 20; j++) {
        String sentence = sentences.get(chance.nextInt(sentences.size()));
        text.append(SLOT.matcher(sentence).replaceAll(slot -> filler(slot.group(1), chance)))
            .append(j % 4 == 3 ? "\n\n" : " ");
      }
      String latin = text.toString().strip() + "\n";
      Files.writeString(
          folder.resolve("text-%03d.txt".formatted(i)),
          i % 3 == 0 ? Script.cyrillic(latin) : latin);
    }
    return folder;
  }

  private static String filler(String slot, Random chance) {
    return switch (slot) {
      case "person" -> of(chance, "Jovan Lukić", "Ana Marić", "Petar Ilić", "Vera Simić");
      case "village" -> of(chance, "Lipa", "Gornje Polje", "Javor", "Brestovac");
      case "town" -> of(chance, "Niš", "Užice", "Prizren");
      case "month" -> of(chance, "marta", "maja", "septembra");
      case "year" -> Integer.toString(1990 + chance.nextInt(20));
      default -> Integer.toString(2 + chance.nextInt(26));
    };
  }

  private static String of(Random chance, String... all) {
    return all[chance.nextInt(all.length)];
  }
}
