package org.letopis.serve.view;

import org.letopis.serve.html.Html;

/** Where the same can be had otherwise: as a table, and by which query. */
final class ViewLinks {

  private ViewLinks() {}

  /**
   * The links under a view.
   *
   * @param query the name of the gallery's query that asks for the same
   */
  static String html(Desk desk, String query) {
    return "<p class=\"formats\"><a href=\"%s\">%s</a> · <a href=\"%s\">%s</a></p>\n"
        .formatted(
            Html.escape(desk.context().with(desk.context().query().with("format", "csv"))),
            desk.say("table.csv"),
            Html.escape(desk.context().here("/sparql?gallery=" + query)),
            desk.say("table.query"));
  }
}
