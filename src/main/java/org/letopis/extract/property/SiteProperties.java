package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads what sites are: from which century, of which period, protected by whom. */
public final class SiteProperties {

  private final PropertyWords lexicon;
  private final Vocabulary vocabulary;
  private final Phrases phrases;
  private final Words words;
  private final int limit;
  private final List<Nominal> sites;

  /** Reads one sentence. */
  public SiteProperties(PropertyWords lexicon, Vocabulary vocabulary, Phrases phrases) {
    this.lexicon = lexicon;
    this.vocabulary = vocabulary;
    this.phrases = phrases;
    this.words = vocabulary.words();
    this.limit = phrases.sentence().to();
    this.sites =
        phrases.all().stream()
            .filter(this::isSite)
            .sorted(Comparator.comparingInt(Nominal::from))
            .toList();
  }

  /** The sites and monuments of the sentence, named or not. */
  public List<Nominal> sites() {
    return sites;
  }

  private boolean isSite(Nominal nominal) {
    return nominal.sort() == Sort.SITE
        || nominal.sort() == Sort.THING && isMonument(nominal.head());
  }

  private boolean isMonument(int head) {
    return vocabulary
        .nouns()
        .at(words, head, words.size())
        .filter(m -> m.value().has("heritage") || m.value().has("site"))
        .isPresent();
  }

  /**
   * Where the site's phrase ends, with the place that it stands in: "crkva Svetog Save u Kninu".
   */
  static int end(Phrases phrases, Nominal site) {
    return place(phrases, site)
        .or(() -> barePlace(phrases, site))
        .map(Nominal::to)
        .orElse(site.to());
  }

  /** "Crkva Svetog Dimitrija, Brod (podignuta 1929)": the place of an entry of a list. */
  private static Optional<Nominal> barePlace(Phrases phrases, Nominal site) {
    Words words = phrases.words();
    return words.form(site.to()).equals(",")
        ? phrases.nominals().stream()
            .filter(n -> n.from() == site.to() + 1 && n.sort() == Sort.PLACE)
            .filter(n -> !n.isPrepositional() && words.form(n.to()).equals("("))
            .findFirst()
        : Optional.empty();
  }

  /** The place behind the name of a site, in or near which it is: "crkva Svetog Save u Kninu". */
  public static Optional<Nominal> place(Phrases phrases, Nominal site) {
    return phrases.nominals().stream()
        .filter(n -> n.from() == site.to() && n.sort() == Sort.PLACE)
        .filter(
            n ->
                n.preposition()
                    .filter(p -> p.means(Meaning.IN) || p.means(Meaning.NEAR))
                    .isPresent())
        .findFirst();
  }

  static Property property(Nominal site, int to, String value) {
    return Property.of(site, site.core(), to, value);
  }

  /** What protects the site: {@link Protections}. */
  Optional<Property> protection(Nominal site) {
    return new Protections(lexicon, phrases).protection(site);
  }

  /** "spomenici kulture neprocenjive vrednosti": a monument by its standing. */
  Optional<Property> status(Nominal site) {
    boolean monument =
        lexicon.is(words, site.head(), "monument")
            && site.head() + 1 < limit
            && lexicon.is(words, site.head() + 1, "culture");
    if (!monument) {
      return Optional.empty();
    }
    int k = site.head() + 2;
    boolean valued = false;
    while (k < limit
        && words.token(k).isWord()
        && words.timeFrom(k).isEmpty()
        && !Verbs.isPredicate(words, k)
        && !(words.is(k, PartOfSpeech.CONJUNCTION) || words.is(k, PartOfSpeech.PREPOSITION))) {
      valued |= lexicon.is(words, k, "worth");
      k++;
    }
    if (!valued) {
      return Optional.empty();
    }
    boolean nominative = words.any(site.head(), r -> r.is(Case.NOMINATIVE));
    String head =
        nominative
            ? words.lower(site.head())
            : vocabulary.naming().plural(words, site.head(), site.cases());
    String value = head + " " + words.latin(site.head() + 1, k);
    return Optional.of(property(site, k, value));
  }

  /** "crkva srednjovekovne kulture", "srednjovekovni manastir". */
  Optional<Property> period(Nominal site) {
    for (int k = site.core(); k < site.head(); k++) {
      if (lexicon.is(words, k, "medieval")) {
        return Optional.of(property(site, site.to(), "srednjovekovni"));
      }
    }
    int i = site.head() + 1;
    int k = i;
    while (k < Math.min(limit, i + 4) && !lexicon.is(words, k, "medieval")) {
      k++;
    }
    boolean culture =
        k + 1 < limit && lexicon.is(words, k, "medieval") && lexicon.is(words, k + 1, "style");
    return culture
        ? Optional.of(
            property(site, k + 2, "srednjovekovna " + words.readings(k + 1).getFirst().lemma()))
        : Optional.empty();
  }

  /** All properties of that attribute that the sentence tells of a site. */
  public List<Property> all(String attribute, Nominal site) {
    List<Property> found = new ArrayList<>();
    switch (attribute) {
      case "century" -> new Origins(lexicon, phrases, sites()).century(site).ifPresent(found::add);
      case "protection status" -> protection(site).ifPresent(found::add);
      case "status" -> status(site).ifPresent(found::add);
      case "period" -> {
        period(site).ifPresent(found::add);
        new Origins(lexicon, phrases, sites())
            .year(site)
            .or(() -> new BuiltYears(lexicon, phrases).year(site))
            .ifPresent(found::add);
      }
      default -> {}
    }
    return found;
  }
}
