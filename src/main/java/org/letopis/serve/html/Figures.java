package org.letopis.serve.html;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Figures in words of a language: "at least 801", "oko 60.000". */
public final class Figures {

  private final Words words;
  private final String grouping;

  public Figures(Language language) {
    this.words = Words.in(language);
    this.grouping = language == Language.ENGLISH ? "," : ".";
  }

  /** The figure of an interval; empty where it has no bound. */
  public Optional<String> of(OptionalLong low, OptionalLong high, boolean approximate) {
    if (low.isEmpty() && high.isEmpty()) {
      return Optional.empty();
    }
    if (low.isEmpty()) {
      return Optional.of(words.say("figure.most", about(number(high.getAsLong()), approximate)));
    }
    String least = number(low.getAsLong());
    if (high.isEmpty()) {
      return Optional.of(words.say("figure.least", about(least, approximate)));
    }
    boolean one = low.getAsLong() == high.getAsLong();
    return Optional.of(about(one ? least : least + "–" + number(high.getAsLong()), approximate));
  }

  public String number(long number) {
    return String.format(Locale.ROOT, "%,d", number).replace(",", grouping);
  }

  private String about(String figure, boolean approximate) {
    return approximate ? words.say("figure.about", figure) : figure;
  }
}
