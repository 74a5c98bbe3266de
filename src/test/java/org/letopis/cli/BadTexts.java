package org.letopis.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder with one good text among bad ones. */
final class BadTexts {

  static final List<String> NAMES =
      List.of("binary.txt", "empty.txt", "english.txt", "latin2.txt", "utf16.txt");

  private BadTexts() {}

  static Path write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("good.txt"),
        "U selu Lipa je 17. marta 2004. godine ubijeno osam Srba, a više od 20 kuća je spaljeno.\n");
    Files.writeString(
        folder.resolve("windows.txt"),
        "\uFEFFU selu Lipa je 18. marta 2004. godine povređeno dvoje ljudi.\r\nTo je sve.\r\n");
    Files.write(folder.resolve("empty.txt"), new byte[0]);
    Files.write(folder.resolve("binary.txt"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2});
    Files.write(folder.resolve("latin2.txt"), new byte[] {'k', 'u', (byte) 0xE6, 'a', '\n'});
    Files.write(folder.resolve("utf16.txt"), "Ubijeno je osam.".getBytes(StandardCharsets.UTF_16));
    Files.writeString(
        folder.resolve("english.txt"),
        "On the 17th of March 2004 it was said that eight of the people who were there had been"
            + " killed, and that more than twenty of their houses had been burned by the crowd.\n");
    return folder;
  }
}
