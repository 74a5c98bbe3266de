package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.letopis.serve.html.Asset;

/**
 * Text that is sent with an ETag of its bytes, compressed to whoever takes that. It may be sent
 * again: what was summed up and compressed once is not again.
 */
final class Compressed {

  /** Smaller answers fit into one packet anyhow. */
  private static final int LEAST = 1024;

  private final String mediaType;
  private final byte[] plain;
  private final byte[] zipped;
  private final String sum;

  private Compressed(String mediaType, byte[] plain) {
    this.mediaType = mediaType;
    this.plain = plain;
    this.zipped = plain.length < LEAST ? plain : gzip(plain);
    this.sum = Asset.sum(plain);
  }

  /** Text of that media type. */
  static Compressed of(String mediaType, String text) {
    return of(mediaType, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Text as bytes that nobody changes any more. */
  static Compressed of(String mediaType, byte[] bytes) {
    return new Compressed(mediaType, bytes);
  }

  /** Sends what is not kept. */
  static void send(
      HttpServletRequest request, HttpServletResponse response, String mediaType, byte[] bytes)
      throws IOException {
    new Compressed(mediaType, bytes).send(request, response);
  }

  /** How many bytes it holds. */
  int weight() {
    return plain.length + (zipped == plain ? 0 : zipped.length);
  }

  void send(HttpServletRequest request, HttpServletResponse response) throws IOException {
    boolean zip = zipped != plain && takesGzip(request.getHeader("Accept-Encoding"));
    // One line: some caches (nginx) heed only the first of several.
    String vary = response.getHeader("Vary");
    response.setHeader("Vary", vary == null ? "Accept-Encoding" : vary + ", Accept-Encoding");
    // Other bytes, another tag (RFC 9110, section 8.8.3.3).
    if (ReadServlet.unchanged(request, response, sum + (zip ? "-gzip" : ""))) {
      return;
    }
    byte[] sent = zip ? zipped : plain;
    if (zip) {
      response.setHeader("Content-Encoding", "gzip");
    }
    response.setContentType(mediaType + ";charset=utf-8");
    response.setContentLength(sent.length);
    response.getOutputStream().write(sent);
  }

  private static boolean takesGzip(String header) {
    return header != null
        && Arrays.stream(header.split(","))
            .map(coding -> coding.replace(" ", ""))
            .anyMatch(c -> c.startsWith("gzip") && !c.matches("gzip;q=0(\\.0*)?"));
  }

  private static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 4);
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return out.toByteArray();
  }
}
