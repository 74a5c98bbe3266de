package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** {@code /style.css}: how pages look, in light and dark. */
final class StyleServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final String STYLE =
      """
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-bottom: 1px solid #8886; padding: .3rem .6rem .3rem 0; text-align: left;
               vertical-align: top; overflow-wrap: anywhere; }
      th[scope=row] { font-weight: normal; width: 16rem; }
      .iri { overflow-wrap: anywhere; }
      .number { text-align: right; }
      """;

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    send(response, "text/css", STYLE);
  }
}
