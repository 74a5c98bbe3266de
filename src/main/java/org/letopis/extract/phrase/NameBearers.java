package org.letopis.extract.phrase;

import java.util.Set;
import org.letopis.lexicon.Reading.Case;

/** Tells the name of a street, a school or a saint from the name of a person. */
final class NameBearers {

  private static final Set<String> QUOTES = Set.of("\"", "„", "“", "”", "»", "«", "'", "‘", "’");

  private final Words words;
  private final PersonLexicon lexicon;
  private final NameContext context;
  private final Nouns nouns;

  NameBearers(Words words, PersonLexicon lexicon, NameContext context, Nouns nouns) {
    this.words = words;
    this.lexicon = lexicon;
    this.context = context;
    this.nouns = nouns;
  }

  /**
   * Whether the name is not the person's own: of a street or school, of a saint, or the whole of
   * what stands in quotation marks.
   *
   * @param person whether it can hardly be anything but a person's, in the nominative: then it may
   *     stand behind a place that it has nothing to do with ("u tom selu Marko Jović")
   */
  boolean isNameOfSomethingElse(int from, int to, boolean person) {
    int first = from;
    while (first > 0 && (isPassed(first - 1) || words.form(first - 1).equals("."))) {
      first--;
    }
    boolean opened = first > 0 && QUOTES.contains(words.form(first - 1));
    if (opened && to < words.size() && QUOTES.contains(words.form(to))) {
      return true;
    }
    int k = (opened ? first - 1 : from) - 1;
    while (k >= 0 && words.token(k).isWord() && isPassed(k)) {
      if (isSaint(k)) {
        return true;
      }
      k--;
    }
    while (k > 0 && words.form(k).equals(".")) {
      if (isSaint(k - 1)) {
        return true;
      }
      k = context.isTitleAbbreviation(k - 1) ? k - 2 : -1;
    }
    return k >= 0
        && words.token(k).isWord()
        && bears(k)
        && !PrisonTerms.at(words, nouns, k)
        && !(person && isPlaceOfOther(k))
        && !isOfAnOffice(from, k);
  }

  /** "direktor škole Marko Jović": the school is where the person works. */
  private boolean isOfAnOffice(int name, int bearer) {
    return context.before(name, Math.max(0, name - NameContext.REACH)).stream()
        .anyMatch(n -> n.from() < bearer && (n.is("office") || n.is("profession")));
  }

  /** Titles and adjectives between a street and its name: "ulica despota Stefana". */
  private boolean isPassed(int k) {
    boolean title =
        lexicon.nouns().at(words, k, k + 1).filter(m -> m.value().contains("title")).isPresent();
    return title || isSaint(k);
  }

  private boolean isSaint(int k) {
    return lexicon.nouns().at(words, k, k + 1).filter(m -> m.value().contains("saint")).isPresent();
  }

  private boolean bears(int k) {
    boolean listed = false;
    for (int from = Math.max(0, k - 1); from <= k && !listed; from++) {
      listed = lexicon.bearers().at(words, from, k + 1).filter(m -> m.to() == k + 1).isPresent();
    }
    return listed
        || nouns
            .at(words, k, k + 1)
            .filter(m -> m.value().has("site") || m.value().has("settlement"))
            .isPresent();
  }

  private boolean isPlaceOfOther(int k) {
    boolean settlement =
        nouns.at(words, k, k + 1).filter(m -> m.value().has("settlement")).isPresent();
    return settlement && !words.cases(k, r -> true).contains(Case.NOMINATIVE);
  }
}
