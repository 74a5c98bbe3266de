package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.letopis.serve.html.Asset;

/** Sends text with an ETag of its bytes, compressed to whoever takes that. */
final class Compressed {

  /** Smaller answers fit into one packet anyhow. */
  private static final int LEAST = 1024;

  private Compressed() {}

  static void send(
      HttpServletRequest request, HttpServletResponse response, String mediaType, byte[] bytes)
      throws IOException {
    boolean zipped = bytes.length >= LEAST && takesGzip(request.getHeader("Accept-Encoding"));
    // One line: some caches (nginx) heed only the first of several.
    String vary = response.getHeader("Vary");
    response.setHeader("Vary", vary == null ? "Accept-Encoding" : vary + ", Accept-Encoding");
    // Other bytes, another tag (RFC 9110, section 8.8.3.3).
    if (ReadServlet.unchanged(request, response, Asset.sum(bytes) + (zipped ? "-gzip" : ""))) {
      return;
    }
    byte[] sent = zipped ? gzip(bytes) : bytes;
    if (zipped) {
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

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    }
    return out.toByteArray();
  }
}
