package org.letopis.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes generated texts into a folder: {@code FOLDER NUMBER BYTES [SHAPE]}. */
final class WriteTexts {

  private WriteTexts() {}

  public static void main(String[] arguments) throws IOException {
    Texts texts = Texts.load(Path.of(System.getProperty("letopis.home", ".")));
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    int number = Integer.parseInt(arguments[1]);
    int bytes = Integer.parseInt(arguments[2]);
    Shape shape = arguments.length > 3 ? Shape.valueOf(arguments[3]) : Shape.TEXT;
    for (int i = 0; i < number; i++) {
      Files.writeString(
          folder.resolve("text-%06d.txt".formatted(i)), texts.text(i + 1L, bytes, shape));
    }
  }
}
