package org.letopis.serve.html;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.letopis.claim.Bound;
import org.letopis.claim.Count;

/** Figures in words of a language: "more than 800", "oko 60.000". */
public final class Figures {

  private final Words words;
  private final String grouping;

  public Figures(Language language) {
    this.words = Words.in(language);
    this.grouping = language == Language.ENGLISH ? "," : ".";
  }

  /**
   * The figure of an interval, as its words set it; empty where it has no bound.
   *
   * @param text the words that give it, where they are known
   */
  public Optional<String> of(
      OptionalLong low, OptionalLong high, boolean approximate, Optional<String> text) {
    if (low.isEmpty() && high.isEmpty()) {
      return Optional.empty();
    }
    Count count = new Count(low, high, approximate, text.orElse(""));
    return Optional.of(Bound.of(count).map(b -> bound(b, approximate)).orElseGet(() -> of(count)));
  }

  private String bound(Bound bound, boolean approximate) {
    String number = number(bound.number());
    return switch (bound.kind()) {
      case MORE_THAN -> words.say("figure.more", about(number, approximate));
      case AT_LEAST -> words.say("figure.least", about(number, approximate));
      case ALMOST -> words.say("figure.almost", number);
      case LESS_THAN -> words.say("figure.less", about(number, approximate));
      case AT_MOST -> words.say("figure.most", about(number, approximate));
    };
  }

  private String of(Count count) {
    long low = count.low().getAsLong();
    long high = count.high().getAsLong();
    return about(low == high ? number(low) : number(low) + "–" + number(high), count.approximate());
  }

  public String number(long number) {
    return String.format(Locale.ROOT, "%,d", number).replace(",", grouping);
  }

  private String about(String figure, boolean approximate) {
    return approximate ? words.say("figure.about", figure) : figure;
  }
}
