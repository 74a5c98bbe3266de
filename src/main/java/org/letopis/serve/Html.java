package org.letopis.serve;

/** Pages: escaping, and the frame that all of them share. No script anywhere. */
final class Html {

  private Html() {}

  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }

  /** A link; only http addresses and paths of this server become one, anything else stays text. */
  static String link(String address, String text) {
    boolean safe =
        address.startsWith("http://")
            || address.startsWith("https://")
            || (address.startsWith("/") && !address.startsWith("//"));
    return safe ? "<a href=\"%s\">%s</a>".formatted(escape(address), escape(text)) : escape(text);
  }

  /**
   * A whole page.
   *
   * @param title plain text
   * @param head more for the head, as HTML
   * @param body as HTML
   */
  static String page(String title, String head, String body) {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%1$s</title>
    <link rel="stylesheet" href="/style.css">
    %2$s</head>
    <body>
    <nav><a href="/">Letopis</a></nav>
    <main>
    <h1>%1$s</h1>
    %3$s</main>
    </body>
    </html>
    """
        .formatted(escape(title), head, body);
  }
}
