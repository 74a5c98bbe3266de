package org.letopis.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.letopis.claim.Finding;

/** Reads bytes into documents; what cannot be read becomes a finding that says what to do. */
public final class DocumentReader {

  /** The name of the document that standard input becomes. */
  public static final String STANDARD_INPUT = "stdin.txt";

  private DocumentReader() {}

  /** What came of reading one file. */
  public sealed interface Result {

    /**
     * The document.
     *
     * @param document as it stands in the file
     * @param notices what is worth knowing of its form: a byte order mark, carriage returns
     */
    record Read(Document document, List<Finding> notices) implements Result {
      public Read {
        notices = List.copyOf(notices);
      }
    }

    /**
     * No document.
     *
     * @param finding what is wrong with the file
     */
    record Lost(Finding finding) implements Result {}
  }

  /**
   * Reads a file.
   *
   * @param file a text file in UTF-8
   */
  public static Result read(Path file) {
    String where = file.toString();
    if (Files.notExists(file)) {
      return lost(where, "no such file", "check the name");
    }
    if (Files.isDirectory(file)) {
      return lost(where, "is a folder, not a text file", "name the files in it");
    }
    try {
      return read(file.getFileName().toString(), where, Files.readAllBytes(file));
    } catch (IOException e) {
      return lost(where, "cannot be read (" + e.getMessage() + ")", "check its permissions");
    }
  }

  /**
   * Reads standard input, to its end, into the document {@value #STANDARD_INPUT}.
   *
   * @throws IOException when the stream breaks off
   */
  public static Result read(InputStream input) throws IOException {
    return read(STANDARD_INPUT, STANDARD_INPUT, input.readAllBytes());
  }

  private static Result read(String name, String where, byte[] bytes) {
    int zero = indexOfZero(bytes);
    if (zero >= 0) {
      return lost(
          where,
          "is no text: a zero byte at byte " + zero,
          isUtf16(bytes) ? "it looks like UTF-16: save it as UTF-8" : "give a text file in UTF-8");
    }
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      return lost(
          where,
          "is not valid UTF-8: byte 0x%02X at byte %d"
              .formatted(bytes[in.position()], in.position()),
          "save it as UTF-8 (it may be windows-1250 or ISO 8859-5)");
    }
    decoder.flush(out);
    String text = out.flip().toString();
    if (text.replace("\uFEFF", "").isBlank()) {
      return lost(where, "is empty", "give a file with text in it, or take it away");
    }
    return new Result.Read(new Document(name, text, sha256(bytes)), notices(where, text));
  }

  private static List<Finding> notices(String where, String text) {
    List<Finding> notices = new ArrayList<>();
    if (text.startsWith("\uFEFF")) {
      notices.add(
          Finding.notice(
              where,
              "begins with a byte order mark",
              "nothing to do: it is kept and counts as one character in offsets"));
    }
    if (text.indexOf('\r') >= 0) {
      notices.add(
          Finding.notice(
              where,
              "has carriage returns at line ends",
              "nothing to do: they are kept and count in offsets"));
    }
    return notices;
  }

  private static int indexOfZero(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == 0) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isUtf16(byte[] bytes) {
    int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
    return mark == 0xFEFF || mark == 0xFFFE;
  }

  private static Result lost(String where, String what, String advice) {
    return new Result.Lost(Finding.loss(where, what, advice));
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
