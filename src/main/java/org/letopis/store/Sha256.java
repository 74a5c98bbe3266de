package org.letopis.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A SHA-256 that is fed piece by piece; each piece with its length, so that none runs into another.
 */
final class Sha256 {

  private final MessageDigest digest = algorithm();

  /** The SHA-256 of a file's bytes, in hex, as {@code sha256sum} prints it. */
  static String of(Path file) throws IOException {
    MessageDigest digest = algorithm();
    update(digest, file);
    return HexFormat.of().formatHex(digest.digest());
  }

  Sha256 add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
    digest.update(bytes);
    return this;
  }

  Sha256 add(Path file) throws IOException {
    return add(of(file));
  }

  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void update(MessageDigest digest, Path file) throws IOException {
    byte[] buffer = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
    }
  }

  private static MessageDigest algorithm() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
