package org.letopis.serve.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Unread;
import org.letopis.store.Release;

/**
 * The documents of a release, with what its report says was not understood in them.
 *
 * @param release where they lie
 */
public record ReleaseTexts(Release release) implements SourceTexts {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Override
  public Optional<SourceText> of(String fileName) {
    try {
      Optional<String> text = release.texts().read(fileName);
      return text.isEmpty()
          ? Optional.empty()
          : Optional.of(new SourceText(text.get(), unread(fileName)));
    } catch (IOException e) {
      throw new UncheckedIOException("a text of release " + release.id() + " cannot be read", e);
    }
  }

  private List<Unread> unread(String fileName) throws IOException {
    List<Unread> unread = new ArrayList<>();
    Path report = release.reportData();
    if (Files.exists(report)) {
      for (JsonNode document : JSON.readTree(report.toFile()).path("documents")) {
        if (document.path("name").asText().equals(fileName)) {
          for (JsonNode finding : document.path("findings")) {
            for (JsonNode places : finding.path("unread")) {
              unread.add(JSON.treeToValue(places, Unread.class));
            }
          }
        }
      }
    }
    return unread;
  }
}
