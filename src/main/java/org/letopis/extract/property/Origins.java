package org.letopis.extract.property;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads from which century or year sites are. */
final class Origins {

  private static final int YEAR_LENGTH = 4;
  private static final Pattern YEAR = Pattern.compile("1\\d{3}|20[0-3]\\d");

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
    boolean apposed = i < limit && words.form(i).equals(",") && isInNominative(i + 1);
    if (bracket || apposed) {
      return century(i + 1).map(t -> SiteProperties.property(site, end(t), centuries(t)));
    }
    return find(site, this::century, Origins::centuries, k -> lexicon.is(words, k, "built"));
  }

  /** The bracket closed right behind the time belongs to it. */
  private int end(Mention.Time time) {
    return time.to() < limit && words.form(time.to()).equals(")") ? time.to() + 1 : time.to();
  }

  /** ", XVI vek,": it stands by itself. */
  private boolean isInNominative(int k) {
    return century(k)
        .filter(t -> words.any(t.to() - 1, r -> r.is(Reading.Case.NOMINATIVE)))
        .isPresent();
  }

  /** "crkva Svetog Martina, sagrađena 1788", "hotel iz 1961". */
  Optional<Property> year(Nominal site) {
    int i = SiteProperties.end(phrases, site);
    return i < limit && words.form(i).equals("(") ? bracketed(site, i + 1) : plain(site);
  }

  /** "(podignuta 1929)", "(iz 1936. godine)"; a year alone may be of anything. */
  private Optional<Property> bracketed(Nominal site, int from) {
    boolean said = isBuilding(from) || lexicon.isForm(words, from, "of");
    Optional<Mention.Time> time = year(from + 1);
    int to = time.map(Mention.Time::to).orElse(from + 2);
    Optional<String> year =
        time.flatMap(t -> t.span().start())
            .or(() -> Optional.of(words.form(from + 1)).filter(y -> YEAR.matcher(y).matches()));
    return year.filter(y -> said && to < limit && words.form(to).matches("[),;]"))
        .map(y -> SiteProperties.property(site, words.form(to).equals(")") ? to + 1 : to, y));
  }

  private Optional<Property> plain(Nominal site) {
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
