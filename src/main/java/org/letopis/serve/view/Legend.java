package org.letopis.serve.view;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What the signs of a drawing mean.
 *
 * @param entries in their order; a sign and its meaning are never parted
 */
record Legend(List<Entry> entries) {

  /**
   * A sign.
   *
   * @param drawn its class in the style sheet
   * @param words the key of what it means
   */
  record Entry(String drawn, String words) {}

  Legend {
    entries = List.copyOf(entries);
  }

  String html(Desk desk) {
    return entries.stream()
        .map(
            e ->
                "<span><span class=\"key %s\"></span> %s</span>"
                    .formatted(e.drawn(), desk.say(e.words())))
        .collect(Collectors.joining(" ", "<p class=\"legend\">", "</p>\n"));
  }
}
