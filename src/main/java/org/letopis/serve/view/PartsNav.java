package org.letopis.serve.view;

import java.util.List;
import java.util.stream.Collectors;
import org.letopis.serve.html.Html;

/** The three parts of what claims are about: persons, sites, places. */
final class PartsNav {

  private static final List<String> PARTS = List.of("people", "sites", "places");

  private PartsNav() {}

  static String html(Desk desk) {
    return "<nav class=\"types\" aria-label=\"%s\"><ul>\n%s</ul></nav>\n"
        .formatted(
            desk.say("parts.label"),
            PARTS.stream()
                .map(
                    part ->
                        "<li><a href=\"%s\"%s>%s</a></li>\n"
                            .formatted(
                                Html.escape(
                                    desk.context().at("/" + part, desk.context().query().shared())),
                                desk.context().address().equals("/" + part)
                                    ? " aria-current=\"page\""
                                    : "",
                                desk.say("parts." + part)))
                .collect(Collectors.joining()));
  }
}
