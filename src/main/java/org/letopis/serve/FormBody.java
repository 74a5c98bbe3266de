package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The fields of a request, of its address and of its body (application/x-www-form-urlencoded).
 *
 * @param fields by name; the body's before the address's
 */
record FormBody(Map<String, String> fields) {

  /** More than that nobody has to ask at once. */
  static final int MOST_BYTES = 1 << 20;

  FormBody {
    fields = Map.copyOf(fields);
  }

  /** Reads a request; empty where its body is larger than what is taken. */
  static Optional<FormBody> read(HttpServletRequest request) throws IOException {
    Map<String, String> fields = new TreeMap<>();
    add(fields, Optional.ofNullable(request.getQueryString()).orElse(""));
    if (request.getMethod().equals("POST")) {
      byte[] body = request.getInputStream().readNBytes(MOST_BYTES + 1);
      if (body.length > MOST_BYTES) {
        return Optional.empty();
      }
      add(fields, new String(body, StandardCharsets.UTF_8));
    }
    return Optional.of(new FormBody(fields));
  }

  Optional<String> field(String name) {
    return Optional.ofNullable(fields.get(name));
  }

  /** A field that is a whole number; another where it is none. */
  int number(String name, int otherwise) {
    return field(name).filter(v -> v.matches("\\d{1,6}")).map(Integer::parseInt).orElse(otherwise);
  }

  private static void add(Map<String, String> fields, String form) {
    for (String pair : form.split("&")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        fields.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
      }
    }
  }

  /** What is no encoding stays as it was sent. */
  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return text;
    }
  }
}
