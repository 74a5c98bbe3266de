package org.letopis.serve;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * A query of the gallery.
 *
 * @param name its file name without {@code .rq}
 * @param titles what it answers, by language ({@code en}, {@code sr})
 * @param descriptions the same at length
 * @param text the query, comments included
 */
public record GalleryQuery(
    String name, Map<String, String> titles, Map<String, String> descriptions, String text) {

  public GalleryQuery {
    titles = Map.copyOf(titles);
    descriptions = Map.copyOf(descriptions);
  }

  /** Its title in that language, or else its name. */
  public String title(String language) {
    return titles.getOrDefault(language, name);
  }

  /** The query without the comments at its head, which say what titles and descriptions say. */
  public String asked() {
    return text.lines()
        .dropWhile(line -> line.startsWith("#") || line.isBlank())
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
