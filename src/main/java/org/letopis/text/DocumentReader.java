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
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.claim.Finding;

/** Reads bytes into documents; what cannot be read becomes a finding that says what to do. */
public final class DocumentReader {

  /** The name of the document that standard input becomes. */
  public static final String STANDARD_INPUT = "stdin.txt";

  /** So many bytes a text may have: what is longer is no text but a pile of them. */
  private static final int MOST = 2 << 20;

  private static final int SOFT_HYPHEN = 0xAD;
  private static final Pattern MARKUP =
      Pattern.compile(
          "</?(?:a|article|b|body|br|div|em|head|h[1-6]|html|i|img|li|meta|p|script|span|strong|style|table|td|title|tr|ul)(?:[ \\t\\r\\n][^<>]{0,500})?/?>|&(?:[a-z]{2,8}|#[0-9]{1,7});",
          Pattern.CASE_INSENSITIVE);

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
    if (!Files.isRegularFile(file)) {
      return lost(where, "is no file of text but a device or a pipe", "give a text file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(file.getFileName().toString(), where, in);
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
    return read(STANDARD_INPUT, STANDARD_INPUT, input);
  }

  /**
   * Reads a document from wherever its bytes are.
   *
   * @param name its file name, by which findings name it too
   * @param input is read to its end and left open
   * @throws IOException when the stream breaks off
   */
  public static Result read(String name, InputStream input) throws IOException {
    return read(name, name, input);
  }

  private static Result read(String name, String where, InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MOST + 1);
    return bytes.length > MOST
        ? lost(
            where,
            "is longer than %d MiB".formatted(MOST >> 20),
            "no article or report is; split it into its texts")
        : read(name, where, bytes);
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
    Matcher markup = MARKUP.matcher(text);
    if (markup.find()) {
      notices.add(
          Finding.notice(
              where,
              "has markup in it: \"" + markup.group() + "\"",
              "give the text without it; it is read as words"));
    }
    invisible(text)
        .ifPresent(
            code ->
                notices.add(
                    Finding.notice(
                        where,
                        "has characters that are not seen: U+%04X".formatted(code),
                        "nothing to do: they are kept and count in offsets")));
    return notices;
  }

  /** The first control character or direction mark. */
  private static Optional<Integer> invisible(String text) {
    return text.codePoints()
        .skip(text.startsWith("\uFEFF") ? 1 : 0)
        .filter(
            c ->
                Character.getType(c) == Character.FORMAT && c != SOFT_HYPHEN
                    || Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t')
        .boxed()
        .findFirst();
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
