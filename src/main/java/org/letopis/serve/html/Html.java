package org.letopis.serve.html;

/** Text as HTML that is well-formed XML too, so that any parser reads it. */
public final class Html {

  private Html() {}

  /** Plain text as HTML. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isText(c) ? c : 0xFFFD);
              }
            });
    return escaped.toString();
  }

  /** Control characters and lone surrogates are no text in HTML. */
  private static boolean isText(int c) {
    boolean control = (c < 0x20 && c != '\n' && c != '\t' && c != '\r') || (c > 0x7E && c < 0xA0);
    return !control && (c < 0xD800 || c > 0xDFFF) && (c & 0xFFFE) != 0xFFFE;
  }

  /** A link; only http addresses and paths of this server become one, anything else stays text. */
  public static String link(String address, String text) {
    return linkTo(address, escape(text));
  }

  /** The same around text that is HTML already. */
  public static String linkTo(String address, String html) {
    boolean safe =
        address.startsWith("http://")
            || address.startsWith("https://")
            || address.startsWith("#")
            || address.startsWith("?")
            || (address.startsWith("/") && !address.startsWith("//"));
    return safe ? "<a href=\"%s\">%s</a>".formatted(escape(address), html) : html;
  }

  /** Text in a language that may not be the page's. */
  public static String inLanguage(String text, String tag) {
    return tag.isEmpty()
        ? escape(text)
        : "<span lang=\"%s\">%s</span>".formatted(escape(tag), escape(text));
  }

  /** A name that is written the same in every language: a format, a licence, an address, a key. */
  public static String proper(String name) {
    return "<span translate=\"no\">" + escape(name) + "</span>";
  }

  /** The name of a file, which may break where its parts meet. */
  public static String file(String name) {
    return "<span translate=\"no\">" + escape(name).replaceAll("(_|-)", "$1<wbr/>") + "</span>";
  }

  /** A field of a form that nobody sees. */
  public static String hidden(String name, String value) {
    return "<input type=\"hidden\" name=\"%s\" value=\"%s\"/>\n"
        .formatted(escape(name), escape(value));
  }
}
