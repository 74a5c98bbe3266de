package org.letopis.extract.phrase;

import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Tells how far the name of a site reaches: Svetog Ilije, Svetih apostola, „Grand“, Devič. */
final class SiteNameReader {

  private static final Set<String> OPENING = Set.of("\"", "„", "“", "«", "»", "'");
  private static final Set<String> DASHES = Set.of("-", "–", "—");
  private static final Set<String> CLOSING = Set.of("\"", "“", "”", "»", "«", "'");

  /** More tokens than any name of a shop or a hotel has. */
  private static final int QUOTED = 8;

  private final Words words;
  private final Nouns nouns;

  SiteNameReader(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
  }

  /**
   * A name.
   *
   * @param to index after its last token; where it begins, if there is none
   * @param label it as it stands, without quotation marks
   */
  record SiteName(int to, String label) {}

  /** The name that begins at the token. */
  SiteName at(int from) {
    int quoted = quotedEnd(from);
    if (quoted > from) {
      return new SiteName(quoted, words.latin(from + 1, quoted - 1));
    }
    int to = end(from);
    return new SiteName(to, to == from ? "" : words.latin(from, to));
  }

  /** A road is named by its ends: Priština – Peć. */
  SiteName route(int from) {
    int to = end(from);
    boolean dash = to > from && to + 1 < words.size() && DASHES.contains(words.form(to));
    int far = dash ? end(to + 1) : to;
    return dash && far > to + 1 ? new SiteName(far, words.latin(from, far)) : at(from);
  }

  /** Index after the closing mark of a quoted name that begins with a capital letter. */
  private int quotedEnd(int from) {
    boolean opens =
        from + 2 < words.size()
            && OPENING.contains(words.form(from))
            && words.token(from + 1).isWord()
            && words.token(from + 1).isCapitalised();
    for (int i = from + 2; opens && i < Math.min(words.size(), from + QUOTED); i++) {
      if (CLOSING.contains(words.form(i))) {
        return words.inOneSentence(from, i + 1) ? i + 1 : from;
      }
      if (!words.token(i).isWord() && !words.form(i).equals("-")) {
        return from;
      }
    }
    return from;
  }

  /** Index after the name that begins at the token; the token itself where none does. */
  int end(int from) {
    int i = from;
    boolean saints = false;
    while (i < words.size()) {
      int saint = saintEnd(i, from);
      if (saint > i) {
        saints = true;
        i = saint;
      } else if (isPart(i) || saints && isCalling(i)) {
        i++;
      } else if (saints && words.form(i).equals("i") && isPartInGenitive(i + 1)) {
        i += isCalling(i + 1) ? 3 : 2;
      } else {
        return i;
      }
    }
    return i;
  }

  /** Sv., sv., Svetog; in small letters only inside a name or before a stop and a name. */
  private int saintEnd(int i, int from) {
    boolean shortened = words.lower(i).equals("sv");
    if (shortened) {
      int next = i + 1 < words.size() && words.form(i + 1).equals(".") ? i + 2 : i + 1;
      return next < words.size() && words.token(next).isCapitalised() ? next : i;
    }
    boolean saint = words.hasLemma(i, Set.of("svet", "sveti"));
    return saint && (words.token(i).isCapitalised() || i > from) ? i + 1 : i;
  }

  /** A word in small letters inside a dedication: Svetih apostola, Svetog cara Lazara. */
  private boolean isCalling(int i) {
    boolean small = words.token(i).isWord() && !words.token(i).isCapitalised();
    return small
        && words.any(i, r -> r.is(Case.GENITIVE) && r.partOfSpeech() == PartOfSpeech.NOUN)
        && (nouns.isDedication(words, i) || i + 1 < words.size() && isPart(i + 1));
  }

  private boolean isPartInGenitive(int i) {
    boolean direct = i < words.size() && isPart(i) && words.any(i, r -> r.is(Case.GENITIVE));
    return direct
        || i + 1 < words.size()
            && isCalling(i)
            && !isSite(i)
            && isPart(i + 1)
            && words.any(i + 1, r -> r.is(Case.GENITIVE));
  }

  /** "crkva Svetog Save i crkva Svete Petke": here a second name begins. */
  private boolean isSite(int i) {
    return nouns.at(words, i, i + 1).filter(m -> m.value().has("site")).isPresent();
  }

  private boolean isPart(int i) {
    return words.token(i).isWord()
        && words.token(i).isCapitalised()
        && !isAcronym(words.form(i))
        && nouns
            .at(words, i, words.size())
            .filter(m -> m.value().sort() == Nominal.Sort.PEOPLE && m.value().group().isPresent())
            .isEmpty()
        && words
            .nameOver(i)
            .filter(n -> n.candidates().stream().noneMatch(c -> c.type() == EntityType.SITE))
            .filter(n -> n.candidates().getFirst().type() == EntityType.ORGANIZATION)
            .isEmpty();
  }

  private static boolean isAcronym(String form) {
    return form.length() > 1 && form.codePoints().filter(Character::isUpperCase).count() > 1;
  }
}
