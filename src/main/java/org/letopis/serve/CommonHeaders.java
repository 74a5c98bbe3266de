package org.letopis.serve;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Headers of every answer: any page may read it (CORS, without credentials), no page may frame it
 * or run a script in it but our own files.
 */
final class CommonHeaders {

  private static final List<Map.Entry<String, String>> ALL =
      List.of(
          Map.entry(
              "Content-Security-Policy",
              "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
                  + "img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"),
          Map.entry("X-Content-Type-Options", "nosniff"),
          Map.entry("Referrer-Policy", "no-referrer"),
          Map.entry("Access-Control-Allow-Origin", "*"),
          Map.entry(
              "Access-Control-Expose-Headers",
              "Accept-Ranges, Allow, Content-Range, ETag, Letopis-Limit, Letopis-Release, Link, Location, "
                  + "Retry-After"));

  private CommonHeaders() {}

  /** Sets them, by name and value. */
  static void set(BiConsumer<String, String> header) {
    ALL.forEach(h -> header.accept(h.getKey(), h.getValue()));
  }
}
