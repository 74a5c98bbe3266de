package org.letopis.extract.property;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads from which century or year sites are. */
final class Origins {

  private static final int YEAR_LENGTH = 4;

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Words words;
  private final List<Nominal> sites;
  private final int limit;

  /**
   * @param sites the sites of the sentence
   */
  Origins(PropertyWords lexicon, Phrases phrases, List<Nominal> sites) {
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = phrases.words();
    this.sites = List.copyOf(sites);
    this.limit = phrases.sentence().to();
  }

  /** "crkva Svetog Nikole iz 14. veka", ", podignuta u XIX veku", "(14. vek)". */
  Optional<Property> century(Nominal site) {
    int i = SiteProperties.end(phrases, site);
    boolean bracket = i < limit && words.form(i).equals("(");
    if (bracket) {
      return century(i + 1).map(t -> SiteProperties.property(site, t.to() + 1, centuries(t)));
    }
    return find(site, this::century, Origins::centuries, k -> lexicon.is(words, k, "built"));
  }

  /** "crkva Svetog Martina, sagrađena 1788", "hotel iz 1961". */
  Optional<Property> year(Nominal site) {
    return find(site, this::year, t -> t.span().start().orElseThrow(), this::isBuilding);
  }

  private Optional<Property> find(
      Nominal site,
      IntFunction<Optional<Mention.Time>> reader,
      Function<Mention.Time, String> value,
      IntPredicate built) {
    int i = SiteProperties.end(phrases, site);
    boolean said = false;
    for (int k = i; k < Math.min(limit, i + 9); k++) {
      Optional<Mention.Time> time = reader.apply(k);
      if (time.isPresent()) {
        boolean from = k > i && lexicon.isForm(words, k - 1, "of");
        boolean when = k > i && (lexicon.isForm(words, k - 1, "when") || built.test(k - 1));
        return from || when && said
            ? Optional.of(SiteProperties.property(site, time.get().to(), value.apply(time.get())))
            : Optional.empty();
      }
      said |= built.test(k);
      if (!isPassed(k) || isOtherSite(site, k)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** A word that says that the site was built, not only "was". */
  private boolean isBuilding(int k) {
    return lexicon.is(words, k, "built") && !Verbs.isAuxiliary(words, k);
  }

  /** Words that can stand between a site and its century. */
  private boolean isPassed(int k) {
    return words.form(k).equals(",")
        || lexicon.is(words, k, "built")
        || lexicon.isForm(words, k, "about")
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

  private Optional<Mention.Time> century(int k) {
    return words.timeFrom(k).filter(t -> t.kind() == Mention.Time.Kind.CENTURY);
  }

  /** A date that is a year and no more. */
  private Optional<Mention.Time> year(int k) {
    return words
        .timeFrom(k)
        .filter(t -> t.kind() == Mention.Time.Kind.DATE)
        .filter(t -> t.span().start().filter(y -> y.length() == YEAR_LENGTH).isPresent())
        .filter(t -> t.span().start().equals(t.span().end()));
  }

  private static String centuries(Mention.Time time) {
    return time.centuries().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
