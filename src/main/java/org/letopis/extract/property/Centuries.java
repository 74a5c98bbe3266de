package org.letopis.extract.property;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads from which century sites are. */
final class Centuries {

  private final PropertyWords lexicon;
  private final Words words;
  private final List<Nominal> sites;
  private final int limit;

  /**
   * @param sites the sites of the sentence
   */
  Centuries(PropertyWords lexicon, Phrases phrases, List<Nominal> sites) {
    this.lexicon = lexicon;
    this.words = phrases.words();
    this.sites = List.copyOf(sites);
    this.limit = phrases.sentence().to();
  }

  /** "crkva Svetog Nikole iz 14. veka", ", podignuta u XIX veku", "(14. vek)". */
  Optional<Property> century(Nominal site) {
    int i = site.to();
    boolean bracket = i < limit && words.form(i).equals("(");
    if (bracket) {
      return time(i + 1).map(t -> SiteProperties.property(site, t.to() + 1, centuries(t)));
    }
    boolean said = false;
    for (int k = i; k < Math.min(limit, i + 9); k++) {
      Optional<Mention.Time> time = time(k);
      if (time.isPresent()) {
        boolean from = k > i && lexicon.isForm(words, k - 1, "of");
        boolean when = k > i && lexicon.isForm(words, k - 1, "when");
        return from || when && said
            ? Optional.of(SiteProperties.property(site, time.get().to(), centuries(time.get())))
            : Optional.empty();
      }
      said |= lexicon.is(words, k, "built");
      if (!isPassed(k) || isOtherSite(site, k)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Words that can stand between a site and its century. */
  private boolean isPassed(int k) {
    return words.form(k).equals(",")
        || lexicon.is(words, k, "built")
        || words
            .lower(k)
            .matches(
                "iz|od|u|koja|koji|koje|se|još|vrednosti|na|neprocenjive|početka|kraja|početkom|krajem|sredinom|sredine|prve|druge|polovine")
        || words.nameOver(k).isPresent()
        || words.is(k, PartOfSpeech.PREPOSITION)
        || Verbs.isClitic(words, k);
  }

  private boolean isOtherSite(Nominal site, int k) {
    return sites.stream()
        .anyMatch(
            s ->
                s != site
                    && s.core() <= k
                    && k < s.to()
                    && s.from() > site.from()
                    && s.to() > site.to());
  }

  private Optional<Mention.Time> time(int k) {
    return words.timeFrom(k).filter(t -> t.kind() == Mention.Time.Kind.CENTURY);
  }

  private static String centuries(Mention.Time time) {
    return time.centuries().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
