package org.letopis.serve;

import java.util.Map;

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
}
