package org.letopis.serve.view;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;

/** Claims folded together: how many of each kind, and opened, each with its words. */
final class KindsHtml {

  private final Desk desk;
  private final QuoteCard card;

  KindsHtml(Desk desk) {
    this.desk = desk;
    this.card = new QuoteCard(desk);
  }

  /**
   * The fold.
   *
   * @param id its anchor, of this page alone
   */
  String html(String id, List<Stated> claims) {
    List<Map.Entry<String, List<Stated>>> kinds = kinds(claims);
    return """
    <details class="kinds" id="%s"><summary>%s</summary>
    %s</details>
    """
        .formatted(
            Html.escape(id),
            kinds.stream()
                .map(
                    k ->
                        "<span class=\"kind\">%s <span class=\"count\">%d</span></span>"
                            .formatted(Html.escape(k.getKey()), k.getValue().size()))
                .collect(Collectors.joining(" ")),
            kinds.stream().map(this::cards).collect(Collectors.joining()));
  }

  /** By the name of the kind, those of most claims first. */
  private List<Map.Entry<String, List<Stated>>> kinds(List<Stated> claims) {
    return claims.stream()
        .collect(Collectors.groupingBy(this::kind, TreeMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, List<Stated>> e) -> -e.getValue().size())
                .thenComparing(Map.Entry::getKey))
        .toList();
  }

  private String kind(Stated claim) {
    String name = claim.view().kind().map(desk.names()::text).orElse("");
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private String cards(Map.Entry<String, List<Stated>> kind) {
    return "<p class=\"of-kind\">%s</p>\n<ul class=\"cards\" role=\"list\">\n%s</ul>\n"
        .formatted(
            Html.escape(kind.getKey()),
            kind.getValue().stream()
                .map(c -> "<li>" + card.html(c) + "</li>\n")
                .collect(Collectors.joining()));
  }
}
