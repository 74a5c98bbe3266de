package org.letopis.cli.wikidata;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Answers of services, one file a query, so that none is asked twice.
 *
 * @param folder where they are; made when the first is kept
 */
public record AnswerCache(Path folder) {

  Optional<String> answer(URI service, Query query) throws IOException {
    Path file = file(service, query);
    return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
  }

  void keep(URI service, Query query, String answer) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(file(service, query), answer + "\n");
  }

  private Path file(URI service, Query query) {
    try {
      byte[] key = (service + "\n" + query.json()).getBytes(StandardCharsets.UTF_8);
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(key);
      return folder.resolve(HexFormat.of().formatHex(sum) + ".json");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
