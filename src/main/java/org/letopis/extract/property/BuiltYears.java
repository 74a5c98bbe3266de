package org.letopis.extract.property;

import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;

/** Reads in which year sites were built where a bracket or a relative clause says it. */
final class BuiltYears {

  /** Later years in a bracket are as often those in which the site was ruined. */
  private static final int LAST_IN_BRACKET = 1940;

  private static final int FIRST = 1000;

  /** So many words the relative clause may have. */
  private static final int REACH = 9;

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Words words;
  private final int limit;

  BuiltYears(PropertyWords lexicon, Phrases phrases) {
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = phrases.words();
    this.limit = phrases.sentence().to();
  }

  Optional<Property> year(Nominal site) {
    int i = SiteProperties.end(phrases, site);
    if (i + 2 < limit && words.form(i).equals("(") && words.form(i + 2).equals(")")) {
      return bracketed(site, i + 1);
    }
    boolean relative = i + 1 < limit && words.form(i).equals(",") && words.hasLemma(i + 1, "koji");
    return relative ? inClause(site, i + 2) : Optional.empty();
  }

  /** "crkva Svetog Nikole (1867)". */
  private Optional<Property> bracketed(Nominal site, int k) {
    boolean old =
        words.form(k).matches("\\d{4}")
            && Integer.parseInt(words.form(k)) >= FIRST
            && Integer.parseInt(words.form(k)) <= LAST_IN_BRACKET;
    return old
        ? Optional.of(SiteProperties.property(site, k + 2, words.form(k)))
        : Optional.empty();
  }

  /** ", koju su zidali majstori 1862", ", koji je 1912. sagrađen". */
  private Optional<Property> inClause(Nominal site, int from) {
    boolean built = false;
    Optional<Mention.Time> year = Optional.empty();
    for (int k = from; k < Math.min(limit, from + REACH); k++) {
      if (words.form(k).equals(",") && words.timeOver(k).isEmpty()) {
        break;
      }
      built |= lexicon.is(words, k, "built") && !lexicon.is(words, k, "enter");
      year = year.isPresent() ? year : words.timeFrom(k);
    }
    if (!built) {
      return Optional.empty();
    }
    return year.filter(t -> t.kind() == Mention.Time.Kind.DATE)
        .flatMap(
            t ->
                t.span()
                    .start()
                    .map(start -> start.substring(0, 4))
                    .map(y -> SiteProperties.property(site, t.to(), y)));
  }
}
