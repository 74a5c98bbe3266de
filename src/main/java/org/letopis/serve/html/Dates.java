package org.letopis.serve.html;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dates as people of a language write them, no more exact than they are: "17 March 2004", "mart
 * 2004."
 *
 * @param words the words of the language
 */
public record Dates(Words words) {

  private static final Pattern WRITTEN =
      Pattern.compile("(\\d{4})(?:-(\\d{2})(?:-(\\d{2})(?:T(\\d{2}:\\d{2}).*)?)?)?");

  /** A date, month or year as XML Schema writes it; anything else stays as it is. */
  public String say(String written) {
    Matcher date = WRITTEN.matcher(written);
    if (!date.matches()) {
      return written;
    }
    if (date.group(2) == null) {
      return words.say("year", date.group(1));
    }
    String month = "month." + date.group(2);
    if (!words.knows(month)) {
      return written;
    }
    if (date.group(3) == null) {
      return words.say(month, date.group(1));
    }
    String day = words.say(month + ".day", Integer.parseInt(date.group(3)), date.group(1));
    return date.group(4) == null ? day : day + ", " + date.group(4);
  }

  /** As HTML that machines can read too. */
  public String html(String written) {
    return "<time datetime=\"%s\">%s</time>"
        .formatted(Html.escape(written), Html.escape(say(written)));
  }

  private static boolean isDay(Matcher date) {
    return date.matches() && date.group(3) != null && date.group(4) == null;
  }

  /** Days of one month: "17–18 March 2004". */
  private String days(Matcher from, Matcher to) {
    String month = "month." + from.group(2) + ".day";
    return words.knows(month)
        ? words.say(
            month,
            Integer.parseInt(from.group(3)) + "–" + Integer.parseInt(to.group(3)),
            from.group(1))
        : words.say("span", say(from.group()), say(to.group()));
  }

  /** From one date to another; one of them where they are the same. */
  public String span(String first, String last) {
    if (first.equals(last)) {
      return say(first);
    }
    Matcher from = WRITTEN.matcher(first);
    Matcher to = WRITTEN.matcher(last);
    return isDay(from) && isDay(to) && first.substring(0, 7).equals(last.substring(0, 7))
        ? days(from, to)
        : words.say("span", say(first), say(last));
  }
}
