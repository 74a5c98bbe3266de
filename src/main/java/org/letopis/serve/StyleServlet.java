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
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1rem; }
      header, nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
      header { justify-content: space-between; }
      main nav ul { display: block; }
      .skip { left: -100rem; position: absolute; }
      .skip:focus { position: static; }
      a:focus-visible { outline: 3px solid; outline-offset: 2px; }
      table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
      caption { font-weight: bold; text-align: left; }
      th, td { border-bottom: 1px solid #8886; padding: .3rem .6rem .3rem 0; text-align: left;
               vertical-align: top; overflow-wrap: anywhere; }
      .properties th[scope=row] { font-weight: normal; width: 16rem; }
      td ul { margin: 0; padding-left: 1.2rem; }
      td p { margin: 0; }
      p.figure { font-size: 1.5rem; margin: 0; }
      td.figure { white-space: nowrap; }
      figure { margin: 1rem 0; }
      blockquote { border-left: 4px solid #8888; margin: 0; padding-left: 1rem; }
      mark { background: #fc69; color: inherit; }
      :target { outline: 2px solid #8888; outline-offset: 4px; }
      .iri { overflow-wrap: anywhere; }
      .number { text-align: right; }
      footer { border-top: 1px solid #8886; font-size: .9rem; margin-top: 2rem; }
      """;

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    send(response, "text/css", STYLE);
  }
}
