package org.letopis.serve.html;

import java.util.List;

/**
 * A long list in parts of a hundred.
 *
 * @param page which part, from 1
 */
public record Paging(int page) {

  public static final int SIZE = 100;

  /** The first part. */
  public static final Paging FIRST = new Paging(1);

  public Paging {
    if (page < 1) {
      throw new IllegalArgumentException("pages are numbered from 1, not " + page);
    }
  }

  /**
   * The part of a list.
   *
   * @throws NoSuchPageException where it lies beyond the end; an empty list has one part
   */
  public <T> List<T> of(List<T> all) {
    within(pages(all.size()));
    int from = Math.min((page - 1) * SIZE, all.size());
    return all.subList(from, Math.min(from + SIZE, all.size()));
  }

  /**
   * Looks whether it is one of so many parts.
   *
   * @throws NoSuchPageException where it is not
   */
  public void within(int pages) {
    if (page > pages) {
      throw new NoSuchPageException(page, pages);
    }
  }

  private static int pages(int items) {
    return Math.max(1, (items + SIZE - 1) / SIZE);
  }

  /** Links to the parts before and after; empty where one part is all. */
  public String links(Context context, int items) {
    int pages = pages(items);
    if (pages == 1) {
      return "";
    }
    Words words = context.words();
    StringBuilder links = new StringBuilder();
    links
        .append("<nav aria-label=\"")
        .append(Html.escape(words.say("pages")))
        .append("\"><p>")
        .append(Html.escape(words.say("page.of", page, pages)));
    if (page > 1) {
      links.append(" · ").append(link(context, page - 1, "page.previous", "prev"));
    }
    if (page < pages) {
      links.append(" · ").append(link(context, page + 1, "page.next", "next"));
    }
    return links.append("</p></nav>\n").toString();
  }

  private static String link(Context context, int page, String words, String relation) {
    return "<a rel=\"%s\" href=\"%s\">%s</a>"
        .formatted(
            relation, Html.escape(context.numbered(page)), Html.escape(context.words().say(words)));
  }
}
