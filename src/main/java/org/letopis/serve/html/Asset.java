package org.letopis.serve.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A file that pages use: a style sheet, a script, a picture. It is part of the program and lies in
 * the folder {@code assets} beside this class, or in the jar of a library.
 *
 * @param name its name
 * @param mediaType its media type
 * @param bytes what is in it
 * @param version a sum of its bytes
 */
public record Asset(String name, String mediaType, Bytes bytes, String version) {

  private static final Pattern NAME =
      Pattern.compile("[a-z0-9][a-z0-9-]*(\\.[a-z0-9-]+)*\\.([a-z]+)");
  private static final Map<String, String> TYPES =
      Map.of(
          "css", "text/css",
          "js", "text/javascript",
          "svg", "image/svg+xml",
          "json", "application/json",
          "txt", "text/plain");

  /** Files of libraries, by the names that they have here. */
  private static final Map<String, String> LIBRARIES =
      Map.of(
          "leaflet.js", "leaflet/1.9.4/dist/leaflet.js",
          "leaflet.css", "leaflet/1.9.4/dist/leaflet.css",
          "leaflet-licence.txt", "leaflet/1.9.4/LICENSE",
          "yasgui.js", "zazuko__yasgui/4.5.0/build/yasgui.min.js",
          "yasgui.css", "zazuko__yasgui/4.5.0/build/yasgui.min.css",
          "yasgui-licences.txt", "zazuko__yasgui/4.5.0/build/yasgui.min.js.LICENSE.txt");

  private static final Map<String, Optional<Asset>> READ = new ConcurrentHashMap<>();

  /** Bytes that nobody changes. */
  public static final class Bytes {
    private final byte[] bytes;

    private Bytes(byte[] bytes) {
      this.bytes = bytes;
    }

    /** A copy of them. */
    public byte[] copy() {
      return bytes.clone();
    }
  }

  /** The file of that name; empty where there is none. */
  public static Optional<Asset> find(String name) {
    var shape = NAME.matcher(name);
    return shape.matches() && TYPES.containsKey(shape.group(2))
        ? READ.computeIfAbsent(name, n -> read(n, TYPES.get(shape.group(2))))
        : Optional.empty();
  }

  /**
   * Its address, with its version, so that it can be kept for ever.
   *
   * @throws IllegalArgumentException where the program has no such file
   */
  public static String address(String name) {
    String version =
        find(name)
            .map(Asset::version)
            .orElseThrow(() -> new IllegalArgumentException("no asset \"" + name + "\""));
    return "/assets/" + name + "?v=" + version;
  }

  /** Whether it belongs to a library, whose scripts are no modules. */
  static boolean isLibrary(String name) {
    return LIBRARIES.containsKey(name);
  }

  private static Optional<Asset> read(String name, String mediaType) {
    String path =
        LIBRARIES.containsKey(name)
            ? "/META-INF/resources/webjars/" + LIBRARIES.get(name)
            : "assets/" + name;
    try (InputStream in = Asset.class.getResourceAsStream(path)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] bytes = in.readAllBytes();
      return Optional.of(new Asset(name, mediaType, new Bytes(bytes), sum(bytes)));
    } catch (IOException e) {
      throw new UncheckedIOException(name + " is part of the program and cannot be read", e);
    }
  }

  /** The first twelve digits of the SHA-256 sum, in hexadecimal. */
  public static String sum(byte[] bytes) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(sum).substring(0, 12);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
