package org.letopis.extract.property;

import java.util.Optional;
import org.letopis.claim.EntityType;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads how sites are protected: by whom, on which list, as a monument of which class. */
final class Protections {

  /** So far behind the site it may be told. */
  private static final int REACH = 12;

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Words words;
  private final int limit;

  Protections(PropertyWords lexicon, Phrases phrases) {
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = phrases.words();
    this.limit = phrases.sentence().to();
  }

  /**
   * "(pod zaštitom Uneska)", ", koja je od 1951. pod zaštitom države", "na listi svetske baštine",
   * "(16. vek, spomenik kulture)", ", zaštićen kao spomenik kulture".
   */
  Optional<Property> protection(Nominal site) {
    int i = SiteProperties.end(phrases, site);
    boolean apposed = false;
    for (int k = i; k < Math.min(limit, i + REACH); k++) {
      Optional<Mention.Time> time = words.timeFrom(k);
      if (time.isPresent()) {
        k = time.get().to() - 1;
        continue;
      }
      boolean listed =
          words.lower(k).equals("na") && k + 1 < limit && lexicon.is(words, k + 1, "list");
      if (isUnder(k) || listed && isHeritageList(k + 2)) {
        return Optional.of(property(site, k, valueEnd(k + 2)));
      }
      if (apposed && isMonument(k)) {
        return Optional.of(property(site, k, monumentEnd(k + 2)));
      }
      apposed = words.form(k).matches("[(,]") || lexicon.isForm(words, k, "as");
      boolean light =
          apposed
              || lexicon.is(words, k, "enter")
              || lexicon.is(words, k, "declared")
              || lexicon.isForm(words, k, "of")
              || Verbs.isClitic(words, k);
      if (!light) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private Property property(Nominal site, int from, int to) {
    return SiteProperties.property(site, to, words.latin(from, to));
  }

  private boolean isUnder(int k) {
    return words.lower(k).equals("pod") && k + 1 < limit && lexicon.is(words, k + 1, "protection");
  }

  private boolean isMonument(int k) {
    return k + 1 < limit
        && lexicon.is(words, k, "monument")
        && lexicon.is(words, k + 1, "culture")
        && words.any(k, r -> r.number().filter(Number.SINGULAR::equals).isPresent());
  }

  /** "spomenik kulture od izuzetnog značaja", "spomenik kulture pod zaštitom države". */
  private int monumentEnd(int k) {
    boolean worth =
        k + 2 < limit && lexicon.isForm(words, k, "of") && lexicon.is(words, k + 2, "worth");
    return isUnder(k) ? valueEnd(k + 2) : worth ? k + 3 : k;
  }

  private boolean isHeritageList(int from) {
    for (int k = from; k < Math.min(limit, from + 5); k++) {
      if (lexicon.is(words, k, "heritage") || isNamedBody(k)) {
        return true;
      }
    }
    return false;
  }

  private boolean isNamedBody(int k) {
    return words
        .nameOver(k)
        .filter(n -> n.candidates().getFirst().type() == EntityType.ORGANIZATION)
        .isPresent();
  }

  private int valueEnd(int from) {
    int k = from;
    while (k < limit
        && words.token(k).isWord()
        && !Verbs.isPredicate(words, k)
        && !Verbs.isClitic(words, k)
        && !(words.is(k, PartOfSpeech.CONJUNCTION) || words.is(k, PartOfSpeech.PREPOSITION))) {
      k++;
    }
    return k;
  }
}
