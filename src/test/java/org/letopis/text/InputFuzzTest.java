package org.letopis.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Bytes that are nearly a text: nothing fails, and where tokens are found they stand where they
 * say. {@code -Plong} goes on for five minutes; a failure prints the seed to repeat it with.
 */
class InputFuzzTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));
  private static final Duration TIME =
      Duration.ofSeconds(Integer.getInteger("letopis.fuzz.seconds", 3));

  private static final List<String> PIECES =
      List.of(
          "\uFEFF",
          "\r\n",
          "\r",
          "\u0000",
          "\u0301",
          "đ",
          "ђ",
          "dj",
          "😀",
          "\u200F",
          "\u202E",
          "<b>",
          "&amp;",
          "„",
          "“",
          "…",
          "19.000",
          "17. marta",
          "\uD83D",
          "\u2028",
          "\u0085",
          "А",
          "A",
          "ǆ",
          "ﬁ",
          "İ",
          "\t",
          "..",
          "!?",
          "-",
          "–");

  @Test
  void no_bytes_break_the_reader() throws IOException {
    long seed = Long.getLong("letopis.seed", System.nanoTime());
    Random random = new Random(seed);
    LanguageCheck languages = LanguageCheck.load(HOME.resolve("mappings"));
    List<byte[]> texts = texts();
    Instant end = Instant.now().plus(TIME);
    for (int i = 0; Instant.now().isBefore(end); i++) {
      byte[] bytes = changed(texts.get(random.nextInt(texts.size())), random);
      try {
        if (DocumentReader.read(new ByteArrayInputStream(bytes))
            instanceof DocumentReader.Result.Read read) {
          check(read.document(), languages);
        }
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("seed " + seed + ", round " + i, e);
      }
    }
  }

  private static void check(Document document, LanguageCheck languages) {
    languages.refusal(document);
    String text = document.text();
    CanonicalText canonical = CanonicalText.of(text);
    int length = text.codePointCount(0, text.length());
    int before = 0;
    for (Token token : Tokeniser.tokens(canonical)) {
      assertThat(token.start()).isBetween(before, length);
      assertThat(token.end()).isBetween(token.start(), length);
      before = token.start();
    }
  }

  private static byte[] changed(byte[] text, Random random) {
    int from = random.nextInt(Math.max(1, text.length - 1));
    int to = Math.min(text.length, from + 1 + random.nextInt(400));
    byte[] bytes = java.util.Arrays.copyOfRange(text, from, to);
    for (int changes = random.nextInt(6); changes > 0; changes--) {
      int at = random.nextInt(bytes.length);
      if (random.nextBoolean()) {
        bytes[at] = (byte) random.nextInt(256);
      } else {
        byte[] piece = PIECES.get(random.nextInt(PIECES.size())).getBytes(StandardCharsets.UTF_8);
        byte[] longer = new byte[bytes.length + piece.length];
        System.arraycopy(bytes, 0, longer, 0, at);
        System.arraycopy(piece, 0, longer, at, piece.length);
        System.arraycopy(bytes, at, longer, at + piece.length, bytes.length - at);
        bytes = longer;
      }
    }
    return bytes;
  }

  private static List<byte[]> texts() throws IOException {
    List<byte[]> texts = new ArrayList<>();
    try (Stream<Path> files = Files.list(HOME.resolve("seeds"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
        texts.add(Files.readAllBytes(file));
      }
    }
    return texts;
  }
}
